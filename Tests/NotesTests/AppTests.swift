import SwiftUI
import Testing

@testable import NotesApp

/// The app with its menus.
@MainActor
struct AppTests {
  @Test func menusAndKeysDoWhatButtonsDo() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString)")
    setenv("NOTES_LIBRARY", folder.path, 1)
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = try HeadlessSession(app: Notes())
    try session.settle()
    session.press("n", modifiers: .command)
    try session.settle()
    session.type("Tomorrow")
    try session.app?.pick("Format", "Heading")
    try session.settle()
    #expect(try session.find(.value("## Tomorrow")).isFocused)
    session.press("n", modifiers: [.command, .shift])
    try session.settle()
    #expect(session.exists("New Folder"))
    try session.find(.button("Cancel")).tap()
    try session.settle()
    session.press("f", modifiers: .command)
    try session.settle()
    #expect(try session.find("Search").isFocused)
  }
}
