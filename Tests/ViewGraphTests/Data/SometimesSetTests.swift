import SwiftUI
import Testing

@testable import ViewGraph

private struct ToneKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct ShadeKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var tone: Int {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
  fileprivate var shade: Int {
    get { self[ShadeKey.self] }
    set { self[ShadeKey.self] = newValue }
  }
  /// Sets a second key as well, sometimes.
  fileprivate var toneAndShade: Int {
    get { tone }
    set {
      tone = newValue
      if newValue > 10 { shade = newValue }
    }
  }
}

private struct ToneReader: View {
  let diary: Diary
  @Environment(\.tone) private var tone
  @Environment(\.shade) private var shade
  var body: some View {
    let _ = diary.note("\(tone) \(shade)")
    Box()
  }
}

@MainActor @Suite("environment keys that are set sometimes") struct SometimesSetTests {
  /// What the reader sees for each number in turn, and what a new tree shows.
  private func expectSame<Content: View>(
    _ numbers: [Int], _ content: @escaping (Int, Diary) -> Content,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var binding: Binding<Int>?
    let diary = Diary()
    let stage = Stage(Switch(get: { binding = $0 }) { content($0, diary) })
    var last = diary.drain().last
    for number in numbers {
      try #require(binding).wrappedValue = number
      stage.update()
      last = diary.drain().last ?? last
      let fresh = Diary()
      let other = Stage(content(number, fresh))
      #expect(last == fresh.entries.last, "for \(number)", sourceLocation: sourceLocation)
      other.root.invalidate()
    }
  }

  @Test("a transform that writes other keys in some cases") func transform() throws {
    try expectSame([5, 20, 30, 5, 20, 0, 11]) { number, diary in
      ToneReader(diary: diary).transformEnvironment(\.self) { values in
        if number > 0 { values.tone = number }
        if number > 10 { values.shade = number }
      }
    }
  }

  @Test("a property whose setter writes a second key in some cases") func setter() throws {
    try expectSame([5, 20, 5, 30, 6]) { number, diary in
      ToneReader(diary: diary).environment(\.toneAndShade, number)
    }
  }

  @Test("what is set between, and further up") func between() throws {
    try expectSame([5, 20, 5, 30, 6]) { number, diary in
      ToneReader(diary: diary)
        .environment(\.tone, number + 1)
        .transformEnvironment(\.self) { if number > 10 { $0.shade = number } }
        .environment(\.shade, 3)
    }
  }

  @Test("elements of a list that are placed elsewhere") func list() throws {
    try expectSame([5, 20, 5, 30, 6]) { number, diary in
      Group(
        subviews: ToneReader(diary: diary).transformEnvironment(\.self) {
          if number > 10 { $0.shade = number }
        }
      ) { subviews in
        VStack { ForEach(subviews: subviews) { $0.environment(\.tone, 4) } }
      }
    }
  }

  @Test("direction of layout") func direction() throws {
    var binding: Binding<Int>?
    let stage = Stage(
      Switch(get: { binding = $0 }) { number in
        HStack(spacing: 0) {
          Box(side: 10)
          Box(side: 20)
        }
        .transformEnvironment(\.self) { if number == 1 { $0.layoutDirection = .rightToLeft } }
      })
    func origins() -> [Double] {
      var found: [Double] = []
      var waiting: [ElementNode] = [stage.root.element].compactMap { $0 }
      while let element = waiting.popLast() {
        if element is LeafNode { found.append(element.convert(.zero, to: nil).x) }
        element.forEachElement { waiting.append($0) }
      }
      return found.reversed()
    }
    #expect(origins() == [0, 10])
    try #require(binding).wrappedValue = 1
    stage.update()
    #expect(origins() == [20, 0])
    try #require(binding).wrappedValue = 0
    stage.update()
    #expect(origins() == [0, 10])
  }
}
