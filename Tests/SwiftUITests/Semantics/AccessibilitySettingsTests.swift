import HeadlessHost
import SwiftUI
import Testing

/// The user's settings, and what programs tell those who do not see.
@MainActor @Suite("Accessibility settings and announcements") struct AccessibilitySettingsTests {
  private struct Settings: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
    @Environment(\.accessibilityInvertColors) private var invert
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
    @Environment(\.accessibilityAssistiveAccessEnabled) private var assistiveAccess
    @Environment(\.accessibilityPlayAnimatedImages) private var playsImages
    @Environment(\.accessibilityDimFlashingLights) private var dims
    @Environment(\.accessibilityShowButtonShapes) private var shapes
    @Environment(\.accessibilityQuickActionsEnabled) private var quick
    @Environment(\.accessibilityLargeContentViewerEnabled) private var large
    @Environment(\.accessibilityEnabled) private var isEnabled
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.colorSchemeContrast) private var contrast
    var body: some View {
      let all = [
        reduceMotion, reduceTransparency, differentiate, invert, weight == .bold, contrast == .increased,
        voiceOver, switchControl, assistiveAccess, !playsImages, dims, shapes, quick, large,
      ]
      Text(all.map { $0 ? "1" : "0" }.joined()).accessibilityIdentifier("all")
      Text(isEnabled ? "assisted" : "alone")
    }
  }

  @Test(
    "each setting is read by its name in the environment, and wakes its readers",
    arguments: AccessibilitySetting.allCases.indices)
  func settings(index: Int) throws {
    let session = HeadlessSession(Settings(), size: CGSize(width: 300, height: 100))
    func shown() throws -> String? { try session.find("all").label }
    let none = String(repeating: "0", count: AccessibilitySetting.allCases.count)
    #expect(try shown() == none)
    let setting = AccessibilitySetting.allCases[index]
    session.accessibilitySettings = [setting]
    var expected = Array(none)
    expected[index] = "1"
    #expect(try shown() == String(expected))
    #expect(session.exists("assisted") == (setting == .voiceOver || setting == .switchControl))
    session.accessibilitySettings = []
    #expect(try shown() == none)
  }

  @Test("what an action announces is heard in its window alone, in order")
  func announcements() throws {
    struct Sender: View {
      var body: some View {
        Button("Send") {
          AccessibilityNotification.Announcement("Sent").post()
          AccessibilityNotification.Announcement("").post()
          AccessibilityNotification.Announcement(AttributedString("to Ada")).post()
          AccessibilityNotification.LayoutChanged().post()
          AccessibilityNotification.ScreenChanged("Outbox").post()
          AccessibilityNotification.PageScrolled("Page 2 of 3").post()
        }
        .onAppear { AccessibilityNotification.Announcement("Here").post() }
      }
    }
    let other = HeadlessSession(Text("other"))
    let session = HeadlessSession(Sender(), size: CGSize(width: 100, height: 100))
    #expect(session.announcements == ["Here"])
    try session.tap("Send")
    #expect(
      session.accessibilityEvents == [
        .announcement("Here"), .announcement("Sent"), .announcement("to Ada"), .layoutChanged(nil),
        .screenChanged("Outbox"), .pageScrolled("Page 2 of 3"),
      ])
    #expect(session.announcements == ["Here", "Sent", "to Ada"])
    #expect(other.announcements.isEmpty)
  }

  @Test("what a task of an action announces is heard in the action's window")
  func tasks() async throws {
    struct Loader: View {
      let done: @Sendable () -> Void
      var body: some View {
        Button("Load") {
          Task {
            AccessibilityNotification.Announcement("Loaded").post()
            done()
          }
        }
      }
    }
    let other = HeadlessSession(Text("other"))
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let session = HeadlessSession(Loader { continuation.finish() }, size: CGSize(width: 100, height: 100))
    try session.tap("Load")
    for await _ in stream {}
    #expect(session.announcements == ["Loaded"])
    #expect(other.announcements.isEmpty)
  }

  @Test("what tasks of views, and tasks that their appearing starts, announce is heard in their window")
  func appearances() async throws {
    struct Loader: View {
      let done: @Sendable () -> Void
      var body: some View {
        Text("loader")
          .task {
            AccessibilityNotification.Announcement("Task").post()
            done()
          }
          .onAppear {
            Task {
              AccessibilityNotification.Announcement("Appeared").post()
              done()
            }
          }
      }
    }
    let other = HeadlessSession(Text("other"))
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let session = HeadlessSession(Loader { continuation.yield() }, size: CGSize(width: 100, height: 100))
    session.update()
    var count = 0
    for await _ in stream {
      count += 1
      if count == 2 { break }
    }
    #expect(session.announcements.sorted() == ["Appeared", "Task"])
    #expect(other.announcements.isEmpty)
  }

  @Test("what a task tells whose window has gone is heard by nobody")
  func gone() async throws {
    struct Loader: View {
      let gate: AsyncStream<Void>
      let done: @Sendable () -> Void
      var body: some View {
        Button("Load") {
          Task {
            for await _ in gate {}
            AccessibilityNotification.Announcement("Loaded").post()
            done()
          }
        }
      }
    }
    let other = HeadlessSession(Text("other"))
    let (gate, opens) = AsyncStream.makeStream(of: Void.self)
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    do {
      let session = HeadlessSession(
        Loader(gate: gate) { continuation.finish() }, size: CGSize(width: 100, height: 100))
      try session.tap("Load")
    }
    opens.finish()
    for await _ in stream {}
    #expect(other.announcements.isEmpty)
  }
}
