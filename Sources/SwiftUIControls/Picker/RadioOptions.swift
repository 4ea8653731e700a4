import SwiftUICore
import TextViews
import ViewGraph

/// The options of a picker under each other, each after a circle of 16 points, 6 points apart.
struct RadioOptions: View {
  let parts: PickerParts
  @Environment(\.horizontalRadioGroupLayout) private var isHorizontal

  var body: some View {
    Group(sections: parts.options) { sections in
      let _ = parts.selection.index(in: sections.flatMap(\.content))
      let stack =
        isHorizontal
        ? AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 12))
        : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
      stack {
        ForEach(sections) { section in
          section.header
          ForEach(section.content) { option in
            RadioOption(isChosen: parts.selection.contains(option.containerValues), label: option) {
              parts.selection.choose(option)
            }
            .disabled(option.isSelectionDisabled)
          }
          section.footer
        }
      }
    }
  }
}

/// An option with its circle, which is filled with the tint while it is the chosen one.
private struct RadioOption<Label: View>: View {
  let isChosen: Bool
  let label: Label
  let choose: @MainActor () -> Void
  @GestureState private var isPressed = false

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 5) {
      ZStack {
        Circle().fill(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary.opacity(0.06)))
        Circle().strokeBorder(Color.primary.opacity(isChosen ? 0 : 0.2), lineWidth: 1)
        if isChosen { Circle().fill(.white).frame(width: 6, height: 6) }
        Circle().fill(Color.black.opacity(isPressed ? 0.15 : 0))
      }
      .frame(width: 16, height: 16)
      .alignmentGuide(.firstTextBaseline) { $0[.bottom] - 3 }
      label
    }
    .disabledLook()
    .contentShape(Rectangle())
    .pressing($isPressed, choose)
    .semantics(.radioButton, action: choose)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

extension EnvironmentValues {
  var horizontalRadioGroupLayout: Bool {
    get { self[HorizontalRadioGroupKey.self] }
    set { self[HorizontalRadioGroupKey.self] = newValue }
  }

  private struct HorizontalRadioGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension View {
  /// Puts the options of the radio groups below side by side.
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    environment(\.horizontalRadioGroupLayout, true)
  }
}
