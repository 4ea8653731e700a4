import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewGraph

@testable import HeadlessHost

@Suite("Steppers") @MainActor
struct StepperTests {
  @Observable fileprivate final class Model<Value> {
    var value: Value
    var edits: [Bool] = []
    var writes = 0
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> {
      Binding {
        self.value
      } set: {
        self.value = $0
        self.writes += 1
      }
    }
  }

  /// The stepper alone in a window: its arrows are 15 points wide and 22 high, in the middle.
  private func window(_ view: some View) -> HeadlessSession {
    HeadlessSession(view.labelsHidden(), size: CGSize(width: 100, height: 100))
  }
  private let up = CGPoint(x: 50, y: 44)
  private let down = CGPoint(x: 50, y: 56)

  @Test("the upper half increments and the lower one decrements; a press is told of")
  func halves() {
    let model = Model(5)
    let session = window(Stepper("Number", value: model.binding) { model.edits.append($0) })
    session.tap(at: up)
    #expect(model.value == 6 && model.edits == [true, false])
    session.tap(at: down)
    session.tap(at: down)
    #expect(model.value == 4)
  }

  @Test("on a phone a minus stands before a plus, and the other way round from right to left")
  func phone() {
    let model = Model(5)
    let stepper = Stepper("Number", value: model.binding).environment(\.platformProfile, .phone)
    let session = window(stepper)
    session.tap(at: CGPoint(x: 80, y: 50))
    #expect(model.value == 6)
    session.tap(at: CGPoint(x: 20, y: 50))
    #expect(model.value == 5)
    window(stepper.environment(\.layoutDirection, .rightToLeft)).tap(at: CGPoint(x: 20, y: 50))
    #expect(model.value == 6)
  }

  @Test("a step that goes past a bound goes to the bound, and there the half is disabled")
  func bounds() {
    let model = Model(5)
    let session = window(
      Stepper("Number", value: model.binding, in: 0...6, step: 4) { model.edits.append($0) })
    session.tap(at: up)
    #expect(model.value == 6)
    model.edits = []
    session.tap(at: up)
    #expect(model.value == 6 && model.edits.isEmpty)
    session.tap(at: down)
    session.tap(at: down)
    #expect(model.value == 0)
  }

  @Test("a value outside of the bounds comes back, and one that is no number goes to the lower one")
  func outside() {
    let model = Model(50)
    window(Stepper("Number", value: model.binding, in: 0...6)).tap(at: up)
    #expect(model.value == 6)
    let number = Model(Double.nan)
    window(Stepper("Number", value: number.binding, in: 1...6)).tap(at: up)
    #expect(number.value == 1)
    let endless = Model(Double.infinity)
    window(Stepper("Number", value: endless.binding)).tap(at: up)
    #expect(endless.writes == 0)
  }

  @Test("integers stay within their type, whatever the step")
  func overflow() {
    let model = Model(Int.max - 1)
    let session = window(Stepper("Number", value: model.binding, step: 5))
    session.tap(at: up)
    session.tap(at: up)
    #expect(model.value == .max && model.writes == 1)
    let small = Model(Int8(-100))
    window(Stepper("Number", value: small.binding, step: 1_000)).tap(at: down)
    #expect(small.value == .min)
    let unsigned = Model(UInt(3))
    window(Stepper("Number", value: unsigned.binding, step: 4)).tap(at: down)
    #expect(unsigned.value == 0)
    let least = Model(0)
    window(Stepper("Number", value: least.binding, step: .min)).tap(at: up)
    #expect(least.value == .min)
    window(Stepper("Number", value: least.binding, step: 0)).tap(at: up)
    #expect(least.value == .min)
  }

  @Test("what is held steps on after half a second, ten times a second, up to the bound")
  func holding() {
    let model = Model(0)
    let session = window(Stepper("Number", value: model.binding, in: 0...100) { model.edits.append($0) })
    session.press(at: up, for: 0.45)
    #expect(model.value == 1)
    session.press(at: up, for: 1.05)
    #expect(model.value == 1 + 6)
    #expect(model.edits == [true, false, true, false])
    session.press(at: up, for: 60)
    #expect(model.value == 100)
  }

  @Test("actions of a program run, and a half without one is disabled")
  func actions() throws {
    let model = Model(0)
    let session = window(
      Stepper("Number", onIncrement: { model.value += 3 }, onDecrement: nil) { model.edits.append($0) })
    session.tap(at: up)
    session.tap(at: down)
    #expect(model.value == 3 && model.edits == [true, false])
  }

