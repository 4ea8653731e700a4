import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing
import ViewGraph

@MainActor private final class Chosen: ObservableObject {
  @Published var color = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
}

private struct Choosing: View {
  @ObservedObject var chosen: Chosen
  var supportsOpacity = true
  var body: some View {
    VStack {
      ColorPicker("Paint", selection: $chosen.color, supportsOpacity: supportsOpacity)
      Spacer()
    }
    .padding()
  }
}

extension HeadlessSession {
  /// The element with a label.
  fileprivate func node(_ label: String) -> SemanticsNode? {
    update()
    return SemanticsPass.tree(in: session.graph)?.first { $0.semantics.label == label }
  }

  fileprivate func does(_ kind: SemanticsAction.Kind, on label: String) -> Bool {
    node(label).map { SemanticsPass.perform(kind, on: $0.handle, in: session.graph) } ?? false
  }
}

@MainActor @Suite("Colour pickers")
struct ColorPickerTests {
  private let chosen = Chosen()
  private let size = CGSize(width: 320, height: 480)

  private func session(_ profile: PlatformProfile = .desktop, opacity: Bool = true) -> HeadlessSession {
    HeadlessSession(
      Choosing(chosen: chosen, supportsOpacity: opacity).environment(\.platformProfile, profile), size: size)
  }

  private var parts: [Double] {
    let color = chosen.color.resolve(in: EnvironmentValues())
    return [color.red, color.green, color.blue, color.opacity].map { Double(($0 * 1_000).rounded()) / 1_000 }
  }

  @Test(
    "the well says the colour, and opens a panel that closes by a press elsewhere and by escape",
    arguments: [PlatformProfile.desktop, .phone])
  func opens(profile: PlatformProfile) throws {
    let session = session(profile)
    let well = try #require(session.node("Paint"))
    #expect(well.semantics.value == "red 100%, green 0%, blue 0%, opacity 50%")
    #expect(session.does(.activate, on: "Paint"))
    #expect(session.node("Red") != nil && session.node("Opacity") != nil)
    session.press(.escape)
    #expect(session.node("Red") == nil)
    session.tap(at: CGPoint(x: well.frame.maxX - 10, y: well.frame.midY))
    #expect(session.node("Red") != nil)
    session.tap(at: CGPoint(x: 10, y: 470))
    #expect(session.node("Red") == nil)
    #expect(parts == [1, 0, 0, 0.5], "looking chooses nothing")
  }

  @Test("lines choose a part each, by drags and by assistive technology") func lines() throws {
    let session = session()
    try session.tap("Paint")
    let green = try #require(session.node("Green")).frame
    session.drag(
      from: CGPoint(x: green.minX + 9, y: green.maxY - 9), to: CGPoint(x: green.midX, y: green.maxY - 9))
    #expect(parts == [1, 0.5, 0, 0.5])
    session.drag(
      from: CGPoint(x: green.minX + 9, y: green.maxY - 9), to: CGPoint(x: green.maxX + 500, y: green.maxY))
    #expect(parts == [1, 1, 0, 0.5])
    #expect(session.does(.increment, on: "Opacity"))
    #expect(parts == [1, 1, 0, 0.6])
    #expect(session.does(.decrement, on: "Red"))
    #expect(parts == [0.9, 1, 0, 0.6])
  }

  @Test("the table chooses a colour and leaves the opacity") func table() throws {
    let session = session()
    try session.tap("Paint")
    let table = try #require(session.node("Colors")).frame
    session.tap(at: CGPoint(x: table.minX + 10, y: table.minY + 10))
    #expect(parts == [1, 1, 1, 0.5])
    session.drag(
      from: CGPoint(x: table.minX + 10, y: table.minY + 10),
      to: CGPoint(x: table.maxX + 400, y: table.minY - 90))
    #expect(parts == [0, 0, 0, 0.5], "a drag beyond the table is held in it")
  }

  @Test("without opacity what is chosen is opaque") func opaque() throws {
    let session = session(opacity: false)
    #expect(session.node("Paint")?.semantics.value == "red 100%, green 0%, blue 0%")
    try session.tap("Paint")
    #expect(session.node("Opacity") == nil)
    #expect(session.does(.increment, on: "Blue"))
    #expect(parts == [1, 0, 0.1, 1])
  }

  @Test("disabled it opens nothing; with a CGColor") func others() throws {
    let disabled = HeadlessSession(Choosing(chosen: chosen).disabled(true), size: size)
    let frame = try #require(disabled.node("Paint")).frame
    disabled.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(disabled.node("Red") == nil)
    let color = Remote(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
    let session = HeadlessSession(
      Driven(color) { value in
        ColorPicker(selection: Binding(get: { value }, set: { color.value = $0 })) { Text("Ink") }
      }, size: size)
    #expect(session.node("Ink")?.semantics.value == "red 0%, green 0%, blue 100%")
    try session.tap("Ink")
    #expect(session.does(.increment, on: "Red"))
    #expect(session.node("Ink")?.semantics.value == "red 10%, green 0%, blue 100%")
  }
}
