import Foundation
import HeadlessHost
import SwiftUI
import Testing

private struct NumberKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct LevelKey: ContainerValueKey { static var defaultValue: Int { 0 } }
private struct LevelTrait: _ViewTraitKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var shelfNumber: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

extension ContainerValues {
  fileprivate var shelfLevel: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

/// What a program keeps of one session's views, to ask it and to show it in another.
@MainActor private final class Shelf {
  /// Asks what was kept, with whether its view has gone. The answer is what was wrong.
  var asks: ((Bool) -> [String])?
  /// Shows what was kept.
  var shows: (() -> AnyView)?
  var refresh: RefreshAction?
  /// How often actions of the program's have run.
  var calls = 0
  var level: Binding<Int>?

  func keep(_ asks: @escaping (Bool) -> [String], shows: @escaping () -> AnyView) {
    self.asks = asks
    self.shows = shows
  }
}

/// The names of what does not hold.
private func wrong(_ facts: (String, Bool)...) -> [String] { facts.filter { !$0.1 }.map(\.0) }

/// The same, collected one by one.
private struct Facts {
  private(set) var wrong: [String] = []
  mutating func check(_ what: String, _ holds: Bool) { if !holds { wrong.append(what) } }
}

/// A view with the mark of what was kept.
@MainActor private var marked: some View {
  Color.blue.frame(width: 9, height: 9).testProbe("kept").containerValue(\.shelfLevel, 3)
    ._trait(LevelTrait.self, 4).tag(8)
}

private struct ChildrenRoot: _VariadicView_MultiViewRoot {
  let shelf: Shelf
  let isElement: Bool
  func body(children: _VariadicView.Children) -> some View {
    let _ = keep(children)
    children
  }

  @MainActor private func keep(_ children: _VariadicView.Children) {
    guard let element = children.first else { return }
    let id: AnyHashable = element.id
    let isElement = isElement
    shelf.keep { hasGone in
      let level = hasGone ? 0 : 4
      var facts = Facts()
      facts.check("count", children.count == 1)
      facts.check("id", element.id == id)
      facts.check("trait", element[LevelTrait.self] == level)
      facts.check("new trait", children[0][LevelTrait.self] == level)
      if hasGone { facts.check("explicit id", element.id(as: Int.self) == nil) }
      return facts.wrong
    } shows: {
      var written = element
      written[LevelTrait.self] = 6
      return isElement
        ? AnyView(
          VStack {
            element; written
          }) : AnyView(children)
    }
  }
}

private struct KeepingModifier: ViewModifier {
  let shelf: Shelf
  func body(content: Content) -> some View {
    let _ = shelf.keep { _ in
      []
    } shows: {
      AnyView(
        VStack {
          content; content
        })
    }
    content
  }
}

private struct Resolving: EnvironmentalModifier {
  let shelf: Shelf
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    shelf.keep(environment)
    return Plain()
  }
}

private struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}

extension Shelf {
  /// An environment, which holds what it held last.
  func keep(_ values: EnvironmentValues) {
    keep { _ in
      var copy = values
      copy.shelfNumber = 7
      _ = (values.description, copy.description)
      return wrong(
        ("value", values.shelfNumber == 5), ("written", copy.shelfNumber == 7),
        ("default", values.layoutDirection == .leftToRight))
    } shows: {
      AnyView(ReadingAgain(values: values))
    }
  }
}

private struct ReadingAgain: View {
  let values: EnvironmentValues
  var body: some View {
    Color.red.frame(width: CGFloat(values.shelfNumber), height: 5).lineSpacing(values.lineSpacing)
  }
}

private struct EnvironmentReading: View {
  let shelf: Shelf
  let kind: Kind
  @Environment(\.self) private var values
  @Environment(\.openURL) private var openURL
  @Environment(\.refresh) private var refresh
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode

  private func keep() {
    switch kind {
    case .environment: shelf.keep(values)
    case .openURL:
      let (shelf, openURL) = (shelf, openURL)
      shelf.keep { _ in
        guard let url = URL(string: "https://example.com") else { return ["no address"] }
        let before = shelf.calls
        var isAccepted = false
        openURL(url) { isAccepted = $0 }
        return wrong(("accepted", isAccepted), ("calls", shelf.calls == before + 1))
      } shows: {
        AnyView(Color.red.frame(width: 5, height: 5).environment(\.openURL, openURL))
      }
    case .refresh:
      let refresh = refresh
      shelf.refresh = refresh
      shelf.keep { _ in
        wrong(("refresh", refresh != nil))
      } shows: {
        AnyView(EmptyView())
      }
    default:
      let (dismiss, mode) = (dismiss, mode)
      shelf.keep { _ in
        dismiss()
        mode.wrappedValue.dismiss()
        return wrong(("presented", !mode.wrappedValue.isPresented))
      } shows: {
        AnyView(EmptyView())
      }
    }
  }

