import Foundation
import OpenCombine

/// Publishes what a server answers to a request, once for each subscription: the data with the response, or an error.
///
/// The types of Foundation's networking are parameters, and are given in the program that calls
/// `URLSession.dataTaskPublisher(for:)`: what named them here would load networking in every program.
public struct _DataTaskPublisher<Session, Request, Response>: Publisher {
  public typealias Output = (data: Data, response: Response)
  public typealias Failure = URLError

  /// What is called once the server has answered, or could not.
  public typealias Completion = @Sendable (Data?, Response?, (any Error)?) -> Void
  /// Makes a task.
  public typealias Start = (Session, Request, @escaping Completion) -> Task
  /// What starts and what cancels a task.
  public typealias Task = (resume: () -> Void, cancel: () -> Void)

  /// What the server is asked.
  public let request: Request
  /// The session whose task asks it.
  public let session: Session
  private let start: Start

  /// The program's part of `init(request:session:)`.
  public init(_ request: Request, _ session: Session, start: @escaping Start) {
    self.request = request
    self.session = session
    self.start = start
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
    subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
  }

  fileprivate func task(_ completion: @escaping Completion) -> Task {
    start(session, request, completion)
  }
}

/// A task, from the first demand on.
private final class DataTaskSubscription<Session, Request, Response, Downstream: Subscriber>: Subscription,
  @unchecked Sendable
where Downstream.Input == (data: Data, response: Response), Downstream.Failure == URLError {
  /// Guards the following.
  private let lock = NSLock()
  /// Nil once the subscription has ended.
  private var downstream: Downstream?
  private var publisher: _DataTaskPublisher<Session, Request, Response>?
  private var stop: (() -> Void)?

  init(_ publisher: _DataTaskPublisher<Session, Request, Response>, _ downstream: Downstream) {
    self.publisher = publisher
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let publisher = lock.withLock {
      defer { self.publisher = nil }
      return self.publisher
    }
    guard let publisher else { return }
    let finish = Carried(finish)
    let task = publisher.task { data, response, error in finish.value(data, response, error) }
    let isWanted = lock.withLock {
      if downstream != nil { stop = task.cancel }
      return downstream != nil
    }
    if isWanted { task.resume() } else { task.cancel() }
  }

  func cancel() {
    let stop = lock.withLock {
      defer { (downstream, publisher, self.stop) = (nil, nil, nil) }
      return self.stop
    }
    stop?()
  }

  private func finish(_ data: Data?, _ response: Response?, _ error: (any Error)?) {
    let downstream = lock.withLock {
      defer { (self.downstream, stop) = (nil, nil) }
      return self.downstream
    }
    guard let downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data: data ?? Data(), response: response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }
}
