import SwiftUI

/// A button for each format of text.
struct FormatBar: View {
  let format: (TextFormat) -> Void

  var body: some View {
    HStack(spacing: 2) {
      ForEach(TextFormat.allCases) { kind in
        if kind == .heading { Divider().frame(height: 18).padding(.horizontal, 4) }
        Button(kind.name, systemImage: kind.symbol) { format(kind) }
          .frame(width: 36, height: 32)
          .contentShape(.rect)
          .help(Text(kind.name))
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.plain)
    .padding(.horizontal, 8).padding(.vertical, 3)
    .background(.regularMaterial, in: .capsule)
    .overlay { Capsule().strokeBorder(.quaternary) }
    .shadow(color: .black.opacity(0.12), radius: 8, y: 3)
  }
}
