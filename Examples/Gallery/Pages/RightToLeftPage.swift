import SwiftUI

/// The same views from left to right and from right to left.
struct RightToLeftPage: View {
  var body: some View {
    PageFrame(
      "Right to left", "Leading and trailing follow the direction of the text; so do stacks and insets."
    ) {
      HStack(alignment: .top, spacing: 20) {
        Card("Left to right") {
          sample(
            title: "Inbox", name: "Layla Haddad", message: "The drafts are ready: see pages 3 to 5.",
            time: "9:41",
            steps: ["One", "Two", "Three"])
        }
        .environment(\.layoutDirection, .leftToRight)
        Card("Right to left") {
          sample(
            title: "البريد الوارد", name: "ليلى حداد", message: "المسودات جاهزة: انظر الصفحات 3 إلى 5.",
            time: "9:41",
            steps: ["واحد", "اثنان", "ثلاثة"])
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
  }

  private func sample(title: String, name: String, message: String, time: String, steps: [String])
    -> some View
  {
    VStack(alignment: .leading, spacing: 18) {
      Text(title).font(.title2.bold())
      HStack(alignment: .top, spacing: 12) {
        Circle()
          .fill(.indigo.gradient)
          .frame(width: 44, height: 44)
          .overlay { Text(name.prefix(1)).font(.title3.weight(.semibold)).foregroundStyle(.white) }
        VStack(alignment: .leading, spacing: 3) {
          HStack {
            Text(name).font(.headline)
            Spacer()
            Text(time).font(.caption).foregroundStyle(.secondary)
          }
          Text(message).font(.subheadline).foregroundStyle(.secondary)
        }
      }
      HStack(spacing: 6) {
        ForEach(steps, id: \.self) { step in
          Text(step)
            .font(.footnote.weight(.medium))
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(
              .teal.opacity(0.2), in: UnevenRoundedRectangle(topLeadingRadius: 12, bottomLeadingRadius: 12))
        }
      }
      VStack(alignment: .leading, spacing: 6) {
        ForEach([0.9, 0.6, 0.35], id: \.self) { share in
          Capsule().fill(.blue.opacity(share)).frame(width: 220 * share, height: 10)
        }
      }
      Rectangle()
        .fill(LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
        .frame(height: 28)
        .overlay(alignment: .leading) {
          Text(".leading").font(.caption.bold()).foregroundStyle(.white).padding(.leading, 10)
        }
        .clipShape(.rect(cornerRadius: 8))
    }
  }
}
