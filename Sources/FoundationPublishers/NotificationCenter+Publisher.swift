import Foundation
import OpenCombine

extension NotificationCenter {
  /// Publishes the notifications of a name as they are posted, on the threads that post them. What is posted while a
  /// subscriber asks for nothing is lost to it.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The centre whose notifications are published.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// Whose notifications are published; nil for everybody's.
    public let object: AnyObject?

    /// - Parameter object: Whose notifications are published; nil for everybody's.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subscription = LossySubscription(subscriber)
      let send = Carried { [weak subscription] notification in subscription?.send(notification) }
      let observer = center.addObserver(forName: name, object: object, queue: nil) { send.value($0) }
      subscription.whenEnded { [center] in center.removeObserver(observer) }
      subscriber.receive(subscription: subscription)
    }

    public static func == (left: Publisher, right: Publisher) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }

  /// A publisher of the notifications of a name.
  ///
  /// - Parameter object: Whose notifications are published; nil for everybody's.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
