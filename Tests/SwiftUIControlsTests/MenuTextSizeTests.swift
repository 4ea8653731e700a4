import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import HeadlessHost

@Suite("Menus at sizes of text") @MainActor
struct MenuTextSizeTests {
  private nonisolated static let sizes: [DynamicTypeSize] = [
    .xSmall, .large, .accessibility3, .accessibility5,
  ]

  private func opened(_ view: some View, _ size: DynamicTypeSize, _ profile: PlatformProfile) throws
    -> HeadlessSession
  {
    let session = menuWindow(view.dynamicTypeSize(size), profile)
    try session.tap("Open")
    return session
  }

  @Test(
    "titles begin in one column where some have icons before them", arguments: Self.sizes,
    [PlatformProfile.desktop, .phone])
  func titles(size: DynamicTypeSize, profile: PlatformProfile) throws {
    let menu = Menu("Open") {
      Button {
      } label: {
        Label {
          Text("A").testProbe("icon")
        } icon: {
          Image(systemName: "star")
        }
      }
      Button {
      } label: {
        Text("B").testProbe("plain")
      }
    }
    let session = try opened(menu, size, profile)
    let icon = try #require(session.frame(of: "icon"))
    #expect(try #require(session.frame(of: "plain")).minX == icon.minX)
  }

  /// The widths and heights of an open menu's marks, in the order of its items.
  private func marks(_ size: DynamicTypeSize, _ profile: PlatformProfile) throws -> [CGFloat] {
    let menu = Menu("Open") {
      Toggle("Checked", isOn: .constant(true))
      Toggle(sources: [Binding.constant(true), .constant(false)], isOn: \.self) { Text("Mixed") }
      Menu("Deeper") { Button("Deep") {} }
    }
    // The marks are all that is drawn after the menu's plate.
    let paths = try opened(menu, size, profile).picture.root.fragment.unfolded.paths.suffix(3)
    return paths.map(\.boundingRect).flatMap { [$0.width, $0.height] }
  }

  @Test("marks grow with the text on a phone, and are as usual on the desktop, where fonts do not grow")
  func marks() throws {
    for profile in [PlatformProfile.desktop, .phone] {
      let usual = try marks(.large, profile)
      #expect(usual.count == 6 && usual.allSatisfy { $0 > 0 && $0 < 12 })
      for size in Self.sizes {
        let scale = profile == .phone ? size.bodyPointSize / 17 : 1
        for (mark, usual) in zip(try marks(size, profile), usual) {
          #expect(abs(mark - usual * scale) < 0.01, "\(profile) \(size)")
        }
      }
    }
  }
}
