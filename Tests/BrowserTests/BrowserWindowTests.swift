import Foundation
import SceneHost
import SwiftUI
import Testing

@testable import BrowserHost

@Suite("The windows of an app in a page") @MainActor
struct BrowserWindowTests {
  private struct Shown: View {
    let name: String
    @State private var count = 0
    @Environment(\.scenePhase) private var phase
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack(spacing: 0) {
        Text("\(name) \(count) \(phase)").onTapGesture { count += 1 }.frame(height: 40)
        Color.red.frame(height: 40).onTapGesture { openWindow(id: "second") }
        Color.blue.frame(height: 40).onTapGesture { dismiss() }
      }
    }
  }

  private struct Two: App {
    var body: some Scene {
      WindowGroup("First", id: "first") { Shown(name: "first") }
      Window("Second", id: "second") { Shown(name: "second") }
    }
  }

  @Test("one that opens is shown in place of the first, with its state of its own, and the first comes back")
  func opening() {
    let page = Page(app: Two(), width: 300, height: 120)
    page.show()
    #expect(page.texts == ["first 0 active"] && page.windows == [["1", "First", "1"]])
    page.tap(150, 20)
    #expect(page.texts == ["first 1 active"])
    page.tap(150, 60)
    #expect(page.texts == ["second 0 active"])
    #expect(page.windows == [["1", "First", "0"], ["2", "Second", "1"]])
    page.tell(#"{"e":"choose","frame":1}"#)
    page.show()
    #expect(page.texts == ["first 1 active"] && page.windows.map(\.last) == ["1", "0"])
    page.tap(150, 60)
    #expect(page.texts == ["second 0 active"], "the second window came to the front again")
    page.tap(150, 100)
    #expect(page.texts == ["first 1 active"] && page.windows.count == 1)
  }

  @Test("a window is closed by its mark; after the last one the page loads the app anew")
  func closing() {
    let page = Page(app: Two(), width: 300, height: 120)
    page.show()
    page.tap(150, 60)
    page.tell(#"{"e":"close","frame":2}"#)
    page.show()
    #expect(page.texts == ["first 0 active"])
    page.tell(#"{"e":"close","frame":1}"#)
    page.tell(#"{"e":"close","frame":9}"#)
    page.show()
    #expect(page.texts.isEmpty && page.windows.isEmpty)
    page.session.close()
    #expect(page.open())
    page.tell(#"{"e":"window","width":300,"height":120}"#)
    page.show()
    #expect(page.texts == ["first 0 active"] && page.windows.map(\.last) == ["1"])
  }

  @Test(
    "views are told whether the page is seen and has the keyboard",
    arguments: [
      ("inactive", "inactive"), ("background", "background"), ("active", "active"), ("nonsense", "active"),
    ])
  func phases(told: String, shown: String) {
    let page = Page(app: Two(), width: 300, height: 120)
    page.show()
    page.tell(#"{"e":"phase","text":"\#(told)"}"#)
    page.show()
    #expect(page.texts == ["first 0 \(shown)"])
  }
}

@Suite("What fields say of their text to a browser") @MainActor
struct TextInputHintTests {
  private func attributes(_ modify: (TextField<Text>) -> some View) -> [String] {
    Page(modify(TextField("Field", text: .constant("")))).attributes
  }

  @Test("a field that says nothing has no attributes")
  func none() { #expect(attributes { $0 }.isEmpty) }

  @Test(
    "a keyboard is an inputmode",
    arguments: [
      (UIKeyboardType.default, nil), (.asciiCapable, "text"), (.numbersAndPunctuation, "text"), (.URL, "url"),
      (.numberPad, "numeric"), (.phonePad, "tel"), (.namePhonePad, "text"), (.emailAddress, "email"),
      (.decimalPad, "decimal"), (.twitter, "text"), (.webSearch, "search"),
      (.asciiCapableNumberPad, "numeric"),
    ] as [(UIKeyboardType, String?)])
  func keyboard(type: UIKeyboardType, mode: String?) {
    #expect(attributes { $0.keyboardType(type) } == (mode.map { ["inputmode", $0] } ?? []))
  }

  @Test(
    "a content type is an autocomplete, where browsers know it",
    arguments: [
      (UITextContentType.name, "name"), (.namePrefix, "honorific-prefix"), (.middleName, "additional-name"),
      (.emailAddress, "email"), (.password, "current-password"), (.newPassword, "new-password"),
      (.oneTimeCode, "one-time-code"), (.postalCode, "postal-code"), (.flightNumber, nil),
      (.addressCityAndState, "address-level2"), (UITextContentType(rawValue: "\"><script>"), nil),
    ] as [(UITextContentType, String?)])
  func content(type: UITextContentType, name: String?) {
    #expect(attributes { $0.textContentType(type) } == (name.map { ["autocomplete", $0] } ?? []))
  }

  @Test(
    "the return key, capitals and corrections",
    arguments: [
      (SubmitLabel.done, "done"), (.go, "go"), (.send, "send"), (.join, "go"), (.route, "go"),
      (.search, "search"), (.return, "enter"), (.next, "next"), (.continue, "next"),
    ])
  func others(label: SubmitLabel, hint: String) {
    let found = attributes {
      $0.submitLabel(label).textInputAutocapitalization(.words).autocorrectionDisabled()
    }
    #expect(
      found == ["enterkeyhint", hint, "autocapitalize", "words", "autocorrect", "off", "spellcheck", "false"])
  }

  @Test("the inner modifier counts, and nil takes back")
  func nesting() {
    #expect(attributes { $0.keyboardType(.URL).keyboardType(.numberPad) } == ["inputmode", "url"])
    #expect(attributes { $0.textContentType(nil).textContentType(.name) }.isEmpty)
    #expect(attributes { $0.textInputAutocapitalization(.never) } == ["autocapitalize", "none"])
  }

  @Test("a change reaches the field that is there")
  func change() {
    struct Changing: View {
      @State private var isNumber = false
      var body: some View {
        VStack(spacing: 0) {
          TextField("Field", text: .constant("")).keyboardType(isNumber ? .numberPad : .emailAddress).frame(
            height: 20)
          Color.red.onTapGesture { isNumber = true }
        }
      }
    }
    let page = Page(Changing())
    page.show()
    let node = page.field?.node
    #expect(page.attributes == ["inputmode", "email"])
    page.tap(150, 150)
    #expect(page.attributes == ["inputmode", "numeric"] && page.field?.node == node)
  }
}