  var body: some View {
    let _ = keep()
    Color.clear
  }
}

private struct Owning: View {
  let shelf: Shelf
  @State private var numbers = [1, 2]
  var body: some View {
    let numbers = $numbers
    let _ = shelf.keep { _ in
      let before = numbers.wrappedValue.count
      numbers.wrappedValue.append(3)
      numbers[0].wrappedValue = before
      return wrong(("count", numbers.count == before + 1), ("element", numbers.wrappedValue[0] == before))
    } shows: {
      AnyView(Counting(numbers: numbers))
    }
    Color.red.frame(width: CGFloat(numbers.wrappedValue.count), height: 3)
  }
}

private struct Counting: View {
  @Binding var numbers: [Int]
  var body: some View {
    Color.red.frame(width: CGFloat(numbers.count), height: 3).onAppear { numbers.append(9) }
  }
}

private struct KeepingStyle: ButtonStyle {
  let shelf: Shelf
  func makeBody(configuration: Configuration) -> some View {
    let _ = shelf.keep { _ in
      wrong(("pressed", !configuration.isPressed))
    } shows: {
      AnyView(configuration.label)
    }
    configuration.label
  }
}

private struct KeepingPrimitiveStyle: PrimitiveButtonStyle {
  let shelf: Shelf
  func makeBody(configuration: Configuration) -> some View {
    let _ = shelf.keep { _ in
      let before = shelf.calls
      configuration.trigger()
      return wrong(("calls", shelf.calls == before + 1))
    } shows: {
      AnyView(configuration.label)
    }
    configuration.label
  }
}

/// Public values that programs are handed and that lead to something of the engine's.
private enum Kind: String, CaseIterable {
  case sections, section, subviews, slice, subview, containerValues, children, child
  case environment, resolvedEnvironment, openURL, refresh, dismiss, binding
  case symbol, scrolledSymbol, text, image, context
  case modifierContent, buttonLabel, primitiveLabel

  /// Proxies, which show nothing once they have outlived their views.
  var isProxy: Bool {
    switch self {
    case .sections, .section, .subviews, .slice, .subview, .children, .child: true
    default: false
    }
  }

  /// A view that keeps something, and is marked where it shows what it keeps.
  @MainActor func view(_ shelf: Shelf) -> AnyView {
    switch self {
    case .sections, .section: AnyView(sectionsView(shelf))
    case .subviews, .slice, .subview, .containerValues: AnyView(subviewsView(shelf))
    case .children, .child:
      AnyView(_VariadicView.Tree(ChildrenRoot(shelf: shelf, isElement: self == .child)) { marked })
    case .environment, .dismiss:
      AnyView(EnvironmentReading(shelf: shelf, kind: self).environment(\.shelfNumber, 5))
    case .openURL:
      AnyView(
        EnvironmentReading(shelf: shelf, kind: self).environment(
          \.openURL,
          OpenURLAction { _ in
            shelf.calls += 1
            return .handled
          }))
    case .refresh:
      AnyView(
        EnvironmentReading(shelf: shelf, kind: self).refreshable { await MainActor.run { shelf.calls += 1 } })
    case .resolvedEnvironment:
      AnyView(Color.clear.modifier(Resolving(shelf: shelf)).environment(\.shelfNumber, 5))
    case .binding: AnyView(Owning(shelf: shelf))
    case .symbol, .scrolledSymbol, .text, .image, .context: AnyView(canvas(shelf))
    case .modifierContent: AnyView(marked.modifier(KeepingModifier(shelf: shelf)))
    case .buttonLabel: AnyView(Button(action: {}, label: { marked }).buttonStyle(KeepingStyle(shelf: shelf)))
    case .primitiveLabel:
      AnyView(
        Button(action: { shelf.calls += 1 }, label: { marked })
          .buttonStyle(KeepingPrimitiveStyle(shelf: shelf)))
    }
  }

  @MainActor private func sectionsView(_ shelf: Shelf) -> some View {
    Group(
      sections: Section {
        marked
      } header: {
        Color.red.frame(width: 4, height: 4)
      }.containerValue(\.shelfLevel, 2)
    ) { sections in
      let _ = keep(sections, shelf)
      ForEach(sections) { section in
        section.header
        section.content
      }
    }
  }

