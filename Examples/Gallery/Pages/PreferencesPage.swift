import SwiftUI

/// Preferences and anchors: what children tell their ancestors.
struct PreferencesPage: View {
  private let months: [Bar] = [
    Bar(label: "Jan", value: 34), Bar(label: "Feb", value: 52), Bar(label: "Mar", value: 47),
    Bar(label: "Apr", value: 71),
    Bar(label: "May", value: 88), Bar(label: "Jun", value: 64), Bar(label: "Jul", value: 79),
  ]

  var body: some View {
    PageFrame("Preferences", "Children report values and bounds; an ancestor draws with them.") {
      Card("A bar chart", note: "Each bar reports the anchor of its top; the line joins the anchors.") {
        BarChart(bars: months).frame(height: 230)
      }
      Card("A marker behind the selection", note: "The chosen label reports its bounds to the row.") {
        VStack(alignment: .leading, spacing: 14) {
          ForEach(0..<3, id: \.self) {
            Tabs(titles: ["Overview", "Sales", "Returns", "People"], selected: $0)
          }
        }
      }
      Card("The widest wins", note: "A preference reduces the labels’ widths; the row learns the largest.") {
        WidestLabel(words: ["a", "word", "conversation", "or two"])
      }
    }
  }
}

private struct Bar: Identifiable {
  let label: String
  let value: Double
  var id: String { label }
}

private struct TopAnchors: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []

  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

private struct BarChart: View {
  var bars: [Bar]

  var body: some View {
    HStack(alignment: .bottom, spacing: 18) {
      ForEach(bars) { bar in
        VStack(spacing: 8) {
          GeometryReader { proxy in
            VStack(spacing: 0) {
              Spacer(minLength: 0)
              UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)
                .fill(.blue.gradient.opacity(0.85))
                .frame(height: proxy.size.height * bar.value / 100)
                .anchorPreference(key: TopAnchors.self, value: .top) { [$0] }
            }
          }
          Text(bar.label).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
    .overlayPreferenceValue(TopAnchors.self) { anchors in
      GeometryReader { proxy in
        let points = anchors.map { proxy[$0] }
        Path { $0.addLines(points) }
          .stroke(.orange, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        ForEach(Array(points.enumerated()), id: \.offset) { index, point in
          Circle()
            .fill(.white)
            .stroke(.orange, lineWidth: 3)
            .frame(width: 10, height: 10)
            .position(point)
          Text(bars[index].value, format: .number)
            .font(.caption.weight(.semibold))
            .position(x: point.x, y: point.y - 16)
        }
      }
    }
  }
}

private struct SelectedBounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Tabs: View {
  var titles: [String]
  var selected: Int

  var body: some View {
    HStack(spacing: 4) {
      ForEach(Array(titles.enumerated()), id: \.offset) { index, title in
        Text(title)
          .font(.callout.weight(index == selected ? .semibold : .regular))
          .padding(.horizontal, 16)
          .padding(.vertical, 7)
          .anchorPreference(key: SelectedBounds.self, value: .bounds) { index == selected ? $0 : nil }
      }
    }
    .backgroundPreferenceValue(SelectedBounds.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          let frame = proxy[anchor]
          Capsule()
            .fill(.white)
            .shadow(color: .black.opacity(0.18), radius: 4, y: 2)
            .frame(width: frame.width, height: frame.height)
            .position(x: frame.midX, y: frame.midY)
        }
      }
    }
    .padding(4)
    .background(Color(white: 0.92), in: .capsule)
  }
}

private struct LabelWidth: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct WidestLabel: View {
  var words: [String]
  @State private var width: CGFloat?

  var body: some View {
    HStack(spacing: 10) {
      ForEach(words, id: \.self) { word in
        Text(word)
          .fixedSize()
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: LabelWidth.self, value: proxy.size.width)
            }
          }
          .frame(width: width)
          .padding(.horizontal, 10)
          .padding(.vertical, 6)
          .background(.green.opacity(0.18), in: .rect(cornerRadius: 8))
      }
    }
    .onPreferenceChange(LabelWidth.self) { widest in
      width = widest
    }
  }
}
