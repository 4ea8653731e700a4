import HeadlessHost
import SwiftUI
import Testing

private struct Numbers: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Tells what is set inside of what it modifies, as programs keep it.
private struct Heard: ViewModifier {
  @State private var heard: [Int] = []

  func body(content: Content) -> some View {
    content.onPreferenceChange(Numbers.self) { heard = $0 }
      .accessibilityLabel("\(heard)")
  }
}

/// A view that a modifier of the program is around, in whose body content stands in a branch.
private struct Row: View {
  let number: Int
  let isBold: Bool

  @ViewBuilder private func styled(_ view: some View) -> some View {
    if isBold { view.bold() } else { view }
  }

  var body: some View {
    styled(Text("x").preference(key: Numbers.self, value: [number])).modifier(Heard())
  }
}

@MainActor @Suite("Preferences in lazy containers")
struct PreferenceTests {
  enum Container: CaseIterable { case stack, list, sections, subviews, eager }

  @ViewBuilder private func rows(_ container: Container, _ isBold: Bool) -> some View {
    let loop = ForEach(1..<3, id: \.self) { Row(number: $0, isBold: isBold) }
    switch container {
    case .stack: LazyVStack { loop }
    case .list: List { loop }
    case .sections: LazyVStack { Section { loop } }
    case .subviews: VStack { Group(subviews: loop) { ForEach($0) { $0 } } }
    case .eager: VStack { loop }
    }
  }

  @Test(
    "a program's modifier around a row hears what the row sets", arguments: Container.allCases,
    [false, true])
  func heard(_ container: Container, isBold: Bool) {
    let session = HeadlessSession(rows(container, isBold), size: CGSize(width: 200, height: 200))
    session.update()
    #expect(session.exists("[1]") && session.exists("[2]"), "\(session.tree)")
  }

  @Test("rows that change places tell in their new order", arguments: [false, true]) func order(isList: Bool)
  {
    let shelf = Shelf()
    let session = HeadlessSession(
      Ordered(shelf: shelf, isList: isList), size: CGSize(width: 200, height: 300))
    session.update()
    #expect(shelf.heard == [1, 2, 3])
    shelf.numbers = [3, 1, 2]
    session.update()
    #expect(shelf.heard == [3, 1, 2])
  }

  @MainActor @Observable fileprivate final class Shelf {
    var numbers = [1, 2, 3]
    @ObservationIgnored var heard: [Int] = []
  }

  private struct Ordered: View {
    let shelf: Shelf
    let isList: Bool

    private var rows: some View {
      ForEach(shelf.numbers, id: \.self) { Text("\($0)").preference(key: Numbers.self, value: [$0]) }
    }

    var body: some View {
      Group { if isList { List { rows } } else { LazyVStack { rows } } }
        .onPreferenceChange(Numbers.self) { shelf.heard = $0 }
    }
  }

  @Test("a modifier around a placed subview hears what is set at its root") func aroundSubview() {
    let session = HeadlessSession(
      VStack {
        Group(subviews: Text("x").preference(key: Numbers.self, value: [7])) {
          ForEach($0) { $0.modifier(Heard()) }
        }
      }, size: CGSize(width: 200, height: 200))
    session.update()
    #expect(session.exists("[7]"), "\(session.tree)")
  }
}