  @MainActor private func keep(_ sections: SectionCollection, _ shelf: Shelf) {
    guard let section = sections.first else { return }
    let id = section.id
    let isSection = self == .section
    shelf.keep { hasGone in
      let level = hasGone ? 0 : 2
      var facts = Facts()
      facts.check("count", sections.count == 1)
      facts.check("id", section.id == id)
      facts.check("header", section.header.count == 1)
      facts.check("content", section.content.count == 1)
      facts.check("footer", section.footer.isEmpty)
      facts.check("level", section.containerValues.shelfLevel == level)
      facts.check("level of a row", !hasGone || section.content[0].containerValues.shelfLevel == 0)
      facts.check("ids of rows", section.content.map(\.id).count == 1)
      return facts.wrong
    } shows: {
      isSection
        ? AnyView(
          VStack {
            section.header
            section.content
            section.footer
          })
        : AnyView(ForEach(sections) { $0.content })
    }
  }

  @MainActor private func subviewsView(_ shelf: Shelf) -> some View {
    Group(
      subviews: Group {
        marked
        Color.red.frame(width: 4, height: 4)
      }
    ) { subviews in
      let _ = keep(subviews, shelf)
      subviews
    }
  }

  @MainActor private func keep(_ subviews: SubviewsCollection, _ shelf: Shelf) {
    guard let first = subviews.first else { return }
    let (slice, values, id) = (subviews[0..<1], first.containerValues, first.id)
    let kind = self
    shelf.keep { hasGone in
      let level = hasGone ? 0 : 3
      var facts = Facts()
      facts.check("count", subviews.count == 2 && slice.count == 1)
      facts.check("id", first.id == id)
      facts.check("level", first.containerValues.shelfLevel == level)
      facts.check("kept level", values.shelfLevel == level)
      facts.check("level in the slice", slice[0].containerValues.shelfLevel == level)
      facts.check("tag", values.tag(for: Int.self) == (hasGone ? nil : 8))
      facts.check("has tag", values.hasTag(8) != hasGone)
      facts.check("ids", subviews.map(\.id).count == 2 && slice.map(\.id).count == 1)
      facts.check("beyond", subviews[9].containerValues.shelfLevel == 0)
      return facts.wrong
    } shows: {
      switch kind {
      case .subview:
        AnyView(
          VStack {
            first; first
          })
      case .slice: AnyView(slice)
      case .subviews: AnyView(Group(subviews: subviews) { ForEach($0) { $0.padding(1) } })
      default: AnyView(Color.red.frame(width: CGFloat(values.shelfLevel), height: 2))
      }
    }
  }

  @MainActor private func canvas(_ shelf: Shelf) -> some View {
    let kind = self
    return Canvas { context, _ in
      kind.keep(context, shelf)
    } symbols: {
      Color.red.frame(width: 9, height: 9).opacity(0.5).tag(1)
      ScrollView { Color.red.frame(width: 9, height: 90) }.frame(width: 9, height: 9).tag(2)
    }
    .environment(\.shelfNumber, 5)
  }

  @MainActor private func keep(_ context: GraphicsContext, _ shelf: Shelf) {
    switch self {
    case .symbol, .scrolledSymbol:
      guard let symbol = context.resolveSymbol(id: self == .symbol ? 1 : 2) else { return }
      shelf.keep { _ in
        wrong(("size", symbol.size == CGSize(width: 9, height: 9)))
      } shows: {
        AnyView(Canvas { context, size in context.draw(symbol, in: CGRect(origin: .zero, size: size)) })
      }
    case .text:
      var text = context.resolve(Text("a \(Image(systemName: "star")) b"))
      text.shading = .color(.blue)
      let kept = text
      let size = text.measure(in: CGSize(width: 50, height: 50))
      shelf.keep { _ in
        wrong(
          ("size", kept.measure(in: CGSize(width: 50, height: 50)) == size),
          ("baseline", kept.firstBaseline(in: CGSize(width: 50, height: 50)) <= size.height))
      } shows: {
        AnyView(Canvas { context, size in context.draw(kept, in: CGRect(origin: .zero, size: size)) })
      }
    case .image:
      let image = context.resolve(Image(systemName: "star"))
      let (size, baseline) = (image.size, image.baseline)
      shelf.keep { _ in
        wrong(("size", image.size == size), ("baseline", image.baseline == baseline))
      } shows: {
        AnyView(Canvas { context, size in context.draw(image, in: CGRect(origin: .zero, size: size)) })
      }
    default:
      // What is drawn with it after its canvas has been drawn is lost.
      func draw(_ other: GraphicsContext?) {
        let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
        context.fill(Path(rect), with: .color(.red))
        context.draw(Text("b"), in: rect)
        context.draw(Image(systemName: "star"), in: rect)
        context.drawLayer { $0.fill(Path(rect), with: .style(.tint)) }
        if let symbol = context.resolveSymbol(id: 1) {
          context.draw(symbol, in: rect)
          other?.draw(symbol, in: rect)
        }
        other?.draw(context.resolve(Text("c")), in: rect)
      }
      shelf.keep { _ in
        draw(nil)
        return wrong(("environment", context.environment.shelfNumber == 5))
      } shows: {
        AnyView(Canvas { other, _ in draw(other) })
      }
    }
  }
}

