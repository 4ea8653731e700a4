import SwiftUI
import Testing
import ViewGraph

final class Counter: ObservableObject {
  nonisolated(unsafe) static var made = 0
  nonisolated(unsafe) static var alive = 0
  @Published var count = 0
  @Published var other = 0
  init() {
    Self.made += 1
    Self.alive += 1
  }
  deinit { Self.alive -= 1 }
}

@Observable final class Model: @unchecked Sendable {
  var read = 0
  var unread = 0
}

private struct Owner: View {
  let diary: Diary
  let number: Int
  @StateObject private var counter = Counter()
  var body: some View {
    let _ = diary.note("\(number):\(counter.count)")
    Box()
  }
}

private struct Parent: View {
  let diary: Diary
  let get: (Binding<Int>) -> Void
  @State private var number = 0
  var body: some View {
    let _ = get($number)
    if number >= 0 { Owner(diary: diary, number: number) }
  }
}

private struct Follower: View {
  let diary: Diary
  @ObservedObject var counter: Counter
  var body: some View {
    let _ = diary.note("\(counter.count)")
    Box()
  }
}

private struct Reader: View {
  let diary: Diary
  let model: Model
  var body: some View {
    let _ = diary.note("\(model.read)")
    Box()
  }
}

private struct EnvironmentReader: View {
  let diary: Diary
  @EnvironmentObject private var counter: Counter
  var body: some View {
    let _ = diary.note("\(counter.count)")
    Box()
  }
}

extension EnvironmentValues {
  @Entry fileprivate var diary: Diary?
}

/// Shows what a closure makes that is kept, as a container that makes its content late.
private struct Late<Content: View>: View {
  @Environment(\.diary) private var diary
  let content: (Diary?) -> Content
  var body: some View { content(diary) }
}

private struct Noting: View {
  let diary: Diary?
  let text: String
  init(diary: Diary?, _ text: String) { (self.diary, self.text) = (diary, text) }
  var body: some View {
    let _ = diary?.note(text)
    Box()
  }
}

private struct FollowerInClosure: View {
  @ObservedObject var counter: Counter
  var body: some View {
    Late { Noting(diary: $0, "\(counter.count)") }
  }
}

private struct EnvironmentReaderInClosure: View {
  @EnvironmentObject private var counter: Counter
  var body: some View {
    Late { Noting(diary: $0, "\(counter.count)") }
  }
}

private struct Deaf: View {
  @EnvironmentObject private var counter: Counter
  var body: some View { Box() }
}

@MainActor @Suite("Objects", .serialized) struct ObjectTests {
  @Test("a state object is made once and released after removal") func stateObject() {
    Counter.made = 0
    let alive = Counter.alive
    let diary = Diary()
    var number: Binding<Int>?
    let stage = Stage(Parent(diary: diary) { number = $0 })
    for next in 1...3 {
      number?.wrappedValue = next
      stage.update()
    }
    #expect(Counter.made == 1)
    #expect(diary.drain() == ["0:0", "1:0", "2:0", "3:0"])
    number?.wrappedValue = -1
    stage.update()
    #expect(Counter.alive == alive)
  }

  /// What a program keeps erased, and hands to the views in it.
  @Observable final class Shelf {
    var screen: AnyView?
    var isShown = true
  }

  private struct Showing: View {
    let shelf: Shelf
    var body: some View {
      if shelf.isShown, let screen = shelf.screen {
        screen
        screen
      }
    }
  }

  private struct Reading: View {
    @StateObject private var counter = Counter()
    @State private var number = 3
    @Environment(Shelf.self) private var shelf
    var body: some View { Box(side: shelf.isShown ? Double(number) : Double(counter.count)) }
  }

