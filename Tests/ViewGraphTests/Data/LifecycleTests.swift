import SwiftUI
import Testing
import ViewGraph

private struct Sum: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = value * 10 + nextValue() }
}

private struct Width: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Measured: View {
  let diary: Diary
  /// What the side becomes of the width that was read.
  let next: (CGFloat) -> CGFloat
  @State private var side = 10.0
  var body: some View {
    let _ = diary.note("\(Int(side))")
    Box(side: side)
      .background { GeometryReader { Color10().preference(key: Width.self, value: $0.size.width) } }
      .onPreferenceChange(Width.self) { side = next($0) }
  }
}

private struct Color10: View { var body: some View { Box() } }

@MainActor @Suite("Lifecycle and preferences") struct LifecycleTests {
  @Test("appearing once for a group, disappearing with the identity") func appear() {
    let diary = Diary()
    var number: Binding<Int>?
    let stage = Stage(
      Switch(get: { number = $0 }) { value in
        Group {
          Box(); Box()
        }
        .onAppear { diary.note("appear \(value)") }
        .onDisappear { diary.note("disappear \(value)") }
        .id(value)
        EmptyView().onAppear { diary.note("never") }
      })
    #expect(diary.drain() == ["appear 0"])
    number?.wrappedValue = 1
    stage.update()
    #expect(diary.drain() == ["disappear 0", "appear 1"])
    stage.root.invalidate()
    #expect(diary.drain() == ["disappear 1"])
  }

  @Test("what is inside a view appears before the view") func order() {
    let diary = Diary()
    let stage = Stage(VStack { Box().onAppear { diary.note("in") } }.onAppear { diary.note("out") })
    stage.update()
    #expect(diary.drain() == ["in", "out"])
  }

  @Test("what changes back is no change; two changes in one frame are one") func change() {
    let diary = Diary()
    var number: Binding<Int>?
    let stage = Stage(
      Switch(get: { number = $0 }) { value in
        Box().onChange(of: value) { diary.note("\($0)>\($1)") }
          .onChange(of: value, initial: true) { diary.note("now \(value)") }
      })
    #expect(diary.drain() == ["now 0"])
    number?.wrappedValue = 1
    number?.wrappedValue = 0
    stage.update()
    #expect(diary.drain() == [])
    number?.wrappedValue = 1
    number?.wrappedValue = 2
    stage.update()
    #expect(diary.drain() == ["0>2", "now 2"])
  }

  @Test("a task is restarted for another id and cancelled on removal") func task() async {
    let diary = Diary()
    var number: Binding<Int>?
    let stage = Stage(
      Switch(get: { number = $0 }) { value in
        if value < 2 {
          Box().task(id: value) {
            diary.note("start \(value)")
            try? await Task.sleep(for: .seconds(1_000))
            diary.note("end \(value)")
          }
        }
      })
    for _ in 0..<100 where diary.entries.count < 1 { await Task.yield() }
    number?.wrappedValue = 1
    stage.update()
    for _ in 0..<1_000 where diary.entries.count < 3 { await Task.yield() }
    #expect(diary.drain().sorted() == ["end 0", "start 0", "start 1"])
    number?.wrappedValue = 2
    stage.update()
    for _ in 0..<1_000 where diary.entries.count < 1 { await Task.yield() }
    #expect(diary.drain() == ["end 1"])
  }

  @Test("values sent are received until removal") func receive() {
    let diary = Diary()
    let subject = CurrentValueSubject<Int, Never>(7)
    let stage = Stage(Box().onReceive(subject) { diary.note("\($0)") })
    subject.send(8)
    #expect(diary.drain() == ["7", "8"])
    stage.root.invalidate()
    subject.send(9)
    #expect(diary.drain() == [])
  }

  @Test("an ancestor's preference replaces, siblings are joined in order") func preference() {
    let diary = Diary()
    var number: Binding<Int>?
    let stage = Stage(
      Switch(get: { number = $0 }) { value in
        VStack {
          VStack { Box().preference(key: Sum.self, value: 9) }.preference(key: Sum.self, value: 1)
          Box().preference(key: Sum.self, value: 2 + value)
          Box()
          Box().preference(key: Sum.self, value: 3).transformPreference(Sum.self) { $0 += 1 }
        }
        .onPreferenceChange(Sum.self) { diary.note("\($0)") }
        if value > 3 { Box() }
      })
    #expect(diary.drain() == ["124"])
    number?.wrappedValue = 1
    stage.update()
    #expect(diary.drain() == ["134"])
  }

  @Test("content made from a preference follows it") func reading() {
    let diary = Diary()
    var number: Binding<Int>?
    let stage = Stage(
      Switch(get: { number = $0 }) { value in
        AnyView(Box().preference(key: Sum.self, value: value))
          .overlayPreferenceValue(Sum.self) { sum in
            let _ = diary.note("\(sum)")
            Box()
          }
      })
    stage.update()
    #expect(diary.drain().last == "0")
    number?.wrappedValue = 5
    stage.update()
    #expect(diary.drain().last == "5")
  }

  @Test("geometry read into the state that sizes the same view converges before drawing")
  func convergence() {
    let diary = Diary()
    let stage = Stage(Measured(diary: diary) { min($0 + 5, 25) })
    let side = stage.root.element?.size.width
    #expect(diary.drain() == ["10", "15", "20", "25"])
    #expect(side == 25)
    let warnings = stage.reports(.diverging)
    #expect(warnings == 0)
  }

  @Test("geometry that feeds back on itself is cut off in each frame, with one warning")
  func divergence() {
    let diary = Diary()
    let stage = Stage(Measured(diary: diary) { $0 + 1 })
    let first = diary.drain().count
    #expect(first > 5 && first < 40)
    for _ in 0..<3 {
      stage.update()
      let rounds = diary.drain().count
      #expect(rounds < 40)
    }
    let warnings = stage.reports(.diverging)
    #expect(warnings == 1)
  }

  @Test("what is on its way out has disappeared when the session is released")
  func releasedInTransition() throws {
    let diary = Diary()
    var number: Binding<Int>?
    var stage: Stage? = Stage(
      Switch(get: { number = $0 }) { if $0 == 0 { Color.red.onDisappear { diary.note("gone") } } })
    _ = stage?.root.picture()
    withAnimation(.linear(duration: 1)) { number?.wrappedValue = 1 }
    stage?.update()
    #expect(diary.drain() == [])
    stage = nil
    #expect(diary.drain() == ["gone"])
  }
}
