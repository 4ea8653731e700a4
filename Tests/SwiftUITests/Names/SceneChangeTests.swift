import HeadlessHost
import SceneHost
import SwiftUI
import Testing

@MainActor private final class Diary {
  static let shared = Diary()
  var changes: [[Int]] = []
  var count = Binding.constant(0)
}

private struct Counting: App {
  @State private var count = 1
  var body: some Scene {
    Diary.shared.count = $count
    return WindowGroup { Color.red.frame(width: CGFloat(count), height: 5) }
      .onChange(of: count) { Diary.shared.changes.append([$0, $1]) }
      .onChange(of: count, initial: true) { Diary.shared.changes.append([]) }
  }
}

@MainActor
struct SceneChangeTests {
  @Test("a scene tells of a value that the app has changed")
  func change() throws {
    let session = try HeadlessSession(app: Counting())
    session.update()
    let first = Diary.shared.changes
    Diary.shared.count.wrappedValue = 4
    let width = session.size.width
    let all = Diary.shared.changes
    #expect(first == [[]] && width == 4)
    #expect(all.count == 3 && all.contains([1, 4]))
  }
}
