import SwiftUI

/// The picture that a link to an article shows, 1200 by 630.
struct SocialCardPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 20) {
        Circle()
          .fill(LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
          .frame(width: 84, height: 84)
          .overlay { Text("AL").font(.system(size: 34, weight: .semibold, design: .rounded)) }
          .overlay { Circle().strokeBorder(.white.opacity(0.9), lineWidth: 4) }
        VStack(alignment: .leading, spacing: 4) {
          Text("Ada Lovelace").font(.system(size: 30, weight: .semibold))
          Text("18 September 2025 · 7 min").font(.system(size: 24)).opacity(0.75)
        }
        Spacer()
        Text("Engineering")
          .font(.system(size: 24, weight: .medium))
          .padding(.horizontal, 26)
          .padding(.vertical, 12)
          .background(.white.opacity(0.18), in: .capsule)
          .overlay { Capsule().strokeBorder(.white.opacity(0.35)) }
      }
      Spacer()
      Text("Interfaces that draw themselves on any server")
        .font(.system(size: 64, weight: .bold))
        .tracking(-1)
        .lineLimit(3)
        .frame(maxWidth: 900, alignment: .leading)
      Spacer()
      HStack(alignment: .center) {
        Text("Read the article")
          .font(.system(size: 28, weight: .semibold))
          .foregroundStyle(.indigo)
          .padding(.horizontal, 40)
          .padding(.vertical, 20)
          .background {
            Capsule().fill(.white).shadow(color: .black.opacity(0.3), radius: 18, y: 10)
          }
        Spacer()
        Text("treeswift").font(.system(size: 30, weight: .semibold, design: .rounded)).opacity(0.8)
      }
    }
    .foregroundStyle(.white)
    .padding(72)
    .frame(width: 1200, height: 630)
    .background {
      ZStack {
        LinearGradient(
          colors: [
            Color(red: 0.13, green: 0.1, blue: 0.42), Color(red: 0.55, green: 0.25, blue: 0.92),
          ],
          startPoint: .bottomLeading, endPoint: .topTrailing)
        Circle().fill(.white.opacity(0.07)).frame(width: 620, height: 620).offset(x: 420, y: 210)
        Circle().fill(.white.opacity(0.06)).frame(width: 360, height: 360).offset(x: 250, y: -260)
      }
    }
    .clipped()
  }
}
