import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// A store of defaults that no other test sees; empty again when the test ends.
private final class Scratch {
  let name = "treeswift.tests." + UUID().uuidString
  let defaults: UserDefaults
  init() { defaults = UserDefaults(suiteName: name) ?? .standard }
  deinit { defaults.removePersistentDomain(forName: name) }
}

private enum Flavor: String { case plain, sweet }
private enum Level: Int { case low = 1, high = 2 }

@MainActor private final class Seen {
  var widths: [Int] = []
  var bodies = 0
}

private struct Meter: View {
  @AppStorage("width") private var width = 10
  let seen: Seen
  var act: (Binding<Int>) -> Void = { _ in }
  var body: some View {
    seen.bodies += 1
    seen.widths.append(width)
    act($width)
    return Color.red.frame(width: CGFloat(width), height: 5)
  }
}

private struct SceneMeter: View {
  @SceneStorage("width") private var width = 10
  let act: (Binding<Int>) -> Void
  var body: some View {
    act($width)
    return Color.red.frame(width: CGFloat(width), height: 5).testProbe("scene")
  }
}

@MainActor
struct StorageTests {
  @Test("each kind of value is written and read again", .serialized, arguments: [0])
  func kinds(_: Int) {
    let scratch = Scratch()
    let store = scratch.defaults
    let flag = AppStorage(wrappedValue: false, "flag", store: store)
    let count = AppStorage(wrappedValue: 1, "count", store: store)
    let ratio = AppStorage(wrappedValue: 0.5, "ratio", store: store)
    let name = AppStorage(wrappedValue: "none", "name", store: store)
    let page = AppStorage(wrappedValue: URL(fileURLWithPath: "/a"), "page", store: store)
    let file = AppStorage(wrappedValue: URL(fileURLWithPath: "/a"), "file", store: store)
    let bytes = AppStorage(wrappedValue: Data(), "bytes", store: store)
    let time = AppStorage(wrappedValue: Date(timeIntervalSince1970: 0), "time", store: store)
    let flavor = AppStorage(wrappedValue: Flavor.plain, "flavor", store: store)
    let level = AppStorage(wrappedValue: Level.low, "level", store: store)
    #expect(!flag.wrappedValue && count.wrappedValue == 1 && name.wrappedValue == "none")
    #expect(store.object(forKey: "count") == nil, "the initial value is not written")
    flag.wrappedValue = true
    count.wrappedValue = 7
    ratio.wrappedValue = 2
    name.wrappedValue = "x"
    page.wrappedValue = URL(string: "https://example.org/a?b=1")!  // a constant
    file.wrappedValue = URL(fileURLWithPath: "/tmp/b")
    bytes.wrappedValue = Data([1, 2])
    time.wrappedValue = Date(timeIntervalSince1970: 5)
    flavor.wrappedValue = .sweet
    level.wrappedValue = .high
    #expect(flag.wrappedValue && count.wrappedValue == 7 && ratio.wrappedValue == 2)
    #expect(name.wrappedValue == "x" && page.wrappedValue.absoluteString == "https://example.org/a?b=1")
    #expect(file.wrappedValue.path == "/tmp/b" && store.url(forKey: "file")?.path == "/tmp/b")
    #expect(bytes.wrappedValue == Data([1, 2]) && time.wrappedValue.timeIntervalSince1970 == 5)
    #expect(flavor.wrappedValue == .sweet && store.string(forKey: "flavor") == "sweet")
    #expect(level.wrappedValue == .high && store.integer(forKey: "level") == 2)
  }

  @Test("optionals are nil where nothing is stored, and nil removes the key")
  func optionals() {
    let scratch = Scratch()
    let store = scratch.defaults
    let flag = AppStorage<Bool?>("flag", store: store)
    let count = AppStorage<Int?>("count", store: store)
    let ratio = AppStorage<Double?>("ratio", store: store)
    let name = AppStorage<String?>("name", store: store)
    let flavor = AppStorage<Flavor?>("flavor", store: store)
    let level = AppStorage<Level?>("level", store: store)
    #expect(flag.wrappedValue == nil && count.wrappedValue == nil && ratio.wrappedValue == nil)
    #expect(name.wrappedValue == nil && flavor.wrappedValue == nil && level.wrappedValue == nil)
    (flag.wrappedValue, count.wrappedValue, name.wrappedValue) = (false, 3, "x")
    (flavor.wrappedValue, level.wrappedValue) = (.sweet, .high)
    #expect(flag.wrappedValue == false && count.wrappedValue == 3 && name.wrappedValue == "x")
    #expect(flavor.wrappedValue == .sweet && level.wrappedValue == .high)
    count.wrappedValue = nil
    flavor.wrappedValue = nil
    #expect(store.object(forKey: "count") == nil && store.object(forKey: "flavor") == nil)
  }

  @Test("what is of another kind counts as not there")
  func otherKinds() {
    let scratch = Scratch()
    let store = scratch.defaults
    store.set("bitter", forKey: "flavor")
    store.set(2.5, forKey: "count")
    store.set([1], forKey: "name")
    store.set(1, forKey: "flag")
    #expect(AppStorage(wrappedValue: Flavor.plain, "flavor", store: store).wrappedValue == .plain)
    #expect(AppStorage(wrappedValue: 4, "count", store: store).wrappedValue == 4)
    #expect(AppStorage(wrappedValue: "none", "name", store: store).wrappedValue == "none")
    #expect(AppStorage(wrappedValue: false, "flag", store: store).wrappedValue)
  }

  @Test("a view wakes up whoever writes, and only for another value")
  func wakes() {
    let scratch = Scratch()
    let store = scratch.defaults
    let (seen, other) = (Seen(), Seen())
    var binding = Binding.constant(0)
    let session = HeadlessSession(Meter(seen: seen) { binding = $0 }.defaultAppStorage(store))
    let second = HeadlessSession(Meter(seen: other).defaultAppStorage(store))
    session.update()
    second.update()
    binding.wrappedValue = 20
    session.update()
    second.update()
    #expect(seen.widths == [10, 20] && other.widths == [10, 20])
    store.set(30, forKey: "width")
    let size = session.size
    #expect(size.width == 30 && seen.widths == [10, 20, 30])
    store.set(30, forKey: "width")
    store.set(1, forKey: "unrelated")
    session.update()
    #expect(seen.bodies == 3)
    store.removeObject(forKey: "width")
    session.update()
    #expect(seen.widths == [10, 20, 30, 10])
  }

  @Test("a scene remembers values after their view has gone, for itself alone")
  func scene() {
    struct Root: View {
      @State private var isThere = true
      let toggle: (Binding<Bool>) -> Void
      let act: (Binding<Int>) -> Void
      var body: some View {
        toggle($isThere)
        return VStack { if isThere { SceneMeter(act: act) } }
      }
    }
    var (isThere, width) = (Binding.constant(true), Binding.constant(0))
    let session = HeadlessSession(Root(toggle: { isThere = $0 }, act: { width = $0 }))
    let other = HeadlessSession(SceneMeter { _ in })
    session.update()
    width.wrappedValue = 25
    let first = session.frame(of: "scene")?.width
    isThere.wrappedValue = false
    let gone = session.frame(of: "scene")
    isThere.wrappedValue = true
    let again = session.frame(of: "scene")?.width
    let others = other.frame(of: "scene")?.width
    #expect(first == 25 && gone == nil && again == 25 && others == 10)
  }
}
