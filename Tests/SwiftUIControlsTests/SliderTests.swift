import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Sliders") @MainActor
struct SliderTests {
  private final class Model { var value = 0.0, edits: [Bool] = [] }

  private func binding(_ model: Model) -> Binding<Double> {
    Binding {
      model.value
    } set: {
      model.value = $0
    }
  }

  private func window(_ view: some View, phone: Bool = false) -> HeadlessSession {
    HeadlessSession(view.frame(width: 122), size: CGSize(width: 122, height: 100))
  }

  @Test("the knob goes where the line is pressed, and follows a drag, within its bounds") func pressing() {
    let model = Model()
    let session = window(Slider(value: binding(model), in: 10...30) { model.edits.append($0) })
    session.tap(at: CGPoint(x: 11 + 25, y: 50))
    #expect(abs(model.value - 15) < 1e-9 && model.edits == [true, false])
    session.drag(from: CGPoint(x: 36, y: 50), to: CGPoint(x: 500, y: 90))
    #expect(model.value == 30 && model.edits == [true, false, true, false])
    session.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: -500, y: 50))
    #expect(model.value == 10)
  }

  @Test("a drag that is cancelled ends, and the next begins where the knob is", arguments: bothProfiles)
  func cancelled(profile: PlatformProfile) {
    let model = Model()
    let session = window(
      Slider(value: binding(model)) { model.edits.append($0) }.environment(\.platformProfile, profile))
    session.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50), lifts: false)
    session.session.letGo()
    session.update()
    #expect(model.edits == [true, false])
    let before = model.value
    session.drag(from: CGPoint(x: 60, y: 50), to: CGPoint(x: 64, y: 50))
    #expect(model.edits == [true, false, true, false] && abs(model.value - before) < 0.1)
  }

  @Test("by steps, up to the last one within the bounds") func steps() {
    let model = Model()
    let session = window(Slider(value: binding(model), in: 0...10, step: 4))
    let expected: [(place: CGFloat, value: Double)] = [(26, 0), (36, 4), (76, 8), (111, 8)]
    for (place, value) in expected {
      session.tap(at: CGPoint(x: place, y: 50))
      #expect(abs(model.value - value) < 1e-9)
    }
  }

  @Test("from right to left the line is mirrored") func rightToLeft() {
    let model = Model()
    let session = window(Slider(value: binding(model)).environment(\.layoutDirection, .rightToLeft))
    session.tap(at: CGPoint(x: 11 + 25, y: 50))
    #expect(abs(model.value - 0.75) < 1e-9)
  }

  @Test("a disabled one stays, and bounds without a length are the value") func fixed() {
    let model = Model()
    window(Slider(value: binding(model)).disabled(true)).tap(at: CGPoint(x: 100, y: 50))
    #expect(model.value == 0 && model.edits.isEmpty)
    let session = window(Slider(value: binding(model), in: 5...5))
    session.tap(at: CGPoint(x: 100, y: 50))
    #expect(model.value == 5)
    model.value = .nan
    _ = session.image()
  }

  @Test("assistive technology hears the share and moves the knob") func semantics() throws {
    let model = Model()
    let session = window(Slider(value: binding(model), in: 0...100, step: 25) { Text("Volume") })
    #expect(try session.element(named: "Volume").semantics.value == "0%")
    let node = try session.element(named: "Volume")
    #expect(SemanticsPass.perform(.increment, on: node.handle, in: session.session.graph))
    #expect(model.value == 25)
    #expect(SemanticsPass.perform(.decrement, on: node.handle, in: session.session.graph))
    #expect(model.value == 0)
  }
}

@Suite("Progress views") @MainActor
struct ProgressViewTests {
  @Test("the share is told, within its bounds; what is no share is not known")
  func shares() throws {
    func value(_ view: some View) throws -> String? {
      try HeadlessSession(view, size: CGSize(width: 100, height: 100)).element(named: "Load").semantics.value
    }
    #expect(try value(ProgressView("Load", value: 25, total: 50)) == "50%")
    #expect(try value(ProgressView("Load", value: 80, total: 50)) == "100%")
    #expect(try value(ProgressView("Load", value: -1, total: 50)) == "0%")
    #expect(try value(ProgressView("Load", value: 0, total: 0)) == nil)
    #expect(try value(ProgressView("Load", value: Double.nan)) == nil)
    #expect(try value(ProgressView("Load", value: Double?.none)) == nil)
    #expect(try value(ProgressView("Load")) == nil)
  }

  @Test("a spinner goes on by steps, and no body runs for it") func spinner() {
    let session = HeadlessSession(ProgressView(), size: CGSize(width: 40, height: 40))
    func pixels() -> [UInt8]? { session.image().premultipliedRGBA }
    let first = pixels()
    #expect(session.isMoving)
    let bodies = session.counters.bodies
    session.advance(by: 0.05)
    #expect(pixels() == first)
    session.advance(by: 0.1)
    #expect(pixels() != first)
    session.advance(by: 0.875)
    #expect(pixels() == first, "around after a second, and a little")
    #expect(session.counters.bodies == bodies)
  }

  @Test("what turns or wanders leaves the screen alone that a bar has just moved", arguments: [false, true])
  func standing(isLinear: Bool) throws {
    let session = HeadlessSession(
      NavigationStack {
        VStack {
          if isLinear { ProgressView().progressViewStyle(.linear) } else { ProgressView() }
          Text("Below")
        }
        .navigationTitle("Title")
      }, size: CGSize(width: 200, height: 300))
    session.update()
    let image = session.image()
    let place = try session.find("Below").frame
    for _ in 0..<3 {
      session.advance(by: 0.5)
      #expect(try session.find("Below").frame == place)
    }
    session.advance(by: 0.5)
    // A whole turn, or once to and fro.
    #expect(session.image().premultipliedRGBA == image.premultipliedRGBA)
  }

  @Test("a style of a program's own is given the share and the labels") func style() throws {
    struct Words: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
        }
      }
    }
    let session = HeadlessSession(
      VStack {
        ProgressView("Load", value: 0.25)
        ProgressView()
      }
      .progressViewStyle(Words()), size: CGSize(width: 200, height: 200))
    _ = try session.element(named: "Load, 0.25")
    _ = try session.element(named: "unknown")
  }
}
