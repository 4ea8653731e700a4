import SwiftUI

/// All pages, small, on one sheet.
struct ContactSheet: View {
  struct Print {
    let name: String
    let image: CGImage
  }

  let prints: [Print]
  var columns = 5
  var width: CGFloat = 300

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      ForEach(Array(masonry.enumerated()), id: \.offset) { _, column in
        VStack(alignment: .leading, spacing: 24) {
          ForEach(column, id: \.name) { print in
            VStack(alignment: .leading, spacing: 8) {
              Image(decorative: print.image, scale: 2)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .clipShape(.rect(cornerRadius: 8))
                .shadow(color: .black.opacity(0.25), radius: 6, y: 3)
              Text(print.name)
                .font(.caption.weight(.medium))
                .foregroundStyle(.secondary)
            }
          }
        }
        .frame(width: width)
      }
    }
    .padding(32)
    .background(Color(white: 0.13))
    .environment(\.colorScheme, .dark)
  }

  /// The prints dealt to columns, each to the shortest.
  private var masonry: [[Print]] {
    var result = [[Print]](repeating: [], count: columns)
    var heights = [CGFloat](repeating: 0, count: columns)
    for print in prints {
      let shortest = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      result[shortest].append(print)
      heights[shortest] += CGFloat(print.image.height) / CGFloat(max(print.image.width, 1)) * width + 48
    }
    return result
  }
}
