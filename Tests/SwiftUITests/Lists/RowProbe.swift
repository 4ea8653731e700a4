import SwiftUI
import SwiftUICore
import ViewGraph

@testable import HeadlessHost

/// What the rows and sections of a content say, as a list would find it.
@MainActor final class RowProbe<Content: View> {
  private(set) var rows: [ListRowTraits] = []
  private(set) var sections: [ListSectionTraits] = []
  private(set) var editing: [RowEditing?] = []
  private(set) var hasOutlineRows = false
  /// How often the content was looked through.
  private(set) var looks = 0
  private var session: HeadlessSession?

  init(_ content: Content) {
    let session = HeadlessSession(
      Reader(content: content) { [weak self] in self?.look($0) }, size: CGSize(width: 300, height: 300))
    self.session = session
    update()
  }

  func update() { session?.update() }

  var problem: String? { session?.session.graph.inconsistency() }

  private func look(_ sections: SectionCollection) {
    looks += 1
    self.sections = sections.map(\.listSection)
    rows = sections.flatMap { $0.content.map(\.listRow) }
    editing = sections.flatMap { $0.content.map(\.editing) }
    hasOutlineRows = sections.contains { $0.content.hasOutlineRows }
  }

  private struct Reader: View {
    let content: Content
    let look: (SectionCollection) -> Void

    var body: some View {
      VStack {
        Group(sections: content) { sections in
          let _ = look(sections)
          ForEach(sections) { section in
            ForEach(section.header) { $0 }
            ForEach(section.content) { $0 }
          }
        }
      }
    }
  }
}
