import Foundation
import ViewGraph

extension Text {
  /// A preference that all texts set: how they are laid out and where. It costs something only where it is read.
  ///
  ///     paragraphs.overlayPreferenceValue(Text.LayoutKey.self) { layouts in
  ///       GeometryReader { proxy in
  ///         ForEach(layouts.indices, id: \.self) { index in
  ///           Mark().position(proxy[layouts[index].origin])
  ///         }
  ///       }
  ///     }
  public struct LayoutKey: PreferenceKey, Sendable {
    /// The layout of one text, and where the text stands.
    public struct AnchoredLayout: Equatable {
      /// The top left corner of the text, from which its layout's coordinates count.
      public var origin: Anchor<CGPoint>
      /// The text broken into lines.
      public var layout: Text.Layout
    }

    /// No layouts.
    public static var defaultValue: [AnchoredLayout] { [] }

    /// Adds layouts in the order of the texts.
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

extension Text.LayoutKey: LeafPreferenceKey {
  package static func value(of leaf: DrawContext<LeafNode>) -> [AnchoredLayout]? {
    guard let text = leaf.view(as: Text.self) else { return nil }
    let layout = Text.Layout(text.drawing(leaf.size, leaf))
    return [AnchoredLayout(origin: leaf.anchor(.point(.zero)), layout: layout)]
  }
}
