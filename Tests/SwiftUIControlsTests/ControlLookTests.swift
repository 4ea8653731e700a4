import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import HeadlessHost
@testable import SwiftUIControls

@Suite("How controls look, in whatever surroundings") @MainActor
struct ControlLookTests {
  private func window(
    _ view: some View, _ profile: PlatformProfile = .desktop, height: CGFloat = 300
  ) -> HeadlessSession {
    HeadlessSession(
      view.environment(\.platformProfile, profile), size: CGSize(width: 300, height: height))
  }

  @Test("a switch is mirrored, once, where the layout runs from right to left", arguments: [false, true])
  func mirrored(isOn: Bool) throws {
    func rows(_ direction: LayoutDirection) throws -> [[UInt8]] {
      let image = window(
        Toggle("Switch", isOn: .constant(isOn)).labelsHidden().toggleStyle(.switch).fixedSize()
          .environment(\.layoutDirection, direction)
      ).image()
      let bytes = image.premultipliedRGBA
      return stride(from: 0, to: bytes.count, by: image.width * 4).map { row in
        stride(from: row, to: row + image.width * 4, by: 4).map { bytes[$0 + 1] }
      }
    }
    let (plain, mirrored) = (try rows(.leftToRight), try rows(.rightToLeft))
    #expect(plain != mirrored)
    // Rounded to pixels, an outline is not quite the same from the other side.
    for (row, other) in zip(plain, mirrored) {
      #expect(zip(row, other.reversed()).allSatisfy { abs(Int($0) - Int($1)) < 24 })
    }
  }

  @Test("a switch follows the control's size on the desktop")
  func switchSizes() throws {
    func height(_ size: ControlSize, _ profile: PlatformProfile) throws -> CGFloat {
      try window(
        Toggle("Switch", isOn: .constant(true)).labelsHidden().toggleStyle(.switch).controlSize(size), profile
      ).find("Switch").frame.height
    }
    #expect(
      try [.mini, .small, .regular, .large, .extraLarge].map { try height($0, .desktop) } == [
        15, 18, 22, 26, 32,
      ])
    #expect(try height(.mini, .phone) == height(.large, .phone))
  }

  @Test(
    "of a label that begins with a text, what follows stands below it",
    arguments: [PlatformProfile.desktop, .phone])
  func subtitles(profile: PlatformProfile) throws {
    let title = Text("Title")
    let toggle = window(
      Toggle(isOn: .constant(true)) {
        title; Text("Subtitle")
      }, profile)
    let plain = window(Toggle(isOn: .constant(true)) { title }, profile)
    #expect(try toggle.find("Title, Subtitle").frame.height > plain.find("Title").frame.height + 5)
    // Other views stay in a row.
    let row = window(
      Toggle(isOn: .constant(true)) {
        Color.red.frame(width: 9, height: 9); title
      }, profile)
    #expect(try row.find("Title").frame.height == plain.find("Title").frame.height)
  }

  @Test("segmented pickers below one another are apart")
  func segments() throws {
    func picker(_ name: String) -> some View {
      Picker("Choice", selection: .constant(1)) { Text(verbatim: name).tag(1) }.pickerStyle(.segmented)
        .labelsHidden()
    }
    let session = window(
      VStack {
        picker("One"); picker("Two")
      })
    let (one, two) = (try session.find("One").frame, try session.find("Two").frame)
    #expect(two.minY - one.maxY == 8)
  }

  @Test("in a row of a list on a phone a picker shows its label, and the option at the other edge")
  func pickerInList() throws {
    let picker = Picker("Choice", selection: .constant(1)) { Text("One").tag(1) }
    let row = try window(List { picker }, .phone).find("Choice").frame
    #expect(row.width > 230)
    #expect(try window(picker, .phone).find("Choice").frame.width < 100)
  }

  @Test("what takes no input looks so once, not twice")
  func onceDisabled() {
    /// The darkest of all pixels.
    func darkest(_ view: some View) -> UInt8 {
      let bytes = window(view.background(Color.white)).image().premultipliedRGBA
      return stride(from: 0, to: bytes.count, by: 4).filter { bytes[$0 + 3] == 255 }
        .map { max(bytes[$0], bytes[$0 + 1], bytes[$0 + 2]) }.min() ?? 255
    }
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let calendar = DatePicker("Date", selection: .constant(date), displayedComponents: .date)
      .datePickerStyle(.graphical).labelsHidden()
    #expect(darkest(calendar) < 60)
    #expect((110...150).contains(darkest(calendar.disabled(true))))
    let stepped = DatePicker("Date", selection: .constant(date)).datePickerStyle(.stepperField)
    #expect((110...150).contains(darkest(stepped.disabled(true))))
  }

  @Test("the knob of a disabled slider and switch covers what is below it")
  func knobs() throws {
    let session = window(
      Slider(value: .constant(0.5)).disabled(true).frame(width: 100).background(Color.white))
    let image = session.image()
    let bytes = image.premultipliedRGBA
    // The line ends in the middle of the knob.
    let pixel = (image.height / 2 * image.width + image.width / 2 - 6 * image.width / 300) * 4
    #expect(bytes[pixel..<pixel + 3].allSatisfy { $0 > 250 })
  }
}
