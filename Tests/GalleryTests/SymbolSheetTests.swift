import HeadlessHost
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor
struct SymbolSheetTests {
  /// A symbol without an icon is said once, with its name.
  @Test func everySymbolOfTheSheetHasAnIcon() {
    let session = HeadlessSession(SymbolSheetPage())
    session.update()
    _ = session.image()
    let warnings = session.warnings
    #expect(warnings.isEmpty, "\(warnings)")
  }
}
