import Geometry
import SwiftUIControls
import SwiftUICore
import ViewGraph

/// A layout of which one method reads.
struct ProbingLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  enum Method { case cache, size, placement, spacing, horizontalGuide, verticalGuide }

  var method: Method
  var reading: Reading?

  private func read(_ method: Method) -> Double { method == self.method ? reading() : 0 }

  func makeCache(subviews: Subviews) -> Double { read(.cache) }
  func spacing(subviews: Subviews, cache: inout Double) -> ViewSpacing {
    // No distance for large numbers.
    read(.spacing) > 10 ? .zero : ViewSpacing()
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Double) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    let width = sizes.map(\.width).max() ?? 0
    return CGSize(width: width + cache + read(.size), height: sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Double
  ) {
    let x = bounds.minX + read(.placement)
    for (index, subview) in subviews.enumerated() {
      if index == 0 { reading.keep(.subview(subview)) }
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
    }
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Double
  ) -> CGFloat? { method == .horizontalGuide ? bounds.midX + reading() : nil }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Double
  ) -> CGFloat? { method == .verticalGuide ? bounds.midY + reading() : nil }
}

/// A layout that arranges by the traits of its subviews.
struct MarkedLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let marks = subviews.map { $0[LayoutMark.self] }
    return CGSize(width: 20 + (marks.max() ?? 0), height: 10 * Double(subviews.count))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let values = subview.containerValues
      let shift = Double(values.tag(for: Int.self) ?? 7) + Double(values.secondMark)
      subview.place(
        at: CGPoint(x: bounds.minX + subview[LayoutMark.self] + shift, y: bounds.minY + Double(index) * 10),
        proposal: ProposedViewSize(width: values.treeMark, height: 10))
    }
  }
}

/// A shape whose path and size read.
struct ReadingShape: InsettableShape {
  typealias AnimatableData = EmptyAnimatableData
  var reading: Reading?
  var readsSize = false
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return Path(CGRect(x: rect.minX, y: rect.minY, width: 5 + (readsSize ? 0 : reading()), height: 9))
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    readsSize ? CGSize(width: 5 + reading(), height: 9) : proposal.replacingUnspecifiedDimensions()
  }
  func inset(by amount: CGFloat) -> ReadingShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// A style whose colour is worked out from what it reads and from the environment.
struct ReadingStyle: ShapeStyle {
  var reading: Reading?

  func resolve(in environment: EnvironmentValues) -> Color {
    let number = reading() + environment.treeNumber
    return Color(red: number.isFinite ? abs(number) / 500 : 0, green: 0.2, blue: 0.4)
  }
}

/// An effect that reads.
struct ReadingEffect: GeometryEffect {
  typealias AnimatableData = EmptyAnimatableData
  var reading: Reading?

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: reading(), y: size.height / 8))
  }
}

/// A modifier whose body is run with values on their way.
struct Growing: ViewModifier, Animatable {
  var amount: Double
  var reading: Reading?

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View { content.padding(.leading, amount + reading()) }
}

/// A view whose body reads.
struct ReadingBody: View {
  var reading: Reading?
  var body: some View { Box(width: 9, height: 3 + reading()) }
}

/// The same with a value that is animated.
struct GrowingBody: View, Animatable {
  var amount: Double
  var reading: Reading?

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  var body: some View { Box(width: 4 + amount, height: 3 + reading()) }
}

/// A button of a program's own, whatever triggers it.
struct ReadingPrimitiveStyle: PrimitiveButtonStyle {
  var reading: Reading?
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(reading()) }
}

struct ReadingLabelStyle: LabelStyle {
  var reading: Reading?
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: reading()) {
      configuration.icon
      configuration.title
    }
  }
}

struct ReadingContentStyle: LabeledContentStyle {
  var reading: Reading?
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: reading()) {
      configuration.label
      configuration.content
    }
  }
}

/// A transition that reads in every phase.
struct ReadingTransition: Transition {
  var reading: Reading?
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.padding(.top, reading()).offset(x: phase.isIdentity ? 0 : 30)
  }
}

/// Uses, in its body, what other views have kept.
struct Asker: View {
  let store: Store
  var body: some View {
    let _ = store.model.first
    let _ = store.bag.ask(.body)
    Box(width: 5, height: 3)
  }
}

/// Reads values of the environment that are set now and then.
struct PairReader: View {
  let readsPair: Bool
  @Environment(\.treeSecond) private var second
  @Environment(\.treePair) private var pair
  @Environment(TreeModel.self) private var object: TreeModel?

  var body: some View {
    Box(width: readsPair ? pair : second, height: 4)
    Box(width: 2, height: object?.second ?? 6)
  }
}
