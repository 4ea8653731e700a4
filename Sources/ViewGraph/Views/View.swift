import Foundation

/// A piece of a user interface: a cheap description that the engine compares with the one before.
///
/// A custom view computes its `body` from other views. Views of the package itself have no body and
/// describe to the engine what they are.
@MainActor @preconcurrency
public protocol View {
  /// The type of what the view consists of. It is inferred from `body`, and is `Never` for views of the
  /// package.
  associatedtype Body: View

  /// What the view consists of. Read again when something that it read has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  nonisolated static func _makeViewType() -> _ViewType
}

extension View {
  public nonisolated static func _makeViewType() -> _ViewType { BodyViewType<Self>() }
}

extension View where Body == Never {
  /// Views of the package have no body; reading it is a programmer's error.
  public var body: Never {
    fatalError("\(Self.self) has no body: it is drawn by the package")  // documented programmer error
  }
}

extension Never: View {
  public typealias Body = Never
}

/// A view that shows nothing and takes no place: it contributes no element.
public struct EmptyView: Sendable {
  /// A view without elements: not even a stack's spacing is put around it.
  @inlinable public nonisolated init() {}
}

extension EmptyView: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType { EmptyViewType() }
}

final class EmptyViewType: _ViewType, @unchecked Sendable {
  init() { super.init(for: EmptyView.self) }
  override func computeArity() -> Arity { .fixed(0) }
  override func makeNode(_ place: NodePlace) -> ViewNode { ListNode(place, type: self) }
}
