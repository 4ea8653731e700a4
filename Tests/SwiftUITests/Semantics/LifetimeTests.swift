import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// Lives as long as the environment that it is set in.
private final class Marker: Sendable {}

extension EnvironmentValues {
  @Entry fileprivate var marker: Marker?
}

private struct Sum: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

@Observable private final class Number { var value = 1 }

private struct Custom: View {
  @State private var number = 1
  @Environment(\.font) private var font
  var body: some View { Text("\(number)").font(font) }
}

private struct Reading: View {
  let number: Number
  var body: some View { Text("\(number.value)") }
}

private struct Matched: View {
  @Namespace private var names
  var body: some View { Color.red.matchedGeometryEffect(id: 1, in: names) }
}

/// Views that come and go.
private enum Kind: String, CaseIterable, Sendable {
  case text, link, date, formatted, symbol, symbolInText, gradient, label, button, rows, erased, custom,
    observing
  case lifecycle, task, received, geometry, frames, preference, anchors, canvas, effects, material, subviews
  case sections, fitting, visualEffect, matched, scrolled, redacted, grid, inset

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .text, .link, .date, .formatted, .symbol, .symbolInText, .gradient, .label, .button, .material,
      .redacted:
      texts
    case .geometry, .frames, .preference, .anchors, .canvas, .effects, .visualEffect, .matched, .scrolled,
      .inset:
      placed
    default: lists
    }
  }

  @MainActor @ViewBuilder private var texts: some View {
    switch self {
    case .text: Text("a").font(.body).foregroundStyle(.red, .blue)
    case .link: Text("[a](https://example.com) *b*").tint(.red)
    case .date: Text(Date(), style: .timer)
    case .formatted: Text(1.5, format: .percent)
    case .symbol: Image(systemName: "star").font(.title).foregroundStyle(.red, .blue)
    case .symbolInText: Text("a \(Image(systemName: "star")) b").font(.title)
    case .gradient:
      Rectangle().foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    case .label: Label("a", systemImage: "star")
    case .button: Button("a") {}
    case .material: Text("a").foregroundStyle(.secondary).background(.regularMaterial)
    default: Text("a").redacted(reason: .placeholder)
    }
  }

  @MainActor @ViewBuilder private var lists: some View {
    switch self {
    case .rows: ForEach(0..<5, id: \.self) { Text("\($0)").bold() }
    case .erased: AnyView(Text("a").font(.body))
    case .custom: Custom()
    case .observing: Reading(number: Number())
    case .lifecycle: Text("a").onAppear {}.onDisappear {}.onChange(of: 1) {}
    case .task: Text("a").task {}
    case .received:
      Text("a").onReceive(NotificationCenter.default.publisher(for: Notification.Name("treeswift.lifetime")))
      { _ in }
    case .subviews:
      Group(subviews: ForEach(0..<3, id: \.self) { Text("\($0)").font(.body) }) {
        ForEach($0) { $0.padding() }
      }
    case .sections:
      Group(
        sections: Section {
          Text("a")
        } header: {
          Text("b")
        }
      ) { ForEach($0) { $0.content } }
    case .grid:
      Grid {
        GridRow {
          Text("a").tag(1); Text("b").zIndex(2)
        }
      }
    default:
      ViewThatFits {
        Text("a b c d e f"); Text("a")
      }
    }
  }

  @MainActor @ViewBuilder private var placed: some View {
    switch self {
    case .geometry:
      GeometryReader { Text("a").frame(width: $0.size.width / 2, height: $0.frame(in: .global).height) }
    case .frames:
      Text("a").onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: { _ in
      }
    case .preference:
      Text("a").preference(key: Sum.self, value: [1]).onPreferenceChange(Sum.self) { _ in }
        .overlayPreferenceValue(Sum.self) { Text("\($0.count)") }
    case .anchors:
      Text("a").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        .backgroundPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in Color.blue.frame(width: anchors.map { proxy[$0].width }.max()) }
        }
    case .canvas:
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
        context.draw(Text("a"), at: .zero)
      } symbols: {
        Text("a").tag(1)
      }
    case .effects: Text("a").shadow(radius: 2).blur(radius: 1).opacity(0.5).rotationEffect(.degrees(3))
    case .visualEffect: Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
    case .matched: Matched()
    case .inset: Text("a").safeAreaInset(edge: .top) { Text("b") }.ignoresSafeArea()
    default: ScrollView { VStack { ForEach(0..<20, id: \.self) { Text("\($0)") } } }
    }
  }
}

