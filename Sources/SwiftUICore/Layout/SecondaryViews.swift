import DisplayList
import ViewGraph

/// A view behind another.
nonisolated public struct _BackgroundModifier<Background>: SecondaryModifier where Background: View {
  public typealias Body = Never
  package typealias Secondary = Background
  public var background: Background
  public var alignment: Alignment

  public init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }

  package static var secondaryOffset: Int { MemoryLayout<Self>.offset(of: \.background) ?? 0 }
  package var layering: Layering { .behind }
  package func compose(_ content: Placed, _ secondary: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    .layered(secondary, content, id: context.id)
  }
  public static func _makeModifierType() -> _ModifierType { makeSecondaryType() }
}

/// A view in front of another.
nonisolated public struct _OverlayModifier<Overlay>: SecondaryModifier where Overlay: View {
  public typealias Body = Never
  package typealias Secondary = Overlay
  public var overlay: Overlay
  public var alignment: Alignment

  public init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }

  package static var secondaryOffset: Int { MemoryLayout<Self>.offset(of: \.overlay) ?? 0 }
  package var layering: Layering { .before }
  package func compose(_ content: Placed, _ secondary: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    .layered(content, secondary, id: context.id)
  }
  public static func _makeModifierType() -> _ModifierType { makeSecondaryType() }
}

/// A view whose opacity is another's.
nonisolated public struct _MaskModifier<Mask>: SecondaryModifier where Mask: View {
  public typealias Body = Never
  package typealias Secondary = Mask
  public var mask: Mask
  package var alignment: Alignment

  package init(mask: Mask, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
  }

  package static var secondaryOffset: Int { MemoryLayout<Self>.offset(of: \.mask) ?? 0 }
  package var layering: Layering { .mask }
  package func compose(_ content: Placed, _ secondary: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    secondary.fragment.isEmpty ? Placed(.empty) : content.applying(.mask(secondary), id: context.id)
  }
  public static func _makeModifierType() -> _ModifierType { makeSecondaryType() }
}

extension View {
  /// Puts views behind this one. They are proposed its size, may overflow it, and take no part in layout.
  public nonisolated func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }

  /// Puts a view behind this one. It is proposed this view's size, may overflow it, and takes no part in
  /// layout.
  @_disfavoredOverload
  public nonisolated func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }

  /// Puts views in front of this one. They are proposed its size, may overflow it, and take no part in layout.
  public nonisolated func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Puts a view in front of this one. It is proposed this view's size, may overflow it, and takes no part in
  /// layout.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Shows this view as far as the mask is opaque: the alpha of both is multiplied. The mask is proposed the
  /// view's size; where it has no views nothing shows.
  public nonisolated func mask<Mask>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View {
    modifier(_MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows this view as far as the mask, in its middle, is opaque.
  @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
  public nonisolated func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    modifier(_MaskModifier(mask: mask, alignment: .center))
  }
}
