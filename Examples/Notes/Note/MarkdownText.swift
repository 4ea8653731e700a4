import SwiftUI

/// A text in Markdown, set by blocks. Tasks can be ticked off.
struct MarkdownText: View {
  @Binding var text: String
  /// That of the body, in points.
  let size: Double
  /// Words that are marked.
  var highlights: [Substring] = []

  var body: some View {
    VStack(alignment: .leading, spacing: size * 0.35) {
      ForEach(MarkdownBlock.blocks(in: text)) { block in
        row(block).padding(.top, space(above: block))
      }
    }
    .font(.system(size: size))
  }

  @ViewBuilder private func row(_ block: MarkdownBlock) -> some View {
    switch block.kind {
    case .heading(let level):
      words(block)
        .font(.system(size: size * [2, 1.45, 1.15][level - 1], weight: level == 1 ? .bold : .semibold))
        .accessibilityAddTraits(.isHeader)
    case .paragraph:
      words(block).lineSpacing(size * 0.25)
    case .bullet:
      item(block) { Text("•").foregroundStyle(.tint) }
    case .number(let number):
      item(block) { Text(number).monospacedDigit().foregroundStyle(.secondary) }
    case .task(let isDone):
      Toggle(
        isOn: Binding {
          isDone
        } set: { _ in
          toggle(block)
        }
      ) {
        words(block).strikethrough(isDone).foregroundStyle(isDone ? .secondary : .primary)
      }
      .toggleStyle(.task)
    case .quote:
      words(block).italic().foregroundStyle(.secondary)
        .padding(.leading, 14)
        .overlay(alignment: .leading) { Capsule().fill(.tint).frame(width: 3) }
    case .rule:
      Divider().padding(.vertical, 6)
    }
  }

  private func words(_ block: MarkdownBlock) -> Text {
    Text(AttributedString(inlineMarkdown: block.text, highlights: highlights).tags(in: .accentColor))
  }

  private func item(_ block: MarkdownBlock, @ViewBuilder marker: () -> some View) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      marker().frame(minWidth: 16)
      words(block)
    }
  }

  private func space(above block: MarkdownBlock) -> Double {
    switch block.kind {
    case .heading where block.id > 0: size * 0.8
    case .paragraph, .quote: size * 0.3
    default: 0
    }
  }

  /// Ticks a task off in the text, or not.
  private func toggle(_ block: MarkdownBlock) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.indices.contains(block.id), let box = lines[block.id].firstRange(of: /\[[ xX]\]/) else {
      return
    }
    lines[block.id].replaceSubrange(box, with: block.kind == .task(isDone: true) ? "[ ]" : "[x]")
    text = lines.joined(separator: "\n")
  }
}
