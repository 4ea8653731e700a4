import Foundation
import SwiftUICore
import ViewGraph

extension NavigationLink where Label == Text {
  /// A link to a view, with a translated title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link to a view, with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// A link to a view, with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }

  /// A link to a view, with a translated title.
  @available(*, deprecated, message: "Use a closure for the destination.")
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: { destination }) { Text(titleKey) }
  }

  /// A link to a view, with a title as it is.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use a closure for the destination.")
  public nonisolated init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(destination: { destination }) { Text(title) }
  }
}

@available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
extension NavigationLink where Label == Text {
  /// A link to a view that shows while a binding is true, with a translated title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// A link to a view that shows while a binding is true, with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// A link to a view that shows while a binding is true, with a translated title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: { destination }) { Text(titleKey) }
  }

  /// A link to a view that shows while a binding is true, with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>)
  where S: StringProtocol {
    self.init(isActive: isActive, destination: { destination }) { Text(title) }
  }
}

@available(
  *, deprecated, message: "Use NavigationLink(value:label:) with navigationDestination(for:destination:)."
)
extension NavigationLink where Label == Text {
  /// A link to a view that shows while a binding holds the link's tag, with a translated title.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) where V: Hashable {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// A link to a view that shows while a binding holds the link's tag, with a title as it is.
  @_disfavoredOverload
  public nonisolated init<V, S>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) where V: Hashable, S: StringProtocol {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// A link to a view that shows while a binding holds the link's tag, with a translated title.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) where V: Hashable {
    self.init(tag: tag, selection: selection, destination: { destination }) { Text(titleKey) }
  }

  /// A link to a view that shows while a binding holds the link's tag, with a title as it is.
  @_disfavoredOverload
  public nonisolated init<V, S>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>)
  where V: Hashable, S: StringProtocol {
    self.init(tag: tag, selection: selection, destination: { destination }) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link that puts a value on the path of the stack around, with a translated title. Nil takes no input.
  public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Hashable {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link that puts a value on the path of the stack around, with a title of a resource. Nil takes no input.
  @_disfavoredOverload
  public nonisolated init<P>(_ titleResource: LocalizedStringResource, value: P?) where P: Hashable {
    self.init(value: value) { Text(titleResource) }
  }

  /// A link that puts a value on the path of the stack around, with a title as it is. Nil takes no input.
  @_disfavoredOverload
  public nonisolated init<S, P>(_ title: S, value: P?) where S: StringProtocol, P: Hashable {
    self.init(value: value) { Text(title) }
  }

  /// A link that puts a value on the path of the stack around, with a translated title. Nil takes no input.
  public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where P: Decodable, P: Encodable, P: Hashable {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link that puts a value on the path of the stack around, with a title of a resource. Nil takes no input.
  @_disfavoredOverload
  public nonisolated init<P>(_ titleResource: LocalizedStringResource, value: P?)
  where P: Decodable, P: Encodable, P: Hashable {
    self.init(value: value) { Text(titleResource) }
  }

  /// A link that puts a value on the path of the stack around, with a title as it is. Nil takes no input.
  @_disfavoredOverload
  public nonisolated init<S, P>(_ title: S, value: P?)
  where S: StringProtocol, P: Decodable, P: Encodable, P: Hashable {
    self.init(value: value) { Text(title) }
  }
}
