import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// What views say of themselves to those who do not see them, without any accessibility modifier.
@MainActor @Suite("Semantics of views") struct SemanticsTreeTests {
  @Test("containers without anything to say make no element: the window has what is in them")
  func containers() throws {
    let view = VStack {
      HStack {
        Text("a")
        Group { Text("b") }.padding()
      }
      Text("c").frame(width: 50)
    }
    #expect(elements(of: view) == ["staticText \"a\"", "staticText \"b\"", "staticText \"c\""])
    let session = HeadlessSession(view, size: CGSize(width: 200, height: 100))
    let window = try #require(session.semantics)
    #expect(window.description == "window\n  staticText \"a\"\n  staticText \"b\"\n  staticText \"c\"")
    #expect(Set(window.children.map(\.handle)).count == 3)
  }

  @Test("a text says what it shows: formatted, in upper case, with the values in it")
  func texts() {
    #expect(elements(of: Text("Total: \(3)")) == ["staticText \"Total: 3\""])
    #expect(elements(of: Text("a ") + Text("b").bold()) == ["staticText \"a b\""])
    #expect(elements(of: Text("**strong**")) == ["staticText \"strong\""])
    #expect(elements(of: Text("loud").textCase(.uppercase)) == ["staticText \"LOUD\""])
    let german = Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de"))
    #expect(elements(of: german) == ["staticText \"1.234,5\""])
    #expect(elements(of: Text("")) == [])
    #expect(elements(of: Text("a \(Image(systemName: "star"))")) == ["staticText \"a \""])
  }

  @Test("shapes, colours, spacers and dividers say nothing")
  func silent() {
    let view = VStack {
      Circle()
      Color.red
      Spacer()
      Divider()
      Canvas { _, _ in }
    }
    #expect(elements(of: view) == [])
  }

  @Test("an image is called by its label, else by its name; a decorative one is left out")
  func images() {
    #expect(elements(of: Image(systemName: "heart.fill")) == ["image \"heart fill\""])
    #expect(elements(of: Image("Beach")) == ["image \"Beach\""])
    #expect(elements(of: Image("beach", label: Text("A beach"))) == ["image \"A beach\""])
    #expect(elements(of: Image(decorative: "beach")) == [])
    #expect(elements(of: Image(size: CGSize(width: 5, height: 5)) { _ in }) == [])
  }

  @Test("what lies behind is read before the content, what lies before it after; a mask is not read")
  func secondaries() {
    let view = Text("content").background { Text("behind") }.overlay { Text("before") }
    #expect(
      elements(of: view) == ["staticText \"behind\"", "staticText \"content\"", "staticText \"before\""])
    #expect(elements(of: Text("content").mask { Text("mask") }) == ["staticText \"content\""])
    let inset = Text("content").safeAreaInset(edge: .bottom) { Text("bar") }
    #expect(elements(of: inset) == ["staticText \"content\"", "staticText \"bar\""])
  }

  @Test("what is hidden or wholly transparent is left out, and no name brings it back")
  func hidden() {
    #expect(elements(of: Text("a").hidden()) == [])
    #expect(elements(of: Text("a").opacity(0)) == [])
    #expect(elements(of: Text("a").opacity(0.1)) == ["staticText \"a\""])
    #expect(elements(of: Text("a").opacity(0).padding().accessibilityLabel("b")) == [])
    #expect(elements(of: Color.red.hidden().accessibilityLabel("b")) == [])
    let row = HStack {
      Text("a").hidden()
      Text("b")
    }
    #expect(elements(of: row) == ["staticText \"b\""])
  }

  @Test("a scroll view is an element with all of its content, also what is out of sight")
  func scrollViews() {
    let view = ScrollView {
      Text("first")
      Color.red.frame(height: 1000)
      Text("last")
    }
    #expect(
      elements(of: view) == ["scrollArea (scrollBottom)", "  staticText \"first\"", "  staticText \"last\""])
  }

  @Test("of views that may fit the one that shows is read")
  func fitting() {
    let view = ViewThatFits {
      Text("wide").frame(width: 300)
      Text("narrow")
    }
    #expect(elements(of: view) == ["staticText \"narrow\""])
  }

  @Test(
    "elements of a subview list are read where the program places them, with what is said of them there and here"
  )
  func subviews() {
    let view = Group(subviews: Group { Text("a").accessibilityHint("said in the list").padding() }) {
      subviews in
      ForEach(subviews) { $0.accessibilityIdentifier("said here") }
    }
    #expect(elements(of: view) == ["staticText \"a\" hint: \"said in the list\" id: \"said here\""])
  }

  @Test("frames are boxes around what shows, in the window, by what moves and turns it")
  func frames() {
    let named = Color.red.frame(width: 20, height: 10).accessibilityLabel("a")
    func frame(_ view: some View) -> CGRect? {
      HeadlessSession(view, size: CGSize(width: 100, height: 100)).element("a")?.frame
    }
    #expect(frame(named) == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(frame(named.offset(x: 5)) == CGRect(x: 45, y: 45, width: 20, height: 10))
    #expect(frame(named.padding(.leading, 10)) == CGRect(x: 45, y: 45, width: 20, height: 10))
    #expect(frame(named.scaleEffect(2)) == CGRect(x: 30, y: 40, width: 40, height: 20))
    let turned = frame(named.rotationEffect(.degrees(90))) ?? .zero
    #expect(abs(turned.minX - 45) < 1e-9 && abs(turned.width - 10) < 1e-9 && abs(turned.height - 20) < 1e-9)
    let row = HStack(spacing: 0) {
      named
      Color.blue.frame(width: 20, height: 10)
    }
    #expect(frame(row) == CGRect(x: 30, y: 45, width: 20, height: 10))
    #expect(
      frame(row.environment(\.layoutDirection, .rightToLeft)) == CGRect(x: 50, y: 45, width: 20, height: 10))
  }
}
