import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import HeadlessHost

@Suite("What menus look like") @MainActor
struct MenuLookTests {
  private func opened(_ view: some View, _ profile: PlatformProfile, _ name: String = "Open") throws
    -> HeadlessSession
  {
    let session = HeadlessSession(
      view.environment(\.platformProfile, profile), size: CGSize(width: 400, height: 500))
    try session.tap(name)
    return session
  }

  @Test(
    "lines that follow each other are one, and none stand at the ends",
    arguments: [PlatformProfile.desktop, .phone])
  func lines(profile: PlatformProfile) throws {
    let plain = try opened(
      Menu("Open") {
        Button("One") {}
        Section("Head") { Button("Two") {} }
        Divider()
        Button("Three") {}
      }, profile)
    let doubled = try opened(
      Menu("Open") {
        Divider()
        Divider()
        Button("One") {}
        Divider()
        Divider()
        Section("Head") {
          Button("Two") {}
          Divider()
        }
        Divider()
        Button("Three") {}
        Divider()
      }, profile)
    let pixels = doubled.image().premultipliedRGBA
    #expect(pixels == plain.image().premultipliedRGBA)
    let unruled = try opened(
      Menu("Open") {
        Button("One") {}
        Button("Three") {}
      }, profile)
    let between = try plain.find("Three").frame.minY - plain.find("Two").frame.maxY
    #expect(between > 10, "the line that is left has its room")
    #expect(try unruled.find("Three").frame.minY == unruled.find("One").frame.maxY)
  }

  @Test("a divider among options is a line between them", arguments: [PlatformProfile.desktop, .phone])
  func options(profile: PlatformProfile) throws {
    let session = try opened(
      Picker("Which", selection: .constant(1)) {
        Text("One").tag(1)
        Divider()
        Text("Two").tag(2)
        Divider()
        Divider()
        Text("Three").tag(3)
        Divider()
      }
      .pickerStyle(.menu), profile, "Which")
    let items = session.findAll(.role(.menuItem))
    #expect(items.map(\.label) == ["One", "Two", "Three"])
    guard items.count == 3 else { return }
    for (above, below) in zip(items, items.dropFirst()) {
      let gap = below.frame.minY - above.frame.maxY
      #expect(gap > 10 && gap < 12)
    }
  }

  @Test("the options of a picker in a phone's menu stand between lines")
  func inlinePicker() throws {
    let session = try opened(
      Menu("Open") {
        Button("Before") {}
        Picker("Which", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        Button("After") {}
      }, .phone)
    let items = session.findAll(.role(.menuItem))
    #expect(items.map(\.label) == ["Before", "One", "Two", "After"])
    let gaps = zip(items, items.dropFirst()).map { $1.frame.minY - $0.frame.maxY }
    #expect(gaps.count == 3 && gaps[0] > 10 && gaps[1] == 0 && gaps[2] > 10)
  }

  @Test("no line stands between a section's title and the options of a picker", arguments: [false, true])
  func titledPicker(isBelow: Bool) throws {
    let session = try opened(
      Menu("Open") {
        Section {
          Picker("Which", selection: .constant(1)) { Text("One").tag(1) }
        } header: {
          if !isBelow { Text("Title") }
        } footer: {
          if isBelow { Text("Title") }
        }
      }, .phone)
    let (title, item) = (try session.find("Title").frame, try session.find("One").frame)
    let gap = isBelow ? title.minY - item.maxY : item.minY - title.maxY
    #expect(gap <= 6, "a line has 11 points")
  }

  @Test("a subtitle stands under the title, smaller and paler", arguments: [PlatformProfile.desktop, .phone])
  func subtitles(profile: PlatformProfile) throws {
    let session = try opened(
      Menu("Open") {
        Button {
        } label: {
          Text("Button")
          Text("below")
        }
        Button {
        } label: {
          Image(systemName: "trash")
          Text("Image")
          Text("below")
        }
        Button {
        } label: {
          Label("Label", systemImage: "star")
          Text("below")
        }
        Toggle(isOn: .constant(true)) {
          Text("Toggle")
          Text("below")
        }
        Menu {
          Button("Deep") {}
        } label: {
          Text("Menu")
          Text("below")
        }
        Picker(selection: .constant(1)) {
          Text("Deep").tag(1)
        } label: {
          Text("Picker")
          Text("below")
        }
        .pickerStyle(.menu)
      }, profile)
    let runs = placedRuns(session.picture.root)
    let lower = runs.filter { $0.run.text == "below" }
    #expect(lower.count == 6)
    let sizes = Set(lower.map(\.run.size))
    #expect(sizes.count == 1, "one look for all")
    for (title, below) in zip(["Button", "Image", "Label", "Toggle", "Menu", "Picker"], lower) {
      let upper = try #require(runs.first { $0.run.text == title })
      #expect(abs(upper.x - below.x) < 0.01, "\(title)")
      #expect(below.y > upper.y + 8, "\(title)")
      #expect(below.run.size < upper.run.size, "\(title)")
      #expect(below.paint.plainColor != upper.paint.plainColor, "\(title)")
    }
  }

  @Test("other labels of several views stand in a row")
  func rows() throws {
    let session = try opened(
      Menu("Open") {
        Button {
        } label: {
          Text("Title")
          Color.red.frame(width: 5, height: 5)
        }
      }, .desktop)
    #expect(try session.find("Title").frame.height == 24)
  }

  @Test("both halves of a menu with an action have one height", arguments: ControlSize.allCases)
  func halves(size: ControlSize) throws {
    for font in [Font.body, .largeTitle] {
      let session = HeadlessSession(
        Menu {
          Button("Other") {}
        } label: {
          Text("Split").font(font)
        } primaryAction: {
        }
        .controlSize(size), size: CGSize(width: 300, height: 200))
      let (action, arrow) = (try session.find(.button("Split")).frame, try session.find("Menu").frame)
      #expect(action.minY == arrow.minY && action.height == arrow.height)
      #expect(arrow.minX == action.maxX + 1 && arrow.width < 45)
    }
  }
}
