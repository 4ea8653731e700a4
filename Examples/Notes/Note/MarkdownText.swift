import SwiftUI

/// A text in Markdown, set by blocks. Tasks can be ticked off.
struct MarkdownText: View {
  @Binding var text: String
  /// That of the body, in points.
  let size: Double
  var highlights: [Substring] = []

  var body: some View {
    VStack(alignment: .leading, spacing: size * 0.35) {
      ForEach(MarkdownBlock.blocks(in: text), content: row)
    }
    .font(.system(size: size))
  }

  @ViewBuilder private func row(_ block: MarkdownBlock) -> some View {
    let words = Text(AttributedString(inlineMarkdown: block.text, highlights: highlights, tags: .accentColor))
    switch block.kind {
    case .heading(let level):
      words.font(.system(size: size * [2, 1.45, 1.15][level - 1], weight: level == 1 ? .bold : .semibold))
        .padding(.top, block.id > 0 ? size * 0.8 : 0)
        .accessibilityAddTraits(.isHeader)
    case .paragraph: words.lineSpacing(size * 0.25).padding(.top, size * 0.3)
    case .item(let marker):
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(marker).foregroundStyle(.tint).frame(minWidth: 16)
        words
      }
    case .task(let isDone):
      Toggle(
        isOn: Binding {
          isDone
        } set: {
          tick(block, isDone: $0)
        }
      ) {
        words.strikethrough(isDone).foregroundStyle(isDone ? .secondary : .primary)
      }
      .toggleStyle(TaskToggleStyle())
    case .quote:
      words.italic().foregroundStyle(.secondary)
        .padding(.leading, 14)
        .overlay(alignment: .leading) { Capsule().fill(.tint).frame(width: 3) }
        .padding(.top, size * 0.3)
    }
  }

  /// Writes into the text whether a task is done.
  private func tick(_ block: MarkdownBlock, isDone: Bool) {
    var lines = text.components(separatedBy: "\n")
    guard let box = lines[block.id].firstRange(of: /\[[ xX]\]/) else { return }
    lines[block.id].replaceSubrange(box, with: isDone ? "[x]" : "[ ]")
    text = lines.joined(separator: "\n")
  }
}
