import Foundation
import Geometry
import LayoutEngine

/// Views in a row. Proposes to each an equal share of what less flexible ones leave; as wide as all together
/// and as high as the highest.
public struct HStack<Content> where Content: View {
  package var layout: HStackLayout
  package var content: Content

  /// A row of views.
  ///
  /// - Parameters:
  ///   - alignment: How views of different height line up.
  ///   - spacing: Points between neighbours; nil for what each two of them prefer.
  ///   - content: The views, from the leading to the trailing edge.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Views in a column. Proposes to each an equal share of what less flexible ones leave; as high as all
/// together and as wide as the widest.
public struct VStack<Content> where Content: View {
  package var layout: VStackLayout
  package var content: Content

  /// A column of views.
  ///
  /// - Parameters:
  ///   - alignment: How views of different width line up.
  ///   - spacing: Points between neighbours; nil for what each two of them prefer.
  ///   - content: The views, from top to bottom.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Views on top of one another, the last in front. Proposes to each what it is proposed; its size is the
/// union of theirs once they are aligned.
public struct ZStack<Content> where Content: View {
  package var layout: ZStackLayout
  package var content: Content

  /// Views on top of one another.
  ///
  /// - Parameters:
  ///   - alignment: How views of different size line up on both axes.
  ///   - content: The views, from back to front.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension HStack: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    LayoutContainerType<Self, HStackLayout>(
      layoutOffset: 0, contentOffset: MemoryLayout<Self>.offset(of: \Self.content) ?? 0,
      content: { .of(Content.self) })
  }
}

extension VStack: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    LayoutContainerType<Self, VStackLayout>(
      layoutOffset: 0, contentOffset: MemoryLayout<Self>.offset(of: \Self.content) ?? 0,
      content: { .of(Content.self) })
  }
}

extension ZStack: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    LayoutContainerType<Self, ZStackLayout>(
      layoutOffset: 0, contentOffset: MemoryLayout<Self>.offset(of: \Self.content) ?? 0,
      content: { .of(Content.self) })
  }
}

extension HStack: Sendable where Content: Sendable {}
extension VStack: Sendable where Content: Sendable {}
extension ZStack: Sendable where Content: Sendable {}
