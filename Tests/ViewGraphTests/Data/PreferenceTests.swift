import SwiftUI
import Testing
import ViewGraph

private struct Digits: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = value * 10 + nextValue() }
}

/// Each level adds one to what the innermost says and hears of the sum.
private struct Levels: View {
  let depth: Int
  let log: Log
  var body: some View {
    let (log, depth) = (log, depth)
    if depth == 0 {
      Switch(get: { log.innermost = $0 }) { Box().preference(key: Digits.self, value: $0) }
    } else {
      AnyView(Levels(depth: depth - 1, log: log))
        .transformPreference(Digits.self) {
          MainActor.assumeIsolated { log.transforms += 1 }
          $0 += 1
        }
        .onPreferenceChange(Digits.self) { value in MainActor.assumeIsolated { log.heard[depth] = value } }
    }
  }
}

@MainActor private final class Log {
  var innermost: Binding<Int>?
  var transforms = 0
  var heard: [Int: Int] = [:]
}

@MainActor
struct PreferenceTests {
  @Test(
    "a chain of views that change a preference and hear of it runs each change once", arguments: [10, 200])
  func chain(depth: Int) {
    let log = Log()
    let stage = Stage(Levels(depth: depth, log: log))
    stage.update()
    #expect(log.transforms == depth)
    #expect(log.heard == Dictionary(uniqueKeysWithValues: (1...depth).map { ($0, $0) }))
    log.transforms = 0
    log.innermost?.wrappedValue = 1000
    stage.update()
    #expect(log.transforms == depth)
    #expect(log.heard == Dictionary(uniqueKeysWithValues: (1...depth).map { ($0, 1000 + $0) }))
  }

  @Test("a view that hears of a preference does not change how those above join it")
  func order() {
    let diary = Diary()
    var last: Binding<Int>?
    let stage = Stage(
      HStack {
        Box().preference(key: Digits.self, value: 1)
        VStack {
          Box().preference(key: Digits.self, value: 2)
          Switch(get: { last = $0 }) { Box().preference(key: Digits.self, value: 3 + $0) }
        }
        .onPreferenceChange(Digits.self) { diary.note("inner \($0)") }
        Box().preference(key: Digits.self, value: 9)
      }
      .onPreferenceChange(Digits.self) { diary.note("outer \($0)") })
    stage.update()
    #expect(Set(diary.drain()) == ["inner 23", "outer 1239"])
    last?.wrappedValue = 1
    stage.update()
    #expect(Set(diary.drain()) == ["inner 24", "outer 1249"])
  }

  @Test("what a view has heard first is what those above begin with")
  func begin() {
    let diary = Diary()
    var first: Binding<Int>?
    let stage = Stage(
      HStack {
        VStack {
          Switch(get: { first = $0 }) { number in
            if number < 2 { Box().preference(key: Digits.self, value: 2 + number) }
          }
          Box().preference(key: Digits.self, value: 5)
        }
        .onPreferenceChange(Digits.self) { diary.note("inner \($0)") }
        Box().preference(key: Digits.self, value: 9)
      }
      .onPreferenceChange(Digits.self) { diary.note("outer \($0)") })
    stage.update()
    #expect(Set(diary.drain()) == ["inner 25", "outer 259"])
    first?.wrappedValue = 1
    stage.update()
    #expect(Set(diary.drain()) == ["inner 35", "outer 359"])
    first?.wrappedValue = 2
    stage.update()
    #expect(Set(diary.drain()) == ["inner 5", "outer 59"])
  }

  @Test("a preference on several views of a subview list is set by each where it is placed")
  func subviewList() {
    let diary = Diary()
    var flag: Binding<Int>?
    let stage = Stage(
      Group(
        subviews: Group {
          Switch(get: { flag = $0 }) { number in
            if number == 0 { AnyView(Box()) } else { AnyView(Box().frame(width: 5)) }
          }
          Box()
        }
        .preference(key: Digits.self, value: 4)
      ) { subviews in
        HStack { subviews[0] }.onPreferenceChange(Digits.self) { diary.note("first \($0)") }
        HStack { subviews[1] }.transformPreference(Digits.self) { $0 += 3 }
      }
      .onPreferenceChange(Digits.self) { diary.note("each \($0)") })
    stage.update()
    #expect(Set(diary.drain()) == ["first 4", "each 47"])
    flag?.wrappedValue = 1
    stage.update()
    #expect(diary.drain().isEmpty)
  }

  @Test("loops and groups in a list change what their rows set, and the list hears of it")
  func listRows() {
    let diary = Diary()
    let stage = Stage(
      List {
        ForEach(1..<3) { Box().preference(key: Digits.self, value: $0) }
          .transformPreference(Digits.self) { $0 += 1 }
        Group {
          AnyView(Box())
          Box()
        }
        .preference(key: Digits.self, value: 7)
      }
      .onPreferenceChange(Digits.self) { diary.note("\($0)") })
    stage.update()
    #expect(diary.drain() == ["2377"])
  }

  @Test("what is in a geometry reader sets its preferences again when it comes back into the layout")
  func geometryReaderReturns() {
    let diary = Diary()
    var shown: Binding<Int>?
    let stage = Stage(
      Switch(get: { shown = $0 }) { number in
        ScreenStack(ShownScreens(front: number, behind: nil)) {
          GeometryReader { _ in
            Box().preference(key: Digits.self, value: 5)
              .onPreferenceChange(Digits.self) { diary.note("\($0)") }
          }
          Box()
        }
      })
    stage.update()
    for next in [1, 0] {
      shown?.wrappedValue = next
      stage.update()
    }
    #expect(diary.drain() == ["5", "0", "5"])
  }
}
