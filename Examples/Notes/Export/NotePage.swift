import SwiftUI

/// A note on a page of paper, as it is exported.
struct NotePage: View {
  let note: Note
  let pictures: PictureStore

  /// A4, in points.
  static let size = CGSize(width: 595, height: 842)

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      MarkdownText(text: .constant(note.text), size: 11)
      ForEach(note.pictures) { picture in
        VStack(alignment: .leading, spacing: 4) {
          pictures.image(of: picture)?.resizable().scaledToFit().frame(maxHeight: 200)
          Text(picture.caption).font(.system(size: 9)).foregroundStyle(.secondary)
        }
      }
    }
    .padding(56)
    .frame(width: Self.size.width, alignment: .leading)
    .frame(minHeight: Self.size.height, alignment: .top)
    .background(.white)
    .environment(\.colorScheme, .light)
  }

  /// Writes the page as a PDF file, in place of one that is there.
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
