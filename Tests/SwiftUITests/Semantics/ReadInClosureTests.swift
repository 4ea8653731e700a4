import Foundation
import Observation
import SwiftUI
import Testing

@testable import HeadlessHost

/// What a program's closures read: one number, in several ways.
@Observable private final class Numbers: @unchecked Sendable {
  var observed = 0
  @ObservationIgnored var calls = 0
}

private struct NumberKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct OriginKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var closureNumber: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  /// What closures read that have a property of the view around them.
  fileprivate var closureOrigin: Int {
    get { self[OriginKey.self] }
    set { self[OriginKey.self] = newValue }
  }
}

/// Where the closure's reads come from.
private enum Origin: CaseIterable { case observable, state, environment }

/// Holds a view whose closures read a number, and counts how often they run.
@MainActor private final class Reading {
  let numbers = Numbers()
  var binding: Binding<Int>?
  var parent: Binding<Int>?
  let origin: Origin
  /// The session, whose environment has the number.
  weak var session: HeadlessSession?
  private var environmentNumber = 0
  /// The property of the view around the closures. Used on the main actor.
  nonisolated(unsafe) var property: Environment<Int>?
  init(_ origin: Origin) { self.origin = origin }

  /// What the closures under test call.
  nonisolated var read: @Sendable () -> CGFloat {
    let numbers = numbers
    let value = UncheckedSendable(self)
    // As a closure that is written in the view's body has it.
    let property = UncheckedSendable(property)
    return {
      numbers.calls += 1
      return MainActor.assumeIsolated {
        switch value.value.origin {
        case .observable: return CGFloat(numbers.observed)
        case .state: return CGFloat(value.value.binding?.wrappedValue ?? 0)
        case .environment: return CGFloat(property.value?.wrappedValue ?? 0)
        }
      }
    }
  }

  func change() {
    switch origin {
    case .observable: numbers.observed += 1
    case .state: binding?.wrappedValue += 1
    case .environment:
      environmentNumber += 1
      let next = environmentNumber
      session?.setEnvironment { $0.closureOrigin = next }
    }
  }
}

private struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Owns the state that the closures read through a binding, and a number of the parent's own.
private struct Owner<Content: View>: View {
  let reading: Reading
  @ViewBuilder let content: (Int) -> Content
  @State private var number = 0
  @State private var turn = 0
  @Environment(\.closureOrigin) private var origin
  var body: some View {
    let _ = reading.property = _origin
    let _ = reading.binding = $number
    let _ = reading.parent = $turn
    content(turn)
  }
}

private struct WidthLayout: Layout {
  let read: @Sendable () -> CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10 + read(), height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

private struct PlacingLayout: Layout {
  let read: @Sendable () -> CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 50, height: 50)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let x = read()
    for subview in subviews { subview.place(at: CGPoint(x: x, y: 0), proposal: .unspecified) }
  }
}

private struct CachingLayout: Layout {
  let read: @Sendable () -> CGFloat
  func makeCache(subviews: Subviews) -> CGFloat { read() }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
    CGSize(width: 10 + cache, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {}
}

/// Updates its cache in place: what it reads there it reads nowhere else once the cache has been made.
private struct UpdatingLayout: Layout {
  let read: @Sendable () -> CGFloat
  func makeCache(subviews: Subviews) -> CGFloat { read() }
  func updateCache(_ cache: inout CGFloat, subviews: Subviews) { cache = read() }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
    CGSize(width: 10 + cache, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {}
}

private struct ContainerOfWidth: InsettableShape {
  let read: @Sendable () -> CGFloat
  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 5 + read(), height: 10)) }
  func inset(by amount: CGFloat) -> some InsettableShape { self }
}

private struct WidthShape: Shape {
  let read: @Sendable () -> CGFloat
  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 5 + read(), height: 10)) }
}

private struct MovingEffect: GeometryEffect {
  let read: @Sendable () -> CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: read(), y: 0))
  }
}

