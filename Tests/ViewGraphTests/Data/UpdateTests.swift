import SwiftUI
import Testing
import ViewGraph

private struct FirstKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct SecondKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}

private struct FirstReader: View {
  let diary: Diary
  @Environment(\.first) private var first
  var body: some View {
    let _ = diary.note("first \(first)")
    Box()
  }
}

private struct Acting: View {
  let diary: Diary
  let model: Model
  let get: (@escaping () -> Int) -> Void
  var body: some View {
    let _ = diary.note("body")
    let _ = get {
      model.read += 1
      return model.read
    }
    Box()
  }
}

/// Notes its life.
private struct Living: View {
  let diary: Diary
  let name: String
  @State private var first: String
  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    _first = State(initialValue: name)
  }
  var body: some View {
    let _ = diary.note("\(name) is \(first)")
    Box()
      .onAppear { diary.note("appear \(first)") }
      .onDisappear { diary.note("disappear \(first)") }
      .task {
        diary.note("start \(first)")
        try? await Task.sleep(for: .seconds(1_000))
        diary.note("\(Task.isCancelled ? "cancelled" : "ended") \(first)")
      }
  }
}

/// What wakes a view and what does not, one statement a test.
@MainActor @Suite("Updates") struct UpdateTests {
  @Test("an environment value set again to what it was wakes nobody, nor does another key")
  func environment() {
    let diary = Diary()
    var number: Binding<Int>?
    let stage = Stage(
      Switch(get: { number = $0 }) { value in
        FirstReader(diary: diary).environment(\.first, value / 10).environment(\.second, value)
      })
    #expect(diary.drain() == ["first 0"])
    for value in 1...3 {
      number?.wrappedValue = value
      stage.update()
    }
    #expect(diary.drain() == [])
    number?.wrappedValue = 10
    stage.update()
    #expect(diary.drain() == ["first 1"])
  }

  @Test("an environment value that is set for the first time, or no more, wakes its readers")
  func environmentTransform() {
    let diary = Diary()
    var number: Binding<Int>?
    let stage = Stage(
      Switch(get: { number = $0 }) { value in
        FirstReader(diary: diary).transformEnvironment(\.first) { if value > 0 { $0 = value } }
      })
    #expect(diary.drain() == ["first 0"])
    number?.wrappedValue = 4
    stage.update()
    #expect(diary.drain() == ["first 4"])
    number?.wrappedValue = 0
    stage.update()
    #expect(diary.drain() == ["first 0"])
  }

  @Test("an observable property that only an action reads does not wake the view")
  func action() {
    let diary = Diary()
    let model = Model()
    var act: (() -> Int)?
    let stage = Stage(Acting(diary: diary, model: model) { act = $0 })
    let first = act?()
    let second = act?()
    #expect(first == 1 && second == 2)
    #expect(!stage.graph.hasWork)
    stage.update()
    #expect(diary.drain() == ["body"])
  }

  @Test("a state written on another thread is taken with the next frame")
  func otherThread() async {
    let diary = Diary()
    var number: Binding<Int>?
    let stage = Stage(
      Switch(get: { number = $0 }) { value in
        let _ = diary.note("\(value)")
        Box()
      })
    for value in 1...2 {
      guard let binding = number else { break }
      await Task.detached { binding.wrappedValue = value }.value
      stage.update()
    }
    #expect(diary.drain() == ["0", "1", "2"])
  }

  @Test("another id is another view: new state, the old one disappears, the new one appears, tasks follow")
  func otherIdentity() async {
    let diary = Diary()
    var number: Binding<Int>?
    let stage = Stage(Switch(get: { number = $0 }) { value in Living("\(value)", diary).id(value / 2) })
    for _ in 0..<1_000 where diary.entries.count < 3 { await Task.yield() }
    #expect(diary.drain() == ["0 is 0", "appear 0", "start 0"])
    number?.wrappedValue = 1
    stage.update()
    #expect(diary.drain() == ["1 is 0"])
    number?.wrappedValue = 2
    stage.update()
    for _ in 0..<1_000 where diary.entries.count < 5 { await Task.yield() }
    let entries = diary.drain()
    #expect(entries.prefix(3) == ["2 is 2", "disappear 0", "appear 2"])
    #expect(entries.dropFirst(3).sorted() == ["cancelled 0", "start 2"])
    stage.root.invalidate()
  }

  @Test("a preference of an ancestor replaces what is set below, siblings are joined")
  func preference() {
    struct Digits: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value = value * 10 + nextValue() }
    }
    let diary = Diary()
    _ = Stage(
      HStack {
        VStack { Box().preference(key: Digits.self, value: 1) }.preference(key: Digits.self, value: 2)
        Box().preference(key: Digits.self, value: 3)
      }
      .onPreferenceChange(Digits.self) { diary.note("\($0)") })
    #expect(diary.drain() == ["23"])
  }
}
