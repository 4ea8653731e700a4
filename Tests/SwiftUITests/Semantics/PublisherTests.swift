import Combine
import Foundation
import FoundationNetworking
import Synchronization
import Testing

/// What Foundation publishes.
struct PublisherTests {
  /// What a subscriber has received, on any thread.
  private final class Received<Value: Sendable>: Sendable {
    private let kept = Mutex<[Value]>([])
    var values: [Value] { kept.withLock { $0 } }
    func append(_ value: Value) { kept.withLock { $0.append(value) } }
  }

  /// Asks for as many values as it is told.
  private final class Asking: Subscriber {
    typealias Input = Notification
    typealias Failure = Never
    var subscription: (any Subscription)?
    var count = 0
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Notification) -> Subscribers.Demand {
      count += 1
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  private let name = Notification.Name("treeswift.publisher")

  @Test("a notification is published while it is asked for, of the object that is asked for")
  func notifications() {
    let (center, object) = (NotificationCenter(), NSObject())
    let asking = Asking()
    center.publisher(for: name, object: object).subscribe(asking)
    center.post(name: name, object: object)
    #expect(asking.count == 0)
    asking.subscription?.request(.max(2))
    center.post(name: name, object: NSObject())
    for _ in 0..<3 { center.post(name: name, object: object) }
    #expect(asking.count == 2)
    asking.subscription?.request(.unlimited)
    center.post(name: name, object: object)
    asking.subscription?.cancel()
    center.post(name: name, object: object)
    #expect(asking.count == 3)
  }

  @Test("what is let go of receives no notifications")
  func release() {
    let center = NotificationCenter()
    var count = 0
    var waiting: AnyCancellable? = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    withExtendedLifetime(waiting) {}
    waiting = nil
    center.post(name: name, object: nil)
    #expect(count == 1)
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: center))
    #expect(center.publisher(for: name) != NotificationCenter().publisher(for: name))
  }

  @Test("the first date of a timer comes after an interval, not with the connection")
  func firstDate() async {
    let count = await withCheckedContinuation { done in
      Thread.detachNewThread {
        let loop = RunLoop.current
        let timer = Timer.publish(every: 3_600, on: loop, in: .default)
        var count = 0
        let waiting = timer.sink { _ in count += 1 }
        let connection = timer.connect()
        for _ in 0..<3 { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002)) }
        connection.cancel()
        withExtendedLifetime(waiting) {}
        done.resume(returning: count)
      }
    }
    #expect(count == 0)
  }

  @Test("a timer runs from its connection until that is cancelled, for all its subscribers")
  func timers() async {
    let counts = await withCheckedContinuation { done in
      Thread.detachNewThread {
        let loop = RunLoop.current
        let timer = Timer.publish(every: 0.001, on: loop, in: .default)
        var (first, second) = (0, 0)
        let waiting = [timer.sink { _ in first += 1 }, timer.sink { _ in second += 1 }]
        let unconnected = loop.run(mode: .default, before: Date())
        let connection = timer.connect()
        var turns = 0
        while second < 3, turns < 10_000 {
          _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
          turns += 1
        }
        connection.cancel()
        let counts = [first, second]
        _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        withExtendedLifetime((waiting, unconnected)) {}
        done.resume(returning: [second >= 3 ? 1 : 0, first - second, first - counts[0], second - counts[1]])
      }
    }
    #expect(counts == [1, 0, 0, 0])
  }

  @Test("run loops and operation queues schedule: at once, later, and again and again")
  func schedulers() async {
    let queue = OperationQueue()
    let received = Received<Int>()
    await withCheckedContinuation { done in
      queue.schedule {
        received.append(1)
        queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) { done.resume() }
      }
    }
    #expect(received.values == [1])
    let repeated = await withCheckedContinuation { done in
      Thread.detachNewThread {
        let loop = RunLoop.current
        var (count, other) = (0, 0)
        loop.schedule { other += 1 }
        loop.schedule(after: loop.now) { other += 1 }
        let again = loop.schedule(after: loop.now, interval: .milliseconds(1)) { count += 1 }
        var turns = 0
        while count < 3 || other < 2, turns < 10_000 {
          _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
          turns += 1
        }
        again.cancel()
        let (before, others) = (count, other)
        _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        done.resume(returning: [others, before >= 3 ? 1 : 0, count - before])
      }
    }
    #expect(repeated == [2, 1, 0])
  }

  @Test("a value that is delayed comes before the end, however short the delay")
  func order() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    for _ in 0..<500 {
      let received = Received<Int>()
      var waiting: AnyCancellable?
      await withCheckedContinuation { done in
        waiting = Just(1).delay(for: 0, scheduler: queue)
          .sink { _ in
            done.resume()
          } receiveValue: {
            received.append($0)
          }
      }
      waiting?.cancel()
      #expect(received.values == [1])
    }
  }

  @Test("actions run in the order of their dates, and of equal dates as they were given")
  func dates() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let received = Received<Int>()
    let start = queue.now
    await withCheckedContinuation { done in
      for index in 0..<200 {
        let date = start.advanced(by: .milliseconds(index < 100 ? 2_000 : 1_000))
        queue.schedule(after: date, tolerance: 0, options: nil) {
          received.append(index)
          if index == 99 { done.resume() }
        }
      }
    }
    #expect(received.values == Array(100..<200) + Array(0..<100))
  }

  @Test("lengths of time are seconds")
  func strides() {
    typealias Stride = RunLoop.SchedulerTimeType.Stride
    #expect(Stride.milliseconds(1500) == .seconds(1.5) && Stride.seconds(2) == 2)
    #expect(Stride.microseconds(2500).timeInterval == 0.0025 && Stride.nanoseconds(2_000_000_000) == 2.0)
    let start = OperationQueue.SchedulerTimeType(Date(timeIntervalSince1970: 10))
    let end = start.advanced(by: 2.5)
    #expect(end.date.timeIntervalSince1970 == 12.5 && start.distance(to: end) == 2.5)
    #expect(Stride(3) - 1 == 2 && Stride(3) * 2 == 6 && Stride(1) < 2 && -Stride(1) == -1)
  }

  private struct Answer: Codable, Equatable, Sendable { var number: Int }

  @Test("a server's answer is published, and decoded")
  func answers() async throws {
    let server = try #require(LocalServer(["/a": .init(body: JSONEncoder().encode(Answer(number: 7)))]))
    defer { server.stop() }
    let url = try #require(server.url("/a"))
    let publisher = URLSession.shared.dataTaskPublisher(for: url)
    #expect(publisher.request.url == url && publisher.session === URLSession.shared)
    let received = Received<Answer>()
    var waiting: AnyCancellable?
    await withCheckedContinuation { done in
      waiting = publisher.map(\.data).decode(type: Answer.self, decoder: JSONDecoder())
        .sink { _ in
          done.resume()
        } receiveValue: {
          received.append($0)
        }
    }
    withExtendedLifetime(waiting) {}
    #expect(received.values == [Answer(number: 7)] && server.asked == 1)
  }

  @Test("a session that ends before the answer fails, and a subscription that is cancelled says nothing")
  func failures() async throws {
    let server = try #require(LocalServer(["/silent": .init(isSilent: true)]))
    defer { server.stop() }
    let url = try #require(server.url("/silent"))
    let session = URLSession(configuration: .ephemeral)
    let received = Received<String>()
    var waiting: [AnyCancellable] = []
    session.dataTaskPublisher(for: url).sink { _ in
      received.append("cancelled")
    } receiveValue: { _ in
    }
    .cancel()
    let error: URLError? = await withCheckedContinuation { done in
      session.dataTaskPublisher(for: URLRequest(url: url)).sink { completion in
        if case .failure(let error) = completion { done.resume(returning: error) }
      } receiveValue: { _ in
      }.store(in: &waiting)
      session.invalidateAndCancel()
    }
    #expect(error?.code == .cancelled && received.values.isEmpty)
  }
}