private struct NumberPreference: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private struct PreferenceShowing<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var width: CGFloat = 0
  var body: some View {
    content.onPreferenceChange(NumberPreference.self) { width = $0 }
      .overlay(Color.blue.frame(width: 5 + width, height: 3))
  }
}

private struct EnvironmentShowing: View {
  @Environment(\.closureNumber) private var number
  var body: some View { Color.red.frame(width: 5 + CGFloat(number), height: 5) }
}

private struct OwnModifier: ViewModifier {
  let read: @Sendable () -> CGFloat
  func body(content: Content) -> some View { content.frame(width: 10 + read()) }
}

private struct FrameModifier: ViewModifier {
  let width: CGFloat
  func body(content: Content) -> some View { content.frame(width: width) }
}

private struct ResolvingModifier: EnvironmentalModifier {
  let read: @Sendable () -> CGFloat
  func resolve(in environment: EnvironmentValues) -> some ViewModifier { FrameModifier(width: 10 + read()) }
}

private struct ReadingProperty: DynamicProperty {
  let read: @Sendable () -> CGFloat
  var width: CGFloat = 0
  mutating func update() { width = read() }
}

private struct PropertyShowing: View {
  var property: ReadingProperty
  var body: some View { Color.red.frame(width: 10 + property.width, height: 10) }
}

private struct WidthStyle: ButtonStyle {
  let read: @Sendable () -> CGFloat
  func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: 10 + read(), height: 9) }
}

private struct MovingRenderer: TextRenderer {
  let read: @Sendable () -> CGFloat
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    context.fill(Path(CGRect(x: 0, y: 0, width: 5 + read(), height: 5)), with: .color(.red))
  }
}

private struct GeometryShowing: View {
  let read: @Sendable () -> CGFloat
  @State private var width: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 20, height: 20)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width + read()
      } action: {
        width = $0
      }
      .overlay(Color.blue.frame(width: width, height: 3))
  }
}

private struct SubviewsShowing: View {
  let read: @Sendable () -> CGFloat
  var body: some View {
    Group(subviews: Color.red.frame(height: 5)) { subviews in
      subviews.first?.frame(width: 10 + read())
    }
  }
}

/// The closures of a program that the engine runs, each shown so that the picture depends on what it reads.
@MainActor private enum Specimen: String, CaseIterable {
  case body, row, rowOfPart, canvas, canvasWithSymbols, geometryReader, layoutSize, layoutPlacement, shape
  case clipShape, background, effect, visualEffect, alignmentGuide, relativeFrame, preferenceTransform
  case anchorPreference, environmentTransform, modifierBody, style, renderer, geometryChange, subviews,
    overlayPreference, shapeStyle, textStyle, strokeStyle, backgroundStyle
  case layoutCache, layoutCacheUpdate, containerShape, containerClip, inheritedShapeStyle, inheritedTextStyle
  case environmentalModifier, dynamicProperty, listRow, sectionRow, asyncImage

