import SwiftUI
import Testing

@testable import NotesApp

/// The app in a phone's window: one column at a time.
@MainActor
struct PhoneTests {
  @Test func aNoteIsOpenedAndLeft() throws {
    let desk = try Desk(isPhone: true)
    #expect(desk.session.exists(.row("Packing list")))
    try desk.open("Packing list")
    #expect(desk.session.exists("For four days, hand luggage only."))
    #expect(!desk.session.exists(.row("Packing list")))
    try desk.tap(.button("All Notes"))
    #expect(desk.session.exists(.row("Packing list")))
  }

  @Test func placesLieBehindTheList() throws {
    let desk = try Desk(isPhone: true)
    try desk.tap(.button("Notes"))
    try desk.tap("Kitchen")
    #expect(desk.session.exists(.row("Soup for a rainy Sunday")))
    #expect(!desk.session.exists(.row("Packing list")))
  }

  @Test func aNoteIsWritten() throws {
    let desk = try Desk(isPhone: true)
    try desk.tap(.button("New Note"))
    desk.session.type("Milk")
    try desk.session.settle()
    #expect(try desk.note("Milk").text == "Milk")
  }

  @Test func searchOffersTags() throws {
    let desk = try Desk(isPhone: true)
    try desk.tap("Search")
    desk.session.type("bak")
    try desk.session.settle()
    try desk.tap("baking")
    #expect(desk.session.exists(.row("Sourdough, third attempt")))
    #expect(!desk.session.exists(.row("Packing list")))
  }

  @Test func aRowSaysWhatASwipeDoes() throws {
    let desk = try Desk(isPhone: true)
    try desk.session.find(.row("Packing list")).perform(.named("Move to Trash"))
    try desk.session.settle()
    #expect(try desk.note("Packing list").trashed != nil)
  }
}