@MainActor
@Suite("What leaves the tree is freed")
struct LifetimeTests {
  private let size = CGSize(width: 60, height: 60)

  /// A view in an environment whose entries the marker lives in.
  private func marked(_ kind: Kind, _ marker: Marker?) -> some View {
    VStack { kind.view }.environment(\.marker, marker).environment(\.lineSpacing, 3)
  }

  @Test("a view that is removed", arguments: Kind.allCases)
  private func removed(_ kind: Kind) async {
    let remote = Remote(false)
    weak var weakMarker: Marker?
    let session: HeadlessSession
    do {
      let marker = Marker()
      weakMarker = marker
      let hands = Hands(marker)
      session = HeadlessSession(
        Driven(remote) { shows in VStack { if shows { self.marked(kind, hands.marker) } } }, size: size)
      session.update()
      remote.value = true
      session.update()
      _ = session.picture
      hands.marker = nil
    }
    #expect(weakMarker != nil)
    remote.value = false
    session.update()
    _ = session.picture
    // A task that was begun keeps what it was made with until it has run.
    for _ in 0..<10 { await Task.yield() }
    #expect(weakMarker == nil)
  }

  @Test("a session and all in it, when it is dropped", arguments: Kind.allCases)
  private func session(_ kind: Kind) async {
    weak var weakMarker: Marker?
    weak var graph: AnyObject?
    do {
      let marker = Marker()
      weakMarker = marker
      let session = HeadlessSession(marked(kind, marker), size: size)
      session.update()
      _ = session.picture
      graph = session.session.graph
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(weakMarker == nil)
    #expect(graph == nil)
  }

  @Test("a renderer, with and without a picture", arguments: [true, false]) func renderer(draws: Bool) {
    weak var weakMarker: Marker?
    do {
      let marker = Marker()
      weakMarker = marker
      let renderer = ImageRenderer(content: marked(.symbolInText, marker))
      if draws { #expect(renderer.cgImage != nil) }
    }
    #expect(weakMarker == nil)
  }

  @Test("a view whose transition has ended, and one that comes back before", arguments: [0.06, 0.2])
  func transition(pause: Double) {
    let remote = Remote(0)
    weak var last: Marker?
    let hands = Hands(nil)
    let session = HeadlessSession(
      Driven(remote) { number in
        VStack {
          if number % 2 == 1 {
            self.marked(.text, hands.marker).transition(.scale.combined(with: .move(edge: .top)))
          }
        }
      }, size: size)
    session.update()
    for _ in 0..<3 {
      let marker = Marker()
      last = marker
      hands.marker = marker
      for _ in 0..<2 {
        withAnimation(.linear(duration: 0.1)) { remote.value += 1 }
        session.update()
        _ = session.picture
        session.advance(by: pause)
        _ = session.picture
      }
      hands.marker = nil
    }
    session.advance(by: 1)
    _ = session.picture
    #expect(last == nil)
  }

  @Test("slots of transitions are used again, also while others are under way", arguments: [0.06, 0.2])
  func slots(pause: Double) {
    let remote = Remote(0)
    let session = HeadlessSession(
      Driven(remote) { number in
        VStack {
          if number % 2 == 1 { Color.red.frame(width: 10, height: 10).transition(.scale) }
          if number % 3 == 1 { Color.red.frame(width: 10, height: 10) }
        }
      }, size: size)
    session.update()
    func run() {
      for _ in 0..<60 {
        withAnimation(.linear(duration: 0.1)) { remote.value += 1 }
        session.update()
        _ = session.picture
        session.advance(by: pause)
        _ = session.picture
      }
    }
    run()
    let count = session.session.graph.slots.count
    run()
    #expect(session.session.graph.slots.count == count)
  }
}

/// Gives a marker out as long as it has one.
@MainActor private final class Hands {
  var marker: Marker?
  init(_ marker: Marker?) { self.marker = marker }
}
