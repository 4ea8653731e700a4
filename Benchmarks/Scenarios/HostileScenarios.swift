import Foundation
import HeadlessHost

/// Programs that nest, repeat or draw beyond use. Each ends in a defined picture; what it takes grows no faster than
/// what is asked for, up to the limits that a warning names.
enum HostileProgram: String, CaseIterable {
  case stops, crossings, stroke, materials, blur, shadow
  case texts, colors, bindings, shadows, blurs, anchors, cycle, renderer

  /// What is nested or repeated, of a size that says 100,000 to all.
  private func count(_ n: Int) -> Int {
    switch self {
    case .stops, .cycle, .renderer: n
    case .crossings, .stroke: n * 10
    case .materials: n / 1000
    case .blur, .shadow: n / 10
    case .texts, .colors, .bindings, .shadows, .blurs, .anchors: n / 20
    }
  }

  /// One picture of 800 points, from the making of the view to its file.
  @MainActor
  func measurement(_ n: Int) -> [Measurement] {
    let count = max(count(n), 1)
    Scenarios.warmUp()
    return [
      measure("hostile-" + rawValue, count, runs: 1) {
        let session = HeadlessSession(view(count), size: CGSize(width: 800, height: 800))
        _ = session.pngData()
      }
    ]
  }

  @MainActor
  private func view(_ count: Int) -> AnyView {
    switch self {
    case .stops:
      let colors = (0..<count).map { Color(hue: Double($0 % 360) / 360, saturation: 1, brightness: 1) }
      return AnyView(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
    case .crossings: return AnyView(crossings(count).fill(.blue, style: FillStyle(eoFill: true)))
    case .stroke: return AnyView(crossings(count).stroke(.blue, lineWidth: 1))
    case .materials:
      return AnyView(
        ZStack {
          Color.blue
          ForEach(0..<count, id: \.self) { _ in Rectangle().fill(.regularMaterial) }
        })
    case .blur:
      return AnyView(
        Circle().fill(.blue).frame(width: 40, height: 40).blur(radius: 10).scaleEffect(CGFloat(count)))
    case .shadow:
      return AnyView(
        Circle().fill(.blue).frame(width: 40, height: 40).shadow(radius: 10).scaleEffect(CGFloat(count)))
    case .texts: return AnyView(nested(count, Text(verbatim: "a")) { Text("\($0)b") })
    case .colors: return AnyView(nested(count, Color.red) { $0.mix(with: .blue, by: 0.1) })
    case .bindings: return AnyView(Reading(part: nested(count, .constant(Part())) { $0.itself }))
    case .shadows: return erased(count) { $0.shadow(radius: 1) }
    case .blurs: return erased(count) { $0.blur(radius: 1).background(Color.red) }
    case .anchors: return AnyView(Anchored(content: erased(count, anchored)))
    case .cycle: return AnyView(Ping())
    case .renderer: return AnyView(Mirror())
    }
  }

  /// Lines from one side to the other and back, each of which crosses all others.
  private func crossings(_ count: Int) -> Path {
    Path { path in
      path.move(to: .zero)
      for index in 1...count {
        let along = 800 * Double(index) / Double(count)
        path.addLine(to: index.isMultiple(of: 2) ? CGPoint(x: along, y: 0) : CGPoint(x: 800 - along, y: 800))
      }
    }
  }

  private func anchored(_ view: AnyView) -> some View {
    view.padding(.leading, 0.1).transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
  }

  @MainActor
  private func erased(_ count: Int, _ next: (AnyView) -> some View) -> AnyView {
    nested(count, AnyView(Color.blue.frame(width: 40, height: 40))) { AnyView(next($0)) }
  }

  private func nested<Value>(_ count: Int, _ first: Value, _ next: (Value) -> Value) -> Value {
    (0..<count).reduce(first) { value, _ in next(value) }
  }
}

private struct Part {
  var number = 0
  var itself: Part {
    get { self }
    set { self = newValue }
  }
}

private struct Reading: View {
  @Binding var part: Part
  var body: some View { Text(verbatim: "\(part.number)") }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Anchored: View {
  let content: AnyView
  var body: some View {
    content.overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        Color.clear.frame(width: anchors.reduce(0) { max($0, proxy[$1].width) })
      }
    }
  }
}

/// Two bodies that contain each other.
private struct Ping: View {
  var body: some View { AnyView(Pong()) }
}

private struct Pong: View {
  var body: some View { VStack { AnyView(Ping()) } }
}

/// A view that draws another of itself.
private struct Mirror: View {
  var body: some View {
    let picture = ImageRenderer(content: Mirror()).pngData()
    Text(verbatim: "\(picture?.count ?? 0)")
  }
}
