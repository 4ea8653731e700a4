import Foundation
import HeadlessHost

/// 12: a picture for a link, 1200 × 630 points.
struct Card: View {
  var number: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 24) {
        Circle().fill(.white).frame(width: 96, height: 96)
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: "Ada Lovelace").font(.system(size: 32, weight: .bold))
          Text(verbatim: "@ada · 12 min read").font(.system(size: 24)).opacity(0.8)
        }
      }
      Spacer()
      Text(verbatim: "An open implementation of a declarative interface engine, measured \(number)")
        .font(.system(size: 64, weight: .bold))
      Spacer()
      HStack {
        Text(verbatim: "performance").font(.system(size: 28))
          .padding(.horizontal, 24).padding(.vertical, 12)
          .background(.white.opacity(0.2), in: Capsule())
        Spacer()
        Text(verbatim: "example.org").font(.system(size: 28)).foregroundStyle(Color(white: 0.13))
          .padding(.horizontal, 24).padding(.vertical, 12)
          .background {
            RoundedRectangle(cornerRadius: 12).fill(.white).shadow(
              color: .black.opacity(0.3), radius: 12, y: 8)
          }
      }
    }
    .foregroundStyle(.white)
    .padding(64)
    .frame(width: 1200, height: 630)
    .background(
      LinearGradient(
        colors: [Color(red: 0.255, green: 0.345, blue: 0.816), Color(red: 0.784, green: 0.314, blue: 0.753)],
        startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}

extension Scenarios {
  /// 12: a card to PNG by a warm process, in a renderer of its own each time.
  static func card(_ n: Int) -> [Measurement] {
    var file: Data?
    var number = 0
    var warm = measure("card", n, runs: max(n, 5)) {
      number += 1
      file = ImageRenderer(content: Card(number: number)).pngData()
    }
    warm.notes["bytes"] = Double(file?.count ?? 0)
    let edited = ImageRenderer(content: Card(number: 0))
    _ = edited.pngData()
    edited.content = Card(number: number)
    warm.isEqual = file != nil && edited.pngData() == file
    return [warm]
  }
}
