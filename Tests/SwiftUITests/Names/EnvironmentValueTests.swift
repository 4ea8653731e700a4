import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// Values of the environment that a host or a program sets.
@MainActor @Suite("Values of the environment")
struct EnvironmentValueTests {
  @Test("every value has a default, also outside of a view")
  func defaults() {
    let values = EnvironmentValues()
    #expect(values.isEnabled)
    #expect(values.scenePhase == .active)
    #expect(values.controlSize == .regular)
    #expect(values.editMode == nil)
    #expect(values.refresh == nil)
    #expect(!values.isPresented && !values.presentationMode.wrappedValue.isPresented)
    #expect(values.redactionReasons == [])
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.colorScheme == .light && values.colorSchemeContrast == .standard)
    #expect(values.dynamicTypeSize == .large && values.sizeCategory == .large)
    #expect(!values.accessibilityReduceMotion && !values.accessibilityReduceTransparency)
    #expect(!values.accessibilityDifferentiateWithoutColor && !values.accessibilityInvertColors)
  }

  @Test(
    "categories are type sizes by older names",
    arguments: zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases))
  func categories(category: ContentSizeCategory, size: DynamicTypeSize) {
    var values = EnvironmentValues()
    values.sizeCategory = category
    #expect(values.dynamicTypeSize == size)
    values.dynamicTypeSize = size
    #expect(values.sizeCategory == category)
    #expect(DynamicTypeSize(category) == size)
    #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
    #expect(size.isAccessibilitySize == (size >= .accessibility1))
    #expect((category < .large) == (size < .large))
  }

  @Test("a range of type sizes holds the size within it")
  func ranges() {
    struct Reader: View {
      let id: String
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        Color.clear.frame(width: CGFloat(DynamicTypeSize.allCases.firstIndex(of: size) ?? -1), height: 1)
          .testProbe(id)
      }
    }
    func index(_ size: DynamicTypeSize) -> CGFloat {
      CGFloat(DynamicTypeSize.allCases.firstIndex(of: size) ?? -1)
    }
    let view = VStack {
      Reader(id: "any")
      Reader(id: "most").dynamicTypeSize(...DynamicTypeSize.large)
      Reader(id: "least").dynamicTypeSize(DynamicTypeSize.xLarge...)
      Reader(id: "between").dynamicTypeSize(.small ... .medium)
      Reader(id: "fixed").dynamicTypeSize(.xSmall)
    }
    let session = HeadlessSession(view)
    session.setEnvironment { $0.dynamicTypeSize = .accessibility2 }
    #expect(session.frame(of: "any")?.width == index(.accessibility2))
    #expect(session.frame(of: "most")?.width == index(.large))
    #expect(session.frame(of: "least")?.width == index(.accessibility2))
    #expect(session.frame(of: "between")?.width == index(.medium))
    #expect(session.frame(of: "fixed")?.width == index(.xSmall))
    session.setEnvironment { $0.dynamicTypeSize = .small }
    #expect(session.frame(of: "most")?.width == index(.small))
    #expect(session.frame(of: "least")?.width == index(.xLarge))
    #expect(session.frame(of: "between")?.width == index(.small))
  }

  @Test("what is disabled above stays disabled below")
  func disabled() {
    struct Reader: View {
      let id: String
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Color.clear.frame(width: isEnabled ? 1 : 2, height: 1).testProbe(id) }
    }
    let session = HeadlessSession(
      VStack {
        Reader(id: "free")
        Reader(id: "off").disabled(true)
        Reader(id: "kept off").disabled(false).disabled(true)
        Reader(id: "on").disabled(false)
      })
    #expect(["free", "off", "kept off", "on"].map { session.frame(of: $0)?.width } == [1, 2, 2, 1])
    session.setEnvironment { $0.isEnabled = false }
    #expect(["free", "off", "kept off", "on"].map { session.frame(of: $0)?.width } == [2, 2, 2, 2])
  }

  @Test("a view that offers refreshing finds the action that is set nearest, and waits for it")
  func refreshing() async {
    final class Log: @unchecked Sendable {
      var entries: [String] = []
      var action: RefreshAction?
    }
    struct Reader: View {
      let log: Log
      @Environment(\.refresh) private var refresh
      var body: some View {
        let _ = log.action = refresh
        Color.clear
      }
    }
    let log = Log()
    let session = HeadlessSession(
      Reader(log: log)
        .refreshable {
          await Task.yield()
          log.entries.append("inner")
        }
        .refreshable { log.entries.append("outer") })
    session.update()
    await log.action?()
    #expect(log.entries == ["inner"])
  }

  @Test("a view that nobody presents is dismissed without effect")
  func dismissal() {
    final class Log { var hasDismissed = false }
    struct Reader: View {
      let log: Log
      @Environment(\.dismiss) private var dismiss
      @Environment(\.presentationMode) private var mode
      var body: some View {
        Color.clear.frame(width: 5, height: 5).testProbe("a").onAppear {
          dismiss()
          mode.wrappedValue.dismiss()
          log.hasDismissed = true
        }
      }
    }
    let log = Log()
    let session = HeadlessSession(Reader(log: log))
    #expect(session.frame(of: "a")?.width == 5)
    #expect(log.hasDismissed)
    #expect(session.warnings.isEmpty)
  }

  @Test("an edit mode that a program gives is written through by those below")
  func editing() {
    final class Seen { var mode: Binding<EditMode>? }
    struct Reader: View {
      let seen: Seen
      @Environment(\.editMode) private var mode
      var body: some View {
        let _ = seen.mode = mode
        Color.clear.frame(width: mode?.wrappedValue.isEditing == true ? 2 : 1, height: 1).testProbe("a")
      }
    }
    struct Screen: View {
      let seen: Seen
      @State private var mode = EditMode.inactive
      var body: some View { Reader(seen: seen).environment(\.editMode, $mode) }
    }
    let seen = Seen()
    let session = HeadlessSession(Screen(seen: seen))
    #expect(session.frame(of: "a")?.width == 1)
    seen.mode?.wrappedValue = .active
    #expect(session.frame(of: "a")?.width == 2)
    #expect(EditMode.transient.isEditing && !EditMode.inactive.isEditing)
  }

  @Test("phases of a scene are in order, and a view follows them")
  func phases() {
    struct Reader: View {
      @Environment(\.scenePhase) private var phase
      var body: some View { Color.clear.frame(width: phase == .active ? 1 : 2, height: 1).testProbe("a") }
    }
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
    let session = HeadlessSession(Reader())
    #expect(session.frame(of: "a")?.width == 1)
    session.setEnvironment { $0.scenePhase = .background }
    #expect(session.frame(of: "a")?.width == 2)
  }

  @Test("reasons for redaction are added to by modifiers and taken back by unredacting")
  func redaction() {
    final class Seen { var reasons: [String: RedactionReasons] = [:] }
    struct Reader: View {
      let id: String
      let seen: Seen
      @Environment(\.redactionReasons) private var reasons
      var body: some View {
        let _ = seen.reasons[id] = reasons
        Color.clear
      }
    }
    let seen = Seen()
    let session = HeadlessSession(
      VStack {
        Reader(id: "none", seen: seen)
        Reader(id: "one", seen: seen).redacted(reason: .placeholder)
        Reader(id: "two", seen: seen).redacted(reason: .privacy).redacted(reason: .placeholder)
        Reader(id: "back", seen: seen).unredacted().redacted(reason: .placeholder)
      })
    session.update()
    #expect(seen.reasons["none"] == [])
    #expect(seen.reasons["one"] == .placeholder)
    #expect(seen.reasons["two"] == [.placeholder, .privacy])
    #expect(seen.reasons["back"] == [])
  }

  @Test("a view that compares itself is made anew when it says that it has changed")
  func equatable() {
    final class Log { var runs = 0 }
    struct Tens: View, Equatable {
      let number: Int
      let log: Log
      var body: some View {
        let _ = log.runs += 1
        Color.clear.frame(width: CGFloat(number), height: 1).testProbe("a")
      }
      nonisolated static func == (a: Tens, b: Tens) -> Bool { a.number / 10 == b.number / 10 }
    }
    let log = Log()
    let number = Remote(10)
    let session = HeadlessSession(Driven(number) { Tens(number: $0, log: log).equatable() })
    #expect(session.frame(of: "a")?.width == 10)
    number.value = 15
    #expect(session.frame(of: "a")?.width == 10)
    #expect(log.runs == 1)
    number.value = 25
    #expect(session.frame(of: "a")?.width == 25)
    #expect(log.runs == 2)
  }
}
