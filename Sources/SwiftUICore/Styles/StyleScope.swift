import ViewGraph

/// The parts of a view, as the styles of its kind are given them: `LabelStyleConfiguration` for labels.
///
/// The configuration's type identifies the kind of style. To give views of a kind styles, let the
/// configuration conform, wrap the style's protocol in a `StyleDrawing`, add the scope as a property of
/// `EnvironmentValues` for the view to read, and set it with `styled(by:)`.
package protocol StyleConfiguration {
  /// The style where none is set.
  nonisolated static var automatic: any StyleDrawing<Self> { get }
}

/// A style, as the engine of all styles sees it: what it makes of the parts of a view. The style is a
/// `PropertyOwner`, so that it may read the environment and have state.
package protocol StyleDrawing<Configuration>: DynamicProperty {
  associatedtype Style
  associatedtype Configuration: StyleConfiguration
  associatedtype Body: View
  var style: Style { get }
  @MainActor func body(of configuration: Configuration) -> Body
}

/// The style of the views of one kind at a place in the tree, with the one that was set around it: within a
/// style's body, views of the kind take that one, and at last the automatic one.
package struct StyleScope<Configuration: StyleConfiguration>: @unchecked Sendable {
  /// What the style makes of a view's parts: one view, whatever the style consists of.
  package let body: @MainActor (Configuration) -> SingleView<AnyView>
  /// Whether the style is the one where none is set.
  package let isAutomatic: Bool
  /// Whether styles that are set inside do not replace it, unless they are such themselves.
  fileprivate let isFixed: Bool

  nonisolated fileprivate init<Drawing: StyleDrawing>(
    _ drawing: Drawing, outer: StyleScope?, isFixed: Bool = false
  ) where Drawing.Configuration == Configuration {
    self.isFixed = isFixed
    // A copy of this scope's own, used in bodies alone, on the main actor.
    nonisolated(unsafe) let drawing = drawing
    isAutomatic = Drawing.self == type(of: Configuration.automatic)
    // The body of a style without properties runs with that of the view, and needs no node of its own.
    let hasProperties = PropertyOwner<Drawing.Style>.hasProperties
    body = { configuration in
      let restored = RestoredStyle(scope: outer)
      if hasProperties {
        return SingleView(
          erasing: StyledBody(drawing: drawing, configuration: configuration).modifier(restored))
      }
      return SingleView(erasing: drawing.body(of: configuration).modifier(restored))
    }
  }

  nonisolated fileprivate static var automatic: StyleScope {
    StyleScope(Configuration.automatic, outer: nil)
  }
}

/// What a style with dynamic properties makes of the parts of a view: each view of the style has properties of its own.
private struct StyledBody<Drawing: StyleDrawing>: View {
  let drawing: Drawing
  let configuration: Drawing.Configuration
  var body: some View { drawing.body(of: configuration) }
}

private struct StyleKey<Configuration: StyleConfiguration>: EnvironmentKey {
  static var defaultValue: StyleScope<Configuration> { .automatic }
}

extension EnvironmentValues {
  /// The style of the views with a configuration.
  package func style<Configuration>(
    of configuration: Configuration.Type
  ) -> StyleScope<Configuration> {
    self[StyleKey<Configuration>.self]
  }
}

/// Sets the style of the views of one kind below.
private nonisolated struct StyleModifier<Drawing: StyleDrawing>: EnvironmentModifying {
  typealias Body = Never
  let drawing: Drawing
  let yieldsToOuter: Bool
  let isFixed: Bool

  func write(to values: inout EnvironmentValues) {
    let outer = values.style(of: Drawing.Configuration.self)
    guard !yieldsToOuter || outer.isAutomatic, !outer.isFixed || isFixed else { return }
    values[StyleKey<Drawing.Configuration>.self] = StyleScope(drawing, outer: outer, isFixed: isFixed)
  }
}

/// Sets the style inside of a style's body to the one around it, nil for the automatic one.
private nonisolated struct RestoredStyle<Configuration: StyleConfiguration>: EnvironmentModifying {
  typealias Body = Never
  let scope: StyleScope<Configuration>?

  func write(to values: inout EnvironmentValues) {
    values[StyleKey<Configuration>.self] = scope ?? .automatic
  }
}

extension View {
  /// Sets the style of the views of one kind below.
  ///
  /// - Parameters:
  ///   - yieldsToOuter: Whether it applies only where none is set further out.
  ///   - isFixed: Whether styles that are set further in do not apply, as in menus.
  package nonisolated func styled<Drawing: StyleDrawing>(
    by drawing: Drawing, yieldsToOuter: Bool = false, isFixed: Bool = false
  ) -> some View {
    modifier(StyleModifier(drawing: drawing, yieldsToOuter: yieldsToOuter, isFixed: isFixed))
  }
}