  func view(_ read: @escaping @Sendable () -> CGFloat) -> AnyView {
    switch self {
    case .body: AnyView(BodyShowing(read: read))
    case .row: AnyView(ForEach(0..<3) { _ in Color.red.frame(width: 10 + read(), height: 5) })
    case .rowOfPart:
      AnyView(ForEach([1, 2], id: \.self) { number in Text("\(number)").frame(width: 30 + read()) })
    case .canvas:
      AnyView(
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: 5 + read(), height: 5)), with: .color(.red))
        })
    case .canvasWithSymbols:
      AnyView(
        Canvas { context, _ in
          if let symbol = context.resolveSymbol(id: 0) {
            context.draw(symbol, at: CGPoint(x: 20 + read(), y: 20))
          }
        } symbols: {
          Color.red.frame(width: 9, height: 9).tag(0)
        })
    case .geometryReader: AnyView(GeometryReader { _ in Color.red.frame(width: 10 + read()) })
    case .layoutSize:
      AnyView(WidthLayout(read: read) { Color.red.frame(width: 5, height: 5) }.background(.blue))
    case .layoutCache:
      AnyView(CachingLayout(read: read) { Color.red.frame(width: 5, height: 5) }.background(.blue))
    case .layoutCacheUpdate:
      AnyView(UpdatingLayout(read: read) { Color.red.frame(width: 5, height: 5) }.background(.blue))
    case .containerShape:
      AnyView(ContainerRelativeShape().fill(.red).containerShape(ContainerOfWidth(read: read)))
    case .containerClip:
      AnyView(Color.clear.background(.red).containerShape(ContainerOfWidth(read: read)))
    case .inheritedShapeStyle:
      AnyView(HStack { Circle() }.foregroundStyle(FadingStyle(read: read)))
    case .inheritedTextStyle:
      AnyView(HStack { Text("words") }.foregroundStyle(FadingStyle(read: read)))
    case .layoutPlacement: AnyView(PlacingLayout(read: read) { Color.red.frame(width: 5, height: 5) })
    case .shape: AnyView(WidthShape(read: read))
    case .clipShape: AnyView(Color.red.clipShape(WidthShape(read: read)))
    case .background: AnyView(Color.clear.background(.red, in: WidthShape(read: read)))
    case .effect: AnyView(Color.red.frame(width: 9, height: 9).modifier(MovingEffect(read: read)))
    case .visualEffect:
      AnyView(Color.red.frame(width: 9, height: 9).visualEffect { content, _ in content.offset(x: read()) })
    case .alignmentGuide:
      AnyView(
        VStack(alignment: .leading) {
          Color.red.frame(width: 20, height: 9).alignmentGuide(.leading) { _ in read() }
          Color.blue.frame(width: 40, height: 9)
        })
    case .relativeFrame:
      AnyView(Color.red.containerRelativeFrame(.horizontal) { _, _ in 10 + read() })
    case .preferenceTransform:
      AnyView(
        PreferenceShowing {
          Color.red.frame(width: 9, height: 9).transformPreference(NumberPreference.self) { $0 += read() }
        })
    case .anchorPreference:
      AnyView(
        PreferenceShowing {
          Color.red.frame(width: 9, height: 9)
            .anchorPreference(key: NumberPreference.self, value: .bounds) { _ in read() }
        })
    case .environmentTransform:
      AnyView(EnvironmentShowing().transformEnvironment(\.closureNumber) { $0 += Int(read()) })
    case .modifierBody: AnyView(Color.red.modifier(OwnModifier(read: read)))
    case .environmentalModifier: AnyView(Color.red.modifier(ResolvingModifier(read: read)))
    case .dynamicProperty: AnyView(PropertyShowing(property: ReadingProperty(read: read)))
    case .listRow: AnyView(List(0..<3) { _ in Color.red.frame(width: 10 + read(), height: 5) })
    case .sectionRow:
      AnyView(
        List {
          Section {
            ForEach([1, 2], id: \.self) { number in
              Color.red.frame(width: 10 * CGFloat(number) + read(), height: 5)
            }
          }
        })
    case .asyncImage:
      // Without an address: what shows until an image is there.
      AnyView(AsyncImage(url: nil) { _ in Color.red.frame(width: 10 + read(), height: 10) })
    case .style: AnyView(Button("a") {}.buttonStyle(WidthStyle(read: read)))
    case .renderer: AnyView(Text("words").textRenderer(MovingRenderer(read: read)))
    case .geometryChange: AnyView(GeometryShowing(read: read))
    case .subviews: AnyView(SubviewsShowing(read: read))
    case .shapeStyle: AnyView(Circle().fill(FadingStyle(read: read)))
    case .textStyle: AnyView(Text("words").foregroundStyle(FadingStyle(read: read)))
    case .strokeStyle: AnyView(Circle().stroke(FadingStyle(read: read), lineWidth: 5))
    case .backgroundStyle: AnyView(Color.clear.background(FadingStyle(read: read)))
    case .overlayPreference:
      AnyView(
        Color.clear.preference(key: NumberPreference.self, value: 7)
          .overlayPreferenceValue(NumberPreference.self) { Color.red.frame(width: $0 + read(), height: 4) })
    }
  }
}

