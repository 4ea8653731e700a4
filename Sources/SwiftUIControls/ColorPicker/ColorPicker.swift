import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A control that chooses a colour.
///
/// It is a label with a well that shows the colour; pressing the well opens a panel with a table of colours and a line for
/// each part of the colour. On a phone the label stands at the leading edge of the width that is offered and the well at the
/// trailing one. Colours outside of sRGB are chosen as the nearest inside.
///
/// Source: ColorPicker in SwiftUI's documentation.
public struct ColorPicker<Label> where Label: View {
  private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  @State private var isOpen = false
  @Environment(\.self) private var environment
  @Environment(\.platformProfile) private var profile
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.isEnabled) private var isEnabled

  /// A control for a colour, with a label of any views.
  ///
  /// - Parameter supportsOpacity: Whether the opacity can be chosen; otherwise what is chosen is opaque.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  /// A control for a colour of Core Graphics, with a label of any views.
  ///
  /// - Parameter supportsOpacity: Whether the opacity can be chosen; otherwise what is chosen is opaque.
  public nonisolated init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: Binding<Color> {
        Color(cgColor: selection.wrappedValue)
      } set: { color, transaction in
        guard let chosen = color.cgColor else { return }
        withTransaction(transaction) { selection.wrappedValue = chosen }
      }, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker: View {
  public var body: some View {
    let color = PickedColor(selection.wrappedValue, in: environment, isOpaque: !supportsOpacity)
    LabeledControl(showsLabel: labels != .hidden) {
      SingleView(label).disabledLook()
    } content: {
      ColorWell(color: color, isPhone: profile == .phone)
        .disabledLook()
        .gesture(TapGesture().onEnded { isOpen = true }, including: isEnabled ? .all : .none)
        .panel(isPresented: $isOpen) {
          ColorPanel(selection: selection, supportsOpacity: supportsOpacity).outsideOfRows()
        }
    }
    .unseenLabel(label, when: labels == .hidden)
    .semantics(.button, title: label as? Text, value: color.words, action: { isOpen = true })
  }
}

extension ColorPicker where Label == Text {
  /// A control for a colour with a translated title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A control for a colour with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// A control for a colour with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }

  /// A control for a colour of Core Graphics with a translated title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A control for a colour of Core Graphics with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// A control for a colour of Core Graphics with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}
