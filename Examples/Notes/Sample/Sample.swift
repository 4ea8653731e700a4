import SwiftUI

/// The notes that a new library begins with. Their texts are resources.
@MainActor
enum Sample {
  static func contents(pictures store: PictureStore) -> Library.Contents {
    let folders = [
      ("Kitchen", "fork.knife"), ("Garden", "leaf"), ("Travel", "airplane"), ("Work", "briefcase"),
    ]
    .map { Folder(name: $0.0, symbol: $0.1) }
    func note(
      _ name: String, in folder: String? = nil, hours: Double, isPinned: Bool = false,
      isTrashed: Bool = false, _ pictures: [SamplePicture] = []
    ) -> Note {
      var note = Note(text: text(name), folder: folders.first { $0.name == folder }?.id, isPinned: isPinned)
      note.modified = .now - hours * 3600
      note.created = note.modified - 86_400
      note.trashed = isTrashed ? note.modified : nil
      note.pictures = pictures.compactMap { picture in
        picture.data.flatMap { try? store.add($0, caption: picture.caption) }
      }
      return note
    }
    let notes = [
      note("Welcome", hours: 0.2, isPinned: true),
      note("Coast", in: "Travel", hours: 3, isPinned: true, [.lighthouse, .hills]),
      note("Packing", in: "Travel", hours: 5),
      note("Sourdough", in: "Kitchen", hours: 9),
      note("Beds", in: "Garden", hours: 27, [.beds]),
      note("Soup", in: "Kitchen", hours: 30),
      note("Talk", in: "Work", hours: 52),
      note("Compost", in: "Garden", hours: 75),
      note("Dinners", in: "Kitchen", hours: 98),
      note("Books", hours: 150),
      note("Hills", in: "Travel", hours: 290, [.hills]),
      note("Review", in: "Work", hours: 340),
      note("Gate", in: "Garden", hours: 500, isTrashed: true),
    ]
    return Library.Contents(folders: folders, notes: notes)
  }

  private static func text(_ name: String) -> String {
    let url = Bundle.module.url(forResource: name, withExtension: "md", subdirectory: "Sample")
    return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
  }
}
