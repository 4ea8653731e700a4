import SwiftUI

/// Safe areas, and frames relative to the container.
struct SafeAreasPage: View {
  var body: some View {
    PageFrame("Safe areas", "Bars take room from what is behind them; backgrounds may go below.") {
      Card("A screen with two bars") {
        HStack(spacing: 16) {
          phone("safeAreaInset", ignores: false)
          phone("ignoresSafeArea()", ignores: true)
          phoneWithPadding
        }
        .frame(maxWidth: .infinity)
      }
      Card("Relative to the container", note: "Five columns, of which each box spans some.") {
        ScrollView(.horizontal) {
          VStack(alignment: .leading, spacing: 8) {
            ForEach(1..<6) { span in
              Box("span: \(span)", Color(hue: 0.5 + 0.08 * Double(span), saturation: 0.65, brightness: 0.9))
                .containerRelativeFrame(.horizontal, count: 5, span: span, spacing: 8)
                .frame(height: 26)
            }
          }
        }
        .frame(height: 5 * 26 + 4 * 8)
        Code(".containerRelativeFrame(.horizontal, count: 5, span: span, spacing: 8)")
      }
    }
  }

  private func phone(_ caption: String, ignores: Bool) -> some View {
    VStack(spacing: 10) {
      ZStack {
        if ignores {
          sky.ignoresSafeArea()
        } else {
          sky
        }
        Text("content").font(.callout.weight(.medium)).foregroundStyle(.white)
      }
      .safeAreaInset(edge: .top, spacing: 0) { bar("Weather") }
      .safeAreaInset(edge: .bottom, spacing: 0) { bar("Today   Week") }
      .device()
      Code(caption)
    }
  }

  private var phoneWithPadding: some View {
    VStack(spacing: 10) {
      GeometryReader { proxy in
        VStack(spacing: 8) {
          Text("top \(Int(proxy.safeAreaInsets.top))")
          Text("bottom \(Int(proxy.safeAreaInsets.bottom))")
        }
        .font(.callout.weight(.medium))
        .monospacedDigit()
        .frame(width: proxy.size.width, height: proxy.size.height)
        .background(.teal.opacity(0.3))
      }
      .safeAreaPadding(.vertical, 24)
      .device()
      Code("safeAreaPadding(.vertical, 24)")
    }
  }

  private var sky: some View {
    LinearGradient(colors: [.blue, .cyan, .orange.opacity(0.8)], startPoint: .top, endPoint: .bottom)
  }

  private func bar(_ label: String) -> some View {
    Text(label)
      .font(.caption.weight(.semibold))
      .frame(maxWidth: .infinity)
      .padding(.vertical, 10)
      .background(.white.opacity(0.75))
  }
}

extension View {
  /// The view on a small telephone's screen.
  fileprivate func device() -> some View {
    frame(width: 170, height: 230)
      .clipShape(.rect(cornerRadius: 22))
      .overlay { RoundedRectangle(cornerRadius: 22).strokeBorder(.black.opacity(0.7), lineWidth: 3) }
  }
}
