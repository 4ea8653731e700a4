import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they are posted: `for await change in center.notifications(named: .change)`.
  ///
  /// - Parameters:
  ///   - name: The notifications' name.
  ///   - object: The object that posts them; nil for any.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications that are yet to be posted. An iterator receives all that are posted from when it is made
  /// until it is released or its task is cancelled; those that arrive faster than they are read wait.
  public struct Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    /// Waiting for notifications does not fail.
    public typealias Failure = Never

    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: (any AnyObject & Sendable)?

    /// Waits for the notifications of a sequence one after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var notifications: AsyncStream<Posted>.Iterator

      /// The next notification; nil when the task is cancelled.
      public mutating func next() async -> Notification? { await notifications.next()?.notification }

      /// The next notification, waited for on an actor; nil when the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await notifications.next(isolation: actor)?.notification
      }
    }

    /// Begins to collect the notifications that are posted from now on.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Posted>.makeStream()
      let observer = Observer(
        token: center.addObserver(forName: name, object: object, queue: nil) { notification in
          continuation.yield(Posted(notification: notification))
        })
      continuation.onTermination = { [center] _ in center.removeObserver(observer.token) }
      return Iterator(notifications: stream.makeAsyncIterator())
    }
  }
}

/// A notification on its way to whoever waits for it; whoever posted it has let go of it.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// What a notification centre knows an observer by; used once, to take it out.
private struct Observer: @unchecked Sendable {
  let token: any NSObjectProtocol
}
