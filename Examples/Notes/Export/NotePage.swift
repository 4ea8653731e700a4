import SwiftUI

/// A note on a page of A4, as it is exported.
struct NotePage: View {
  let note: Note
  let pictures: PictureStore

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      MarkdownText(text: .constant(note.text), size: 11)
      ForEach(note.pictures) { picture in
        VStack(alignment: .leading, spacing: 4) {
          pictures.image(of: picture)?.resizable().scaledToFit().frame(height: 180)
          Text(picture.caption).font(.system(size: 9)).foregroundStyle(.secondary)
        }
      }
    }
    .padding(56)
    .frame(width: 595, alignment: .leading)
    .frame(minHeight: 842, alignment: .top)
    .background(.white)
    .tint(.gray)
    .environment(\.colorScheme, .light)
  }

  /// Writes a PDF file, in place of one that is there.
  func write(to file: URL) throws(Problem) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try ImageRenderer(content: self).pdfData()?.write(to: file, options: .atomic)
    } catch {
      throw .cannotWrite(file, reason: error.localizedDescription)
    }
  }
}
