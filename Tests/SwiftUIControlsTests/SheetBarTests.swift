import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Bars and backgrounds of sheets") @MainActor
struct SheetBarTests {
  @Test("on the desktop the buttons that end a sheet stand at its lower edge, with their keys")
  func dialogButtons() throws {
    struct Screen: View {
      var hasStack = false
      let log: Noted
      @State private var isPresented = true
      var body: some View {
        Color.clear.sheet(isPresented: $isPresented) {
          if hasStack { NavigationStack { content.navigationTitle("Title") } } else { content }
        }
      }
      private var content: some View {
        Text("Content").frame(width: 300, height: 100)
          .interactiveDismissDisabled()
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { button("Add") }
            ToolbarItem(placement: .cancellationAction) { button("Cancel") }
            ToolbarItem(placement: .destructiveAction) { button("Delete") }
            ToolbarItem(placement: .primaryAction) { button("Share") }
          }
      }
      private func button(_ name: String) -> some View {
        Button(name) {
          log.add(name)
          isPresented = false
        }
      }
    }
    for hasStack in [false, true] {
      let log = Noted()
      func open() -> HeadlessSession { presenting(Screen(hasStack: hasStack, log: log), .desktop) }
      let session = open()
      let content = try session.find("Content").frame
      let (delete, cancel, add) = (
        try session.find("Delete").frame, try session.find("Cancel").frame, try session.find("Add").frame
      )
      #expect(delete.minY > content.maxY - 1 && delete.midY == cancel.midY && cancel.midY == add.midY)
      #expect(delete.maxX < content.midX && cancel.minX > delete.maxX && add.minX > cancel.maxX)
      #expect(try session.find("Share").frame.maxY < content.minY + 1)
      session.press(.return)
      open().press(.escape)
      try open().tap("Delete")
      #expect(log.take() == ["Add", "Cancel", "Delete"])
    }
  }

  @Test("what may be seen through a presentation's background is not sharp")
  func materials() throws {
    let rows = VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { number in
        Color(white: number.isMultiple(of: 2) ? 0 : 1).frame(height: 10)
      }
    }
    .frame(width: 200, height: 200)
    let view = rows.sheet(isPresented: .constant(true)) {
      Color.clear.presentationDetents([.height(150)]).presentationBackground(.ultraThinMaterial)
        .presentationBackgroundInteraction(.enabled)
    }
    let session = HeadlessSession(
      view.environment(\.platformProfile, .phone), size: CGSize(width: 200, height: 200))
    session.settled()
    let image = session.image()
    let column = (90..<130).map { Int(image.premultipliedRGBA[($0 * image.width + 100) * 4]) }
    let (least, most) = (column.min() ?? 0, column.max() ?? 0)
    #expect(most - least < 60, "\(column)")
  }
}