/// A session of its own beside what was kept, and a number that it counts.
private struct Beside: View {
  let shelf: Shelf
  @State private var number = 0
  var body: some View {
    let _ = shelf.level = $number
    VStack(spacing: 0) {
      Color.green.frame(width: 7 + CGFloat(number), height: 5).testProbe("own")
      shelf.shows?() ?? AnyView(EmptyView())
    }
  }
}

/// Shows a view until it is told to stop.
private struct UntilGone: View {
  let content: AnyView
  let get: (Binding<Bool>) -> Void
  @State private var isShown = true
  var body: some View {
    let _ = get($isShown)
    VStack { if isShown { content } }
  }
}

@MainActor @Suite("content and actions kept for longer than their views") struct EscapedContentTests {
  private let size = CGSize(width: 60, height: 60)

  /// A session that shows a view, and what removes the view.
  private func session(_ kind: Kind, _ shelf: Shelf) -> (HeadlessSession, Binding<Bool>?) {
    var isShown: Binding<Bool>?
    let session = HeadlessSession(UntilGone(content: kind.view(shelf)) { isShown = $0 }, size: size)
    _ = session.pngData()
    return (session, isShown)
  }

  /// The other session shows its own view and follows its own number.
  private func look(at other: HeadlessSession, _ shelf: Shelf) {
    #expect(other.frame(of: "own")?.size == CGSize(width: 7, height: 5))
    #expect(!other.pngData().isEmpty)
    shelf.level?.wrappedValue = 4
    #expect(other.frame(of: "own")?.size == CGSize(width: 11, height: 5))
    #expect(!other.pngData().isEmpty)
    shelf.level?.wrappedValue = 0
    other.update()
  }

  @Test("after the view was removed, or its session dropped", arguments: Kind.allCases, [true, false])
  private func gone(_ kind: Kind, isDropped: Bool) async throws {
    let shelf = Shelf()
    var session: HeadlessSession?
    do {
      let (made, isShown) = self.session(kind, shelf)
      let asks = try #require(shelf.asks)
      #expect(asks(false) == [])
      if !isDropped {
        isShown?.wrappedValue = false
        made.update()
        #expect(made.frame(of: "kept") == nil)
        session = made
      }
    }
    let asks = try #require(shelf.asks)
    #expect(asks(true) == [])
    #expect(asks(true) == [])
    await shelf.refresh?()
    if kind == .refresh { #expect(shelf.calls == 1) }

    var other: HeadlessSession? = HeadlessSession(Beside(shelf: shelf), size: size)
    if let other { look(at: other, shelf) }
    if kind.isProxy { #expect(other?.frame(of: "kept") == nil) }
    #expect(asks(true) == [])
    // What was kept goes first, then the session that shows it.
    shelf.asks = nil
    shelf.shows = nil
    other?.update()
    other = nil
    session?.update()
    session = nil
  }

  @Test("in another session while its own shows it as well, then its own goes", arguments: Kind.allCases)
  private func shared(_ kind: Kind) {
    let shelf = Shelf()
    let (session, isShown) = self.session(kind, shelf)
    let other = HeadlessSession(Beside(shelf: shelf), size: size)
    look(at: other, shelf)
    isShown?.wrappedValue = false
    session.update()
    look(at: other, shelf)
    isShown?.wrappedValue = true
    session.update()
    look(at: other, shelf)
  }

  @Test("in another session that goes first", arguments: Kind.allCases)
  private func otherGoesFirst(_ kind: Kind) throws {
    let shelf = Shelf()
    let (session, isShown) = self.session(kind, shelf)
    var other: HeadlessSession? = HeadlessSession(Beside(shelf: shelf), size: size)
    if let other { look(at: other, shelf) }
    other = nil
    let asks = try #require(shelf.asks)
    #expect(asks(false) == [])
    session.update()
    #expect(!session.pngData().isEmpty)
    isShown?.wrappedValue = false
    session.update()
    #expect(!session.pngData().isEmpty)
  }
}
