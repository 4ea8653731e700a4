import Foundation
import SwiftUICore
import ViewGraph

/// A bar where the share is known, a spinner where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style of progress views for which none is set.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A style with a bar in the tint.
  public nonisolated init() { tint = nil }

  /// A style with a bar in a colour.
  @available(*, deprecated, message: "Use tint(_:) instead.")
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

/// A ring where the share is known, a spinner where it is not. On a phone it is a spinner always.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A style with a ring in the tint.
  public nonisolated init() { tint = nil }

  /// A style with a ring in a colour.
  @available(*, deprecated, message: "Use tint(_:) instead.")
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the share is known, a spinner where it is not.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring where the share is known, a spinner where it is not.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A bar between the label, above, and the value, below: 20 points high on the desktop, where it is 8 points thick, and 4 on
/// a phone.
private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  var tint: Color?
  @Environment(\.platformProfile) private var profile

  private var isPhone: Bool { profile == .phone }

  var body: some View {
    VStack(alignment: .leading, spacing: isPhone ? 8 : 0) {
      configuration.label
      bar.frame(height: isPhone ? 4 : 8).padding(.vertical, isPhone ? 0 : 6)
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }

  private var bar: some View {
    Capsule().fill(Color.primary.opacity(0.1))
      .overlay {
        let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
        if let fraction = configuration.fractionCompleted {
          BarShape(length: fraction).fill(style)
        } else {
          WanderingBar(style: style)
        }
      }
      .clipShape(Capsule())
  }
}

/// The beginning of a bar, as a share of its width.
private struct BarShape: Shape {
  var length: Double
  var animatableData: Double {
    get { length }
    set { length = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard length > 0 else { return Path() }
    let bar = CGRect(
      x: rect.minX, y: rect.minY, width: max(rect.width * length, rect.height), height: rect.height)
    return Path(roundedRect: bar, cornerRadius: rect.height / 2)
  }
}

/// A part of a bar that goes to and fro.
private struct WanderingBar: View {
  let style: AnyShapeStyle
  @State private var isAtEnd = false

  var body: some View {
    BarShape(length: 0.3).fill(style)
      .modifier(Wandering(share: isAtEnd ? 1 : 0).animation(.easeInOut(duration: 1).repeatForever()))
      .onAppear { isAtEnd = true }
  }
}

/// Moves 0.3 of a bar along the rest.
nonisolated private struct Wandering: GeometryEffect {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width * 0.7 * share, y: 0))
  }
}

/// A ring or a spinner above the label and the value: 32 points on the desktop, 16 where controls are small, and 20 on a
/// phone.
private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  var tint: Color?
  @Environment(\.platformProfile) private var profile
  @Environment(\.controlSize) private var controlSize

  private var size: CGFloat {
    let isLarge = controlSize == .large || controlSize == .extraLarge
    if profile == .phone { return isLarge ? 37 : 20 }
    return controlSize == .small ? 16 : controlSize == .mini ? 10 : isLarge ? 64 : 32
  }

  var body: some View {
    VStack {
      Group {
        if let fraction = configuration.fractionCompleted, profile == .desktop {
          ring(fraction)
        } else {
          Spinner(tint: tint)
        }
      }
      .frame(width: size, height: size)
      configuration.label.foregroundStyle(
        profile == .phone ? AnyShapeStyle(.secondary) : AnyShapeStyle(.foreground))
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }

  private func ring(_ fraction: Double) -> some View {
    let width = size / 8
    return ZStack {
      Circle().inset(by: width / 2).stroke(Color.primary.opacity(0.1), lineWidth: width)
      Circle().inset(by: width / 2).trim(from: 0, to: fraction)
        .stroke(
          tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint),
          style: StrokeStyle(lineWidth: width, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
    }
  }
}

/// Eight spokes, of which the strong one goes around in eight steps a second.
private struct Spinner: View {
  let tint: Color?
  @State private var isTurning = false
  /// A tint that is set; without one the spokes are grey.
  @Environment(\.tintStyle) private var tintStyle

  var body: some View {
    ZStack {
      ForEach(0..<8) { spoke in
        SpokeShape(index: spoke)
          .fill(tint.map { AnyShapeStyle($0) } ?? tintStyle ?? AnyShapeStyle(Color.primary))
          .opacity(0.15 + 0.45 * Double(spoke) / 7)
      }
    }
    .modifier(_RotationEffect(angle: .degrees(isTurning ? 360 : 0)).animation(Animation(Steps(count: 8))))
    .onAppear { isTurning = true }
  }
}

/// Goes on by steps, a whole turn a second, and never ends.
private struct Steps: CustomAnimation {
  let count: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    value.scaled(by: (time * count).rounded(.down) / count)
  }
}

private struct SpokeShape: Shape {
  let index: Int

  func path(in rect: CGRect) -> Path {
    let size = min(rect.width, rect.height)
    let spoke = CGRect(x: -size * 0.05, y: -size / 2, width: size * 0.1, height: size * 0.27)
    return Path(roundedRect: spoke, cornerRadius: size * 0.05)
      .applying(CGAffineTransform(rotationAngle: CGFloat(index) * .pi / 4))
      .offsetBy(dx: rect.midX, dy: rect.midY)
  }
}
