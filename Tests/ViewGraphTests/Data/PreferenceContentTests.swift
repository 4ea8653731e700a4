import SwiftUI
import Testing
import ViewGraph

private struct Names: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct Ends: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

@Observable private final class Counted { var count = 1 }

/// As many boxes as a number says, each with its index in the preference.
private struct Boxes: View {
  let count: Int
  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { Box(side: 1).preference(key: Names.self, value: [$0]) } }
      .frame(width: 50, height: 50)
  }
}

private struct Reading: View {
  let model: Counted
  let diary: Diary
  var body: some View {
    Boxes(count: model.count)
      .overlayPreferenceValue(Names.self) { names in
        let _ = diary.note("\(names) of \(model.count)")
        Box()
      }
  }
}

@MainActor
struct PreferenceContentTests {
  @Test("closures run once at first, with what is set") func first() {
    let diary = Diary()
    let stage = Stage(
      HStack {
        Boxes(count: 2)
          .overlayPreferenceValue(Names.self) { names in
            let _ = diary.note("over \(names)")
            Box()
          }
          .backgroundPreferenceValue(Names.self, alignment: .top) { names in
            let _ = diary.note("behind \(names)")
            Box()
          }
        Group {
          Box().preference(key: Names.self, value: [7])
          Box()
        }
        .overlayPreferenceValue(Names.self) { names in
          let _ = diary.note("each \(names)")
          Box()
        }
      })
    stage.update()
    #expect(diary.drain().sorted() == ["behind [0, 1]", "each [7]", "each []", "over [0, 1]"])
    #expect(stage.reports(.diverging) == 0)
  }

  @Test("a closure that is another runs with what is set for it") func other() {
    let diary = Diary()
    var number: Binding<Int>?
    let stage = Stage(
      Switch(get: { number = $0 }) { index in
        Boxes(count: index + 1)
          .overlayPreferenceValue(Names.self) { names in
            let _ = diary.note("\(names[index])")
            Box()
          }
      })
    stage.update()
    #expect(diary.drain() == ["0"])
    for next in [3, 1, 2] {
      number?.wrappedValue = next
      stage.update()
      #expect(diary.drain() == ["\(next)"])
    }
  }

  @Test("a closure that reads what its content reads runs after it") func observed() {
    let diary = Diary()
    let model = Counted()
    let stage = Stage(Reading(model: model, diary: diary))
    stage.update()
    #expect(diary.drain() == ["[0] of 1"])
    model.count = 3
    stage.update()
    #expect(diary.drain() == ["[0, 1, 2] of 3"])
    model.count = 1
    stage.update()
    #expect(diary.drain() == ["[0] of 1"])
  }

  @Test("what the closure shows is there in the first picture, within one layout") func nested() {
    let diary = Diary()
    func level(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Box().preference(key: Names.self, value: [0])) }
      return AnyView(
        Box().preference(key: Names.self, value: [depth])
          .overlayPreferenceValue(Names.self) { names in
            let _ = diary.note("\(names)")
            level(depth - 1)
          })
    }
    let stage = Stage(level(20))
    #expect(diary.drain() == (1...20).reversed().map { "[\($0)]" })
    #expect(stage.reports(.diverging) == 0)
  }

  @Test("content that is not placed sets nothing, and no closure runs") func hidden() {
    let diary = Diary()
    let stage = Stage(
      ViewThatFits {
        Boxes(count: 1)
        Boxes(count: 2).overlayPreferenceValue(Names.self) { names in
          let _ = diary.note("\(names)")
          Box()
        }
      })
    stage.update()
    #expect(diary.drain() == [])
  }

  @Test("an anchor looked up in the preference is there whenever the closure runs") func anchors() {
    var number: Binding<Int>?
    var frames: [CGRect] = []
    let stage = Stage(
      Switch(get: { number = $0 }) { index in
        HStack(spacing: 0) {
          ForEach(0...index, id: \.self) { item in
            Box().anchorPreference(key: Ends.self, value: .bounds) { [item: $0] }
          }
        }
        .overlayPreferenceValue(Ends.self) { ends in
          GeometryReader { proxy in
            // A missing anchor is a rectangle that no test expects.
            let _ = frames.append(ends[index].map { proxy[$0] } ?? .null)
            Color.clear
          }
        }
      })
    stage.update()
    #expect(frames.last == CGRect(x: 0, y: 0, width: 10, height: 10))
    number?.wrappedValue = 2
    stage.update()
    #expect(frames.last == CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(!frames.contains(.null))
  }

  @Test("content for which there is no room any more waits for nothing")
  func placeholder() {
    let model = Counted()
    // The boxes fit, what is made from their preference does not.
    for limit in 8..<40 {
      let stage = Stage(Reading(model: model, diary: Diary()), nodeLimit: limit)
      for _ in 0..<3 {
        model.count = model.count % 3 + 1
        stage.update()
        #expect(stage.graph.inconsistency() == nil, "\(limit) nodes")
      }
    }
  }
}
