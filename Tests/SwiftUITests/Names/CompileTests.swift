import Combine
import CoreFoundation
import HeadlessHost
import SceneHost
import SwiftUI
import Testing

private struct Titled: App {
  var body: some Scene {
    WindowGroup("Main") { Color.red }
    WindowGroup("Value", id: "value", for: Int.self) { $value in Text("\(value ?? 0)") }
    WindowGroup("Default", for: Int.self) { $value in
      Text("\(value)")
    } defaultValue: {
      3
    }
    Window("Other", id: "other") { Color.blue }
  }
}

private struct Clock: View {
  let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
  let changes = NotificationCenter.default.publisher(for: Notification.Name("treeswift.test"))
  let note: () -> Void
  var body: some View {
    Color.red.frame(width: 5, height: 5)
      .onReceive(timer) { _ in }
      .onReceive(changes) { _ in note() }
  }
}

/// A flow with an initialiser that takes content and, as a layout, one that takes none.
private struct Flow<Content: View>: View {
  nonisolated(unsafe) var content: Content
  nonisolated init(gap: CGFloat = 0, @ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content }
}
extension Flow: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}
extension Flow: Layout where Content == EmptyView {
  nonisolated init(gap: CGFloat = 0) { self.init(gap: gap) { EmptyView() } }
  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }
  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@MainActor
struct CompileTests {
  @Test("titles of scenes are localized keys")
  func titles() {
    let windows = Titled().body.declaredWindows
    #expect(windows.count == 4 && windows.allSatisfy { $0.title != nil })
  }

  @Test("a notification reaches the view that receives it")
  func notification() {
    var count = 0
    let session = HeadlessSession(Clock { count += 1 })
    session.update()
    NotificationCenter.default.post(name: Notification.Name("treeswift.test"), object: nil)
    session.update()
    #expect(count == 1)
  }

  @Test("queues are schedulers")
  func schedulers() async {
    func first(on scheduler: some Scheduler) async -> Int {
      var waiting: AnyCancellable?
      defer { waiting?.cancel() }
      return await withCheckedContinuation { done in
        waiting = Just(1).delay(for: 0, scheduler: scheduler).sink { done.resume(returning: $0) }
      }
    }
    #expect(await first(on: DispatchQueue.main) == 1)
    #expect(await first(on: OperationQueue.main) == 1)
    #expect(await first(on: DispatchQueue(label: "treeswift.test")) == 1)
  }

  @Test("an initialiser with content wins over calling a layout")
  func layoutOrContent() {
    let layout = AnyLayout(Flow())
    _ = layout
    let content: some View = Flow { Color.red }
    #expect(content is Flow<Color>)
  }

  @Test("what waits for a pointer leaves the picture as it is")
  func withoutEffect() {
    let box = Color.red.frame(width: 5, height: 5)
    let plain = ImageRenderer(content: box).cgImage?.premultipliedRGBA
    let marked = ImageRenderer(
      content: box.contentShape(Circle()).contentShape([.interaction, .dragPreview], Capsule(), eoFill: true)
        .allowsHitTesting(false).contentTransition(.numericText())
    ).cgImage?.premultipliedRGBA
    #expect(plain == marked)
  }
}
