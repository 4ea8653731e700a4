import Foundation
import SwiftUI
import Testing

@testable import NotesApp

/// The app in a window, with a library and choices of its own.
@MainActor
final class Desk {
  let library: Library
  let session: HeadlessSession
  let folder: URL
  private let defaults = UUID().uuidString

  /// - Parameter isPhone: Whether it is a phone's window, and not one of the desktop.
  init(isPhone: Bool = false, size: CGSize? = nil) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString)")
    library = Library(at: LibraryFile(folder: folder))
    let window = BrowserView()
      .environment(library)
      .environment(\.platformProfile, isPhone ? .phone : .desktop)
      .defaultAppStorage(UserDefaults(suiteName: defaults) ?? .standard)
    let standard = isPhone ? CGSize(width: 390, height: 844) : CGSize(width: 1100, height: 720)
    session = HeadlessSession(window, size: size ?? standard)
    try session.settle()
  }

  isolated deinit {
    UserDefaults.standard.removePersistentDomain(forName: defaults)
    try? FileManager.default.removeItem(at: folder)
  }

  /// The one note whose text has a title.
  func note(_ title: String) throws -> Note {
    try #require(library.contents.notes.first { $0.title == title })
  }

  /// Taps what has a name, and waits until all is still.
  func tap(_ query: ElementQuery) throws {
    try session.find(query).tap()
    try session.settle()
  }

  /// Opens a note from the list.
  func open(_ title: String) throws { try tap(.row(title)) }

  /// Chooses an item of the menu that a secondary click on a row opens.
  func choose(_ item: String, of row: ElementQuery) throws {
    try #require(session.findAll(row).first).secondaryClick()
    try session.settle()
    try tap(.named(item).and(.role(.menuItem)))
  }
}

extension ElementQuery {
  /// The row of a note, which begins with its title.
  static func row(_ title: String) -> ElementQuery {
    ElementQuery("the row \"\(title)\"") { $0.label?.hasPrefix("\(title), ") == true }
  }
}
