import SwiftUICore
import TextViews
import ViewGraph

/// The two halves of a stepper: arrows above each other on the desktop, where the upper one increments; a minus and a plus
/// side by side on a phone, 94 by 32 points, the minus at the leading edge.
struct StepperButtons: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let editingChanged: (Bool) -> Void
  @Environment(\.platformProfile) private var profile
  @Environment(\.controlSize) private var controlSize

  /// On the desktop, by the control's size.
  private var height: CGFloat {
    switch controlSize {
    case .mini: 16
    case .small: 19
    case .regular: 22
    case .large: 26
    case .extraLarge: 32
    }
  }

  var body: some View {
    Group {
      if profile == .phone {
        HStack(spacing: 0) {
          StepperHalf(kind: .minus, action: decrement, editingChanged: editingChanged)
          Color.primary.opacity(0.15).frame(width: 1, height: 18)
          StepperHalf(kind: .plus, action: increment, editingChanged: editingChanged)
        }
        .frame(width: 94, height: 32)
        .background(Color.primary.opacity(0.08), in: .rect(cornerRadius: 8))
        .clipShape(.rect(cornerRadius: 8))
      } else {
        VStack(spacing: 0) {
          StepperHalf(kind: .up, action: increment, editingChanged: editingChanged)
          Color.primary.opacity(0.12).frame(height: 1)
          StepperHalf(kind: .down, action: decrement, editingChanged: editingChanged)
        }
        .frame(width: height * 0.68, height: height)
        .background(Color.primary.opacity(0.1), in: .rect(cornerRadius: height / 4.4))
        .clipShape(.rect(cornerRadius: height / 4.4))
      }
    }
    .fixedSize()
  }
}

/// One half of a stepper: acts when it is pressed, again and again while it is held.
private struct StepperHalf: View {
  let kind: StepperSign.Kind
  let action: (() -> Void)?
  let editingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @GestureState private var isOver = false
  /// How often the present press has acted.
  @State private var count = 0

  var body: some View {
    let acts = isEnabled && action != nil
    StepperSign(kind: kind)
      .stroke(
        Color.primary.opacity(acts ? 0.85 : 0.25),
        style: StrokeStyle(lineWidth: kind.isArrow ? 1.4 : 1.7, lineCap: .round, lineJoin: .round)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.primary.opacity(isOver ? 0.15 : 0))
      .contentShape(Rectangle())
      .gesture(
        RepeatingPressGesture()
          .updating($isOver) { press, isOver, _ in isOver = press.isOver }
          .onChanged(follow).onEnded(follow)
      )
      .disabled(!acts)
      .onChange(of: isOver) { editingChanged(isOver) }
  }

  private func follow(_ press: RepeatingPressGesture.Value) {
    if press.count > count { action?() }
    count = press.count
  }
}

/// A plus, a minus or an arrow in the middle of a half.
private struct StepperSign: Shape {
  enum Kind {
    case up, down, plus, minus
    var isArrow: Bool { self == .up || self == .down }
  }

  let kind: Kind

  func path(in rect: CGRect) -> Path {
    // Half the length of a line of a plus; half the width of an arrow, which is half as high.
    let reach = kind.isArrow ? min(rect.width, rect.height * 1.4) * 0.24 : min(rect.width, rect.height) * 0.2
    let (x, y) = (rect.midX, rect.midY)
    return Path { path in
      switch kind {
      case .up, .down:
        let rise = kind == .up ? -reach / 2 : reach / 2
        path.move(to: CGPoint(x: x - reach, y: y - rise))
        path.addLine(to: CGPoint(x: x, y: y + rise))
        path.addLine(to: CGPoint(x: x + reach, y: y - rise))
      case .plus, .minus:
        path.move(to: CGPoint(x: x - reach, y: y))
        path.addLine(to: CGPoint(x: x + reach, y: y))
        if kind == .plus {
          path.move(to: CGPoint(x: x, y: y - reach))
          path.addLine(to: CGPoint(x: x, y: y + reach))
        }
      }
    }
  }
}
