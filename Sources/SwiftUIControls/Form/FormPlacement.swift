import SwiftUICore
import ViewGraph

/// Where a control stands to the form around it.
struct FormPlacement: Equatable {
  enum Kind { case outside, columns, grouped }
  var kind = Kind.outside
  /// Whether it stands beside the label of another control, and arranges nothing in the form.
  var isValue = false

  /// Whether the control's label stands in the form's column of labels.
  var hasColumn: Bool { kind == .columns && !isValue }
  /// Whether label and control stand at the edges of a row.
  var isRow: Bool { kind == .grouped && !isValue }
}

extension EnvironmentValues {
  var formPlacement: FormPlacement {
    get { self[FormPlacementKey.self] }
    set { self[FormPlacementKey.self] = newValue }
  }

  private struct FormPlacementKey: EnvironmentKey {
    static var defaultValue: FormPlacement { FormPlacement() }
  }
}

extension View {
  /// Sets views below apart from the row of a list or a form that they are shown from: for panels, bars and screens.
  func outsideOfRows() -> some View {
    environment(\.isInList, false).environment(\.tintsListIcons, false).environment(
      \.formPlacement, FormPlacement())
  }
}

/// A control's label with the control: side by side, at both edges on a phone, and as the form has it where they are in one.
struct LabeledControl<Label: View, Content: View>: View {
  var alignment = VerticalAlignment.center
  let showsLabel: Bool
  /// Whether the control takes the width that it is offered, and leaves no room between it and the label.
  var fills = false
  /// Whether texts of accessibility sizes stand under each other in the rows of a phone.
  var stacks = false
  @ViewBuilder let label: Label
  @ViewBuilder let content: Content
  @Environment(\.formPlacement) private var placement
  @Environment(\.platformProfile) private var profile
  @Environment(\.isInList) private var isInList
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  private var isStacked: Bool {
    stacks && showsLabel && profile == .phone && isInList && dynamicTypeSize.isAccessibilitySize
  }

  private var isSpread: Bool {
    !fills && (placement.isRow || profile == .phone && !placement.hasColumn)
  }

  var body: some View {
    if isStacked {
      VStack(alignment: .leading) { parts }
    } else {
      HStack(alignment: alignment, spacing: placement.hasColumn ? 8 : nil) { parts }
    }
  }

  @ViewBuilder private var parts: some View {
    if showsLabel {
      label.modifier(FormLabel(placement: placement))
      if isSpread, !isStacked { Spacer() }
    }
    content.modifier(FormValue(placement: placement, hasLabel: showsLabel))
  }
}

/// A label in a column ends where the column does, in each of its lines.
private struct FormLabel: ViewModifier {
  let placement: FormPlacement

  func body(content: Content) -> some View {
    if placement.hasColumn { content.multilineTextAlignment(.trailing) } else { content }
  }
}

/// What stands beside a label: in columns it begins the second one.
private struct FormValue: ViewModifier {
  let placement: FormPlacement
  let hasLabel: Bool

  func body(content: Content) -> some View {
    if placement.kind == .outside || placement.isValue {
      content
    } else {
      content.alignmentGuide(.formControls) { $0[.leading] }
        .environment(\.formPlacement, FormPlacement(kind: placement.kind, isValue: hasLabel))
    }
  }
}
