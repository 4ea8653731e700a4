import SwiftUI

/// The notes that a new library begins with. Their texts are resources.
@MainActor
enum Sample {
  static func contents(pictures store: PictureStore) -> Library.Contents {
    let kitchen = Folder(name: "Kitchen", symbol: "fork.knife")
    let garden = Folder(name: "Garden", symbol: "leaf")
    let travel = Folder(name: "Travel", symbol: "airplane")
    let work = Folder(name: "Work", symbol: "briefcase")

    func note(_ name: String, in folder: Folder? = nil, hours: Double, _ pictures: SamplePicture...) -> Note {
      let file = Bundle.module.url(forResource: name, withExtension: "md", subdirectory: "Sample")
      var note = Note(
        text: file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "", folder: folder?.id)
      note.modified = .now - hours * 3600
      note.created = note.modified
      note.isPinned = hours < 4
      note.pictures = pictures.compactMap { $0.data.flatMap { try? store.add($0) } }
      return note
    }
    var notes = [
      note("Welcome", hours: 0.2), note("Coast", in: travel, hours: 3, .coast, .hills),
      note("Packing", in: travel, hours: 5), note("Sourdough", in: kitchen, hours: 9),
      note("Beds", in: garden, hours: 27, .garden), note("Soup", in: kitchen, hours: 30),
      note("Talk", in: work, hours: 52), note("Compost", in: garden, hours: 75),
      note("Dinners", in: kitchen, hours: 98), note("Books", hours: 150),
      note("Hills", in: travel, hours: 290, .hills), note("Review", in: work, hours: 340),
      note("Gate", in: garden, hours: 500),
    ]
    notes[notes.count - 1].trashed = .now
    return Library.Contents(folders: [kitchen, garden, travel, work], notes: notes)
  }
}