  @Test("a label of views is given as a closure, alone or with others")
  func closures() throws {
    let model = Model(1)
    for view in [
      AnyView(Stepper(value: model.binding) { Text("Number") }),
      AnyView(Stepper(value: model.binding, in: 0...9) { Text("Number") }),
      AnyView(Stepper(value: model.binding, in: 0...9, step: 2) { Text("Number") }),
      AnyView(
        Stepper {
          Text("Number")
        } onIncrement: {
          model.value += 1
        } onDecrement: {
        }),
    ] {
      model.value = 1
      window(view).tap(at: up)
      #expect(model.value > 1)
      _ = try window(view).element(named: "Number")
    }
  }

  @Test("a disabled one stays as it is")
  func disabled() throws {
    let model = Model(0)
    let session = window(Stepper("Number", value: model.binding).disabled(true))
    session.tap(at: up)
    let node = try session.element(named: "Number")
    #expect(!SemanticsPass.perform(.increment, on: node.handle, in: session.session.graph))
    #expect(model.writes == 0)
  }

  @Test("assistive technology hears the label, also where it is hidden, and the value, and adjusts it")
  func semantics() throws {
    let model = Model(5)
    for session in [
      window(Stepper("Number", value: model.binding)),
      HeadlessSession(Stepper("Number", value: model.binding)),
    ] {
      model.value = 5
      let node = try session.element(named: "Number")
      #expect(node.semantics.role == .stepper && node.semantics.value == "5")
      #expect(SemanticsPass.perform(.increment, on: node.handle, in: session.session.graph))
      #expect(model.value == 6)
      #expect(SemanticsPass.perform(.decrement, on: node.handle, in: session.session.graph))
      #expect(model.value == 5)
    }
  }

  @Test("a format shows the value in a field, in which it can be entered")
  func format() throws {
    let model = Model(1.5)
    let session = HeadlessSession(
      Stepper("Size", value: model.binding, step: 0.5, format: .number).environment(
        \.locale, Locale(identifier: "en_US")),
      size: CGSize(width: 300, height: 60))
    #expect(try session.element(named: "Size").semantics.value == "1.5")
    let field = try #require(
      SemanticsPass.tree(in: session.session.graph)?.first { $0.semantics.role == .textField })
    session.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
    session.press("a", modifiers: .command)
    session.type("4\n")
    #expect(model.value == 4)
  }
}

@Suite("Hidden labels") @MainActor
struct HiddenLabelTests {
  @Test("a hidden label takes no room, and is what the control is called none the less")
  func toggles() throws {
    func session(_ visibility: Visibility, _ profile: PlatformProfile) -> HeadlessSession {
      HeadlessSession(
        Toggle(isOn: .constant(true)) { Label("Wireless", systemImage: "wifi") }
          .testProbe("toggle").labelsVisibility(visibility).environment(\.platformProfile, profile),
        size: CGSize(width: 200, height: 100))
    }
    #expect(session(.hidden, .desktop).frame(of: "toggle")?.width == 14)
    #expect(session(.hidden, .phone).frame(of: "toggle")?.width == 51)
    #expect(session(.visible, .phone).frame(of: "toggle")?.width == 200)
    for profile in [PlatformProfile.desktop, .phone] {
      #expect(try session(.hidden, profile).element(named: "Wireless").semantics.role == .toggle)
    }
  }

  @Test("labels of sliders and of labelled content go as well, and the inmost setting holds")
  func others() throws {
    let session = HeadlessSession(
      VStack {
        Slider(value: .constant(0.5)) { Color.red.frame(width: 50, height: 10).testProbe("slider") }
        LabeledContent {
          Color.blue.frame(width: 10, height: 10)
        } label: {
          Color.red.frame(width: 50, height: 10).testProbe("content")
        }
        Slider(value: .constant(0.5)) { Color.red.frame(width: 50, height: 10).testProbe("shown") }
          .labelsVisibility(.visible)
      }
      .labelsHidden(), size: CGSize(width: 200, height: 200))
    #expect(session.frame(of: "shown")?.minX == 0)
    #expect(session.frame(of: "slider")?.width == 50, "it is read, and out of sight")
    let red = ResolvedColor.rgb(255, 56, 60)
    let slider = Slider(value: .constant(0.5)) { Color.red.frame(width: 50, height: 10) }
    #expect(Display(slider, size: CGSize(width: 200, height: 50)).fills.contains(red))
    #expect(!Display(slider.labelsHidden(), size: CGSize(width: 200, height: 50)).fills.contains(red))
    let content = LabeledContent {
      Color.blue.frame(width: 10, height: 10)
    } label: {
      Color.red.frame(width: 50, height: 10)
    }
    #expect(Display(content.labelsHidden()).size == CGSize(width: 10, height: 10))
  }
}