  @Test("an erased view that is kept outside of the tree holds nothing of the tree once it has left it")
  func erasedView() {
    let alive = Counter.alive
    weak var released: Shelf?
    do {
      let shelf = Shelf()
      released = shelf
      shelf.screen = AnyView(Reading())
      let stage = Stage(Showing(shelf: shelf).environment(shelf))
      #expect(Counter.alive == alive + 2)
      shelf.isShown = false
      stage.update()
      #expect(Counter.alive == alive)
      shelf.isShown = true
      stage.update()
      #expect(Counter.alive == alive + 2)
    }
    #expect(Counter.alive == alive && released == nil)
  }

  private struct Counting: View {
    @StateObject private var counter = Counter()
    var body: some View { Box().onDisappear { counter.count += 1 } }
  }

  @Test("what has not been placed yet is released when it leaves, though nothing is placed afterwards")
  func unplaced() {
    let alive = Counter.alive
    var isThere: Binding<Int>?
    let stage = Stage(
      Switch(get: { isThere = $0 }) { number in
        Box().overlay {
          if number == 0 {
            ViewThatFits {
              Box(side: 1)
              Counting()
            }
          }
        }
      })
    stage.update()
    isThere?.wrappedValue = 1
    stage.update()
    #expect(Counter.alive == alive)
  }

  @Test("an observed object wakes its view once for each frame") func observedObject() {
    let diary = Diary()
    let counter = Counter()
    let stage = Stage(Follower(diary: diary, counter: counter))
    counter.count = 1
    counter.other = 1
    counter.count = 2
    stage.update()
    #expect(diary.drain() == ["0", "2"])
    stage.root.invalidate()
    counter.count = 3
    #expect(!stage.graph.hasWork)
  }

  @Test("an object of the environment is followed; a missing one is reported once") func environmentObject() {
    let diary = Diary()
    let counter = Counter()
    let stage = Stage(EnvironmentReader(diary: diary).environmentObject(counter))
    counter.count = 5
    stage.update()
    #expect(diary.drain() == ["0", "5"])
    #expect(Stage(Deaf()).reports(.missingObject) == 1)
  }

  @Test("a change wakes the readers of the property that changed") func observation() {
    let diary = Diary()
    let model = Model()
    let stage = Stage(
      VStack {
        Reader(diary: diary, model: model); Reader(diary: diary, model: model)
      })
    #expect(diary.drain() == ["0", "0"])
    model.unread = 1
    #expect(!stage.graph.hasWork)
    for value in 1...3 {
      model.read = value
      stage.update()
      #expect(diary.drain() == ["\(value)", "\(value)"])
    }
  }

  @Test("a closure that captures an object alone is made anew with the body") func capturedAlone() {
    let counter = Counter()
    let diary = Diary()
    let stage = Stage(
      VStack {
        FollowerInClosure(counter: counter)
        EnvironmentReaderInClosure()
      }
      .environmentObject(counter).environment(\.diary, diary))
    #expect(diary.drain() == ["0", "0"])
    counter.count = 1
    stage.update()
    #expect(diary.drain() == ["1", "1"])
  }

  @Test("a change on another thread is taken at the next frame") func thread() async {
    let diary = Diary()
    let model = Model()
    let stage = Stage(Reader(diary: diary, model: model))
    for value in 1...2 {
      await Task.detached { model.read = value }.value
      stage.update()
    }
    #expect(diary.drain() == ["0", "1", "2"])
  }

  @Test("bindings of observable objects write through") func bindable() {
    let model = Model()
    @Bindable var bindable = model
    $bindable.read.wrappedValue = 4
    #expect(model.read == 4)
  }
}

/// Bindings may be kept longer than the view that owns their value.
@MainActor
@Test("a binding that outlives its session still holds its value")
func bindingOutlivesItsSession() {
  final class Kept { var binding: Binding<Int>? }
  struct Owner: View {
    let kept: Kept
    @State private var number = 1
    var body: some View {
      let _ = kept.binding = $number
      Color.clear
    }
  }
  let kept = Kept()
  do {
    let session = HeadlessSession(Owner(kept: kept), size: CGSize(width: 10, height: 10))
    session.update()
  }
  kept.binding?.wrappedValue = 2
  #expect(kept.binding?.wrappedValue == 2)
}
