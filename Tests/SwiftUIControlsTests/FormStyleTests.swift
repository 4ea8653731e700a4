import SwiftUI
import SwiftUICore
import TestSupport
import Testing

private struct Row: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }
  }
}

private struct Framed: FormStyle {
  func makeBody(configuration: Configuration) -> some View { Form(configuration).padding(10) }
}

private struct Reading: FormStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    if isEnabled { configuration.content }
  }
}

@MainActor @Suite("Styles of forms")
struct FormStyleTests {
  private var form: some View {
    Form {
      blank("a", 20, 10)
      blank("b", 30, 10)
    }
  }

  private func display(_ view: some View, _ profile: PlatformProfile = .desktop) -> Display {
    Display(view, size: CGSize(width: 300, height: 200), profile: profile)
  }

  @Test("the automatic style is columns on the desktop and grouped on a phone")
  func automatic() {
    for (profile, isColumns) in [(PlatformProfile.desktop, true), (.phone, false)] {
      let by = [display(form, profile), display(form.formStyle(.automatic), profile)].map { $0["a"] }
      let other =
        isColumns ? display(form.formStyle(.columns), profile) : display(form.formStyle(.grouped), profile)
      #expect(by == [other["a"], other["a"]])
    }
    #expect(display(form.formStyle(.columns))["a"] != display(form.formStyle(.grouped))["a"])
  }

  @Test("a style of a program's own arranges the content")
  func custom() {
    let row = display(form.formStyle(Row()))
    #expect(row["a"] == rect(125, 95, 20, 10) && row["b"] == rect(145, 95, 30, 10))
    let labelled = display(
      Form { Toggle("Box", isOn: .constant(true)) }.formStyle(Row()))
    #expect(labelled.texts == ["Box"])
  }

  @Test("a style decorates the form in the style around it")
  func wrapping() {
    let framed = Form { Color.clear.testProbe("a") }.formStyle(Framed())
    #expect(display(framed)["a"] == rect(10, 10, 280, 180))
    #expect(display(form.formStyle(Framed()).formStyle(Row()))["b"] == rect(145, 95, 30, 10))
  }

  @Test("a style reads the environment")
  func environment() {
    #expect(display(form.formStyle(Reading()))["a"] != nil)
    #expect(display(form.formStyle(Reading()).disabled(true))["a"] == nil)
  }

  @Test("the inmost style holds, and panels of a form stand apart from it")
  func inmost() {
    #expect(
      display(form.formStyle(.columns).formStyle(.grouped))["a"] == display(form.formStyle(.columns))["a"])
  }
}
