import SwiftUI
import Testing

@testable import NotesApp

/// The app in a window of the desktop, as its user uses it.
@MainActor
struct DesktopTests {
  @Test func choosingANoteShowsIt() throws {
    let desk = try Desk()
    #expect(desk.session.exists("Three things to try"))
    try desk.open("Sourdough, third attempt")
    #expect(!desk.session.exists("Three things to try"))
    #expect(desk.session.exists("Mix flour and water, rest for an hour"))
    #expect(desk.session.warnings.isEmpty)
  }

  @Test func aNoteIsWritten() throws {
    let desk = try Desk()
    try desk.tap("Garden")
    try desk.tap(.button("New Note"))
    desk.session.type("Plums\n\nRipe in August")
    try desk.session.settle()
    let note = try desk.note("Plums")
    #expect(note.text == "Plums\n\nRipe in August")
    #expect(desk.library.folder(note.folder)?.name == "Garden")
    try desk.tap(.button("Done"))
    #expect(desk.session.exists("Ripe in August"))
  }

  @Test func aNoteWithNothingInItDoesNotStay() throws {
    let desk = try Desk()
    let count = desk.library.contents.notes.count
    try desk.tap(.button("New Note"))
    #expect(desk.library.contents.notes.count == count + 1)
    try desk.open("Packing list")
    #expect(desk.library.contents.notes.count == count)
  }

  @Test func aTaskIsTickedOff() throws {
    let desk = try Desk()
    try desk.open("Packing list")
    try desk.tap("Binoculars")
    #expect(try desk.note("Packing list").text.contains("- [x] Binoculars"))
    #expect(try desk.session.find("Binoculars").value == "1")
  }

  @Test func aWordBecomesBold() throws {
    let desk = try Desk()
    try desk.open("Compost, the short version")
    try desk.tap(.button("Edit"))
    desk.session.press("a", modifiers: .command)
    desk.session.type("Turn it")
    desk.session.press("a", modifiers: .command)
    try desk.tap(.button("Bold"))
    #expect(desk.library.contents.notes.contains { $0.text == "**Turn it**" })
  }

  @Test func searchFindsWordsAndTags() throws {
    let desk = try Desk()
    try desk.tap("Search")
    desk.session.type("honey")
    try desk.session.settle()
    #expect(desk.session.exists(.row("Soup for a rainy Sunday")))
    #expect(!desk.session.exists(.row("Packing list")))
    desk.session.type("zzz")
    try desk.session.settle()
    #expect(!desk.session.exists(.row("Soup for a rainy Sunday")))
  }

  @Test func aFolderIsMadeAndDeleted() throws {
    let desk = try Desk()
    try desk.tap(.button("New Folder"))
    desk.session.type("Letters")
    try desk.tap(.button("Create"))
    #expect(desk.library.contents.folders.map(\.name).contains("Letters"))
    #expect(desk.session.exists("No Notes"))
    try desk.choose("Delete…", of: "Letters")
    try desk.tap(.button("Delete Folder"))
    #expect(!desk.library.contents.folders.map(\.name).contains("Letters"))
  }

  @Test func aNoteIsPinnedMovedAndThrownAway() throws {
    let desk = try Desk()
    let row = ElementQuery.row("Packing list")
    try desk.choose("Pin", of: row)
    #expect(try desk.note("Packing list").isPinned)
    try desk.choose("Move to Trash", of: row)
    #expect(try desk.note("Packing list").trashed != nil)
    #expect(!desk.session.exists(row))
    try desk.tap("Trash")
    try desk.choose("Restore", of: row)
    #expect(try desk.note("Packing list").trashed == nil)
  }

  @Test func aNoteIsDraggedToAFolder() throws {
    let desk = try Desk()
    try desk.session.find(.row("Packing list")).drag(to: desk.session.find("Work"))
    try desk.session.settle()
    let folder = try desk.note("Packing list").folder
    #expect(desk.library.folder(folder)?.name == "Work")
  }

  @Test func deletingForEverAsksBefore() throws {
    let desk = try Desk()
    try desk.tap("Trash")
    let row = ElementQuery.row("Measurements of the old gate")
    try desk.tap(row)
    try desk.choose("Delete For Ever…", of: row)
    try desk.tap(.button("Cancel"))
    #expect(desk.session.exists(row))
    try desk.choose("Delete For Ever…", of: row)
    try desk.tap(.button("Delete For Ever"))
    #expect(desk.library.notes(in: .trash).isEmpty)
    #expect(desk.session.exists("No Notes"))
    #expect(desk.session.exists("No Note Selected"))
  }

  @Test func aNoteIsExported() throws {
    let desk = try Desk()
    try desk.open("Night train to the coast")
    try desk.choose("Export as PDF…", of: .row("Night train to the coast"))
    try desk.session.find(.textField("Folder")).focus()
    desk.session.press("a", modifiers: .command)
    desk.session.type(desk.folder.path)
    try desk.tap(.button("Export"))
    let file = desk.folder.appending(path: "Night train to the coast.pdf")
    #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
    #expect(desk.library.problem == nil)
  }

  @Test func aPictureIsAddedFromAFile() throws {
    let desk = try Desk()
    let file = desk.folder.appending(path: "square.png")
    try ImageRenderer(content: Color.red.frame(width: 8, height: 8)).pngData()?.write(to: file)
    try desk.open("Weeknight dinners")
    try desk.tap(.button("Add Picture"))
    try desk.session.find(.textField("File")).focus()
    desk.session.type(file.path)
    try desk.tap(.button("Add"))
    #expect(try desk.note("Weeknight dinners").pictures.map(\.caption) == ["square"])
    #expect(desk.session.exists("square"))
  }

  @Test func aDamagedLibraryIsToldInAnAlert() throws {
    let desk = try Desk()
    desk.library.problem = .damaged(keptAs: URL(filePath: "/Library 2.json"))
    try desk.session.settle()
    #expect(desk.session.exists(.containing("Library 2.json")))
    try desk.tap(.button("OK"))
    #expect(desk.library.problem == nil)
  }

  @Test func settingsChangeTheOrder() throws {
    let desk = try Desk()
    try desk.tap(.button("Settings"))
    try desk.session.find("Sort By").perform(.activate)
    try desk.session.settle()
    try desk.tap(.named("Title").and(.role(.menuItem)))
    try desk.tap(.button("Done"))
    let titles = ["Beds for spring, ", "Compost, the short version, ", "Monday review, ", "Packing list, "]
    let tops = try titles.map { try desk.session.find(.containing($0)).frame.minY }
    #expect(tops == tops.sorted())
  }
}
