import SwiftUI

/// One sentence in frames that get narrower.
struct TruncationPage: View {
  private let sentence = "The quick brown fox jumps over the lazy dog"
  private let widths: [CGFloat] = [296, 196, 126, 86]

  var body: some View {
    PageFrame("Truncation", "What is left of a sentence when its frame narrows.", width: 800) {
      narrowing("lineLimit(1), truncationMode(.tail)") { $0.lineLimit(1) }
      narrowing("truncationMode(.middle)") { $0.lineLimit(1).truncationMode(.middle) }
      narrowing("truncationMode(.head)") { $0.lineLimit(1).truncationMode(.head) }
      narrowing("minimumScaleFactor(0.5)") { $0.lineLimit(1).minimumScaleFactor(0.5) }
      narrowing("lineLimit(2)") { $0.lineLimit(2) }
      narrowing("lineLimit(3, reservesSpace: true)") { $0.lineLimit(3, reservesSpace: true) }
    }
  }

  private func narrowing(_ code: String, _ change: @escaping (Text) -> some View) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Code(code)
      HStack(alignment: .top, spacing: 10) {
        ForEach(widths, id: \.self) { width in
          change(Text(sentence))
            .frame(width: width - 16, alignment: .leading)
            .padding(8)
            .background(.background, in: .rect(cornerRadius: 8))
        }
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