private struct FadingStyle: ShapeStyle {
  let read: @Sendable () -> CGFloat
  func resolve(in environment: EnvironmentValues) -> Color { .red.opacity(1 / (1 + read())) }
}

private struct BodyShowing: View {
  let read: @Sendable () -> CGFloat
  var body: some View { Color.red.frame(width: 10 + read(), height: 10) }
}

@MainActor @Suite("what a closure reads wakes it") struct ReadInClosureTests {
  /// The picture of a new session in which the number is what it is now.
  private func fresh(_ specimen: Specimen, _ number: Int) -> Data {
    HeadlessSession(specimen.view { CGFloat(number) }, size: CGSize(width: 100, height: 60)).pngData()
  }

  @Test("alone, the first, second and third time", arguments: Specimen.allCases, Origin.allCases)
  private func alone(_ specimen: Specimen, _ origin: Origin) {
    let reading = Reading(origin)
    let session = HeadlessSession(
      Owner(reading: reading) { _ in specimen.view(reading.read) }, size: CGSize(width: 100, height: 60))
    reading.session = session
    #expect(session.pngData() == fresh(specimen, 0))
    for number in 1...3 {
      reading.change()
      #expect(session.pngData() == fresh(specimen, number), "change \(number)")
    }
  }

  @Test("together with the parent", arguments: Specimen.allCases, Origin.allCases)
  private func together(_ specimen: Specimen, _ origin: Origin) {
    let reading = Reading(origin)
    let session = HeadlessSession(
      Owner(reading: reading) { _ in specimen.view(reading.read) }, size: CGSize(width: 100, height: 60))
    reading.session = session
    _ = session.pngData()
    reading.change()
    reading.parent?.wrappedValue += 1
    #expect(session.pngData() == fresh(specimen, 1))
    reading.parent?.wrappedValue += 1
    reading.change()
    #expect(session.pngData() == fresh(specimen, 2))
    reading.change()
    #expect(session.pngData() == fresh(specimen, 3))
  }

  @Test("a closure that nothing has changed for does not run", arguments: Specimen.allCases)
  private func still(_ specimen: Specimen) {
    let reading = Reading(.observable)
    let session = HeadlessSession(
      Owner(reading: reading) { _ in specimen.view(reading.read) }, size: CGSize(width: 100, height: 60))
    _ = session.pngData()
    let calls = reading.numbers.calls
    session.update()
    _ = session.pngData()
    #expect(reading.numbers.calls == calls)
  }

  @Test("the content of an image that has been loaded", arguments: Origin.allCases)
  private func loadedImage(_ origin: Origin) async {
    // Loaded without a network: the drawing is in the address.
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='6' height='4'><path d='M0 0h1v1z'/></svg>"
    let escaped = drawing.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let url = URL(string: "data:image/svg+xml,\(escaped)")
    let reading = Reading(origin)
    var isThere = false
    let session = HeadlessSession(
      Owner(reading: reading) { _ in
        AsyncImage(url: url) { phase in
          let _ = isThere = phase.image != nil
          Color.red.frame(width: (phase.image == nil ? 1 : 10) + reading.read(), height: 10)
        }
      }, size: CGSize(width: 100, height: 60))
    reading.session = session
    for _ in 0..<2_000 where !isThere {
      session.update()
      try? await Task.sleep(for: .milliseconds(5))
    }
    #expect(isThere)
    for number in 0...3 {
      if number > 0 { reading.change() }
      let width = 10 + CGFloat(number)
      let wanted = HeadlessSession(
        Color.red.frame(width: width, height: 10), size: CGSize(width: 100, height: 60))
      #expect(session.pngData() == wanted.pngData(), "change \(number)")
    }
  }
}
