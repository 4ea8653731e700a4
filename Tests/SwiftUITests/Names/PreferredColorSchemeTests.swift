import Foundation
import HeadlessHost
import SceneHost
import SwiftUI
import Testing

private struct Leaf: View {
  @Environment(\.colorScheme) private var scheme
  let note: (ColorScheme) -> Void
  var body: some View {
    note(scheme)
    return Color.red.frame(width: 5, height: 5)
  }
}

private struct Window: View {
  @State private var preferred: ColorScheme?
  let act: (Binding<ColorScheme?>) -> Void
  let note: (ColorScheme) -> Void
  var body: some View {
    act($preferred)
    return VStack {
      Leaf(note: note)
      Color.blue.frame(width: 5, height: 5).preferredColorScheme(preferred)
      Color.blue.frame(width: 5, height: 5).preferredColorScheme(.light)
    }
  }
}

@MainActor
struct PreferredColorSchemeTests {
  @Test("the window takes the scheme that the first of its views prefers, and the host's again")
  func window() {
    var preferred = Binding<ColorScheme?>.constant(nil)
    var seen: [ColorScheme] = []
    var host = HostEnvironment()
    host.colorScheme = .dark
    let session = HeadlessSession(Window(act: { preferred = $0 }, note: { seen.append($0) }), host: host)
    session.update()
    let first = seen.last
    preferred.wrappedValue = .dark
    session.update()
    let second = seen.last
    #expect(first == .light && second == .dark)
  }

  @Test("no preference is the host's, and a change of the host counts once nothing is preferred")
  func host() {
    var seen: [ColorScheme] = []
    let session = HeadlessSession(Leaf { seen.append($0) }.preferredColorScheme(nil))
    session.update()
    session.setEnvironment { $0.colorScheme = .dark }
    session.update()
    #expect(seen == [.light, .dark])
    var fixed: [ColorScheme] = []
    let other = HeadlessSession(Leaf { fixed.append($0) }.preferredColorScheme(.light))
    other.update()
    other.setEnvironment { $0.colorScheme = .dark }
    other.update()
    #expect(fixed == [.light])
  }

  @Test("a session that ends has nothing to complain of") func end() {
    let session = Session(Color.blue.preferredColorScheme(.dark), proposal: .unspecified)
    session.graph.reporter.isSilent = true
    session.update()
    session.end()
    #expect(session.graph.reporter.reports.isEmpty)
  }
}
