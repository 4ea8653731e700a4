import SwiftUI

/// Alignment guides, and alignments of one's own: the examples of Apple's articles about aligning views.
struct AlignmentPage: View {
  var body: some View {
    PageFrame("Alignment", "Guides say which line of a view meets the line of its neighbours.") {
      Card(
        "Within a stack", note: "A recorder's status, centred, on a baseline, and with a guide of its own."
      ) {
        HStack(alignment: .top, spacing: 12) {
          Specimen("HStack", height: 66) { status(.center) }
          Specimen(".firstTextBaseline", height: 66) { status(.firstTextBaseline) }
          Specimen("and a guide of its own", height: 66) { status(.firstTextBaseline, lowered: true) }
        }
      }
      Card("Across stacks", note: "An alignment of one's own passes through the stacks between.") {
        HStack(alignment: .top, spacing: 12) {
          Specimen("HStack") { pictures(.center) }
          Specimen("HStack(alignment: .imageTitle)") { pictures(.imageTitle) }
        }
      }
      Card("A third of the way down", note: "A guide's default, and one view that differs.") {
        HStack(alignment: .top, spacing: 12) {
          Specimen("HStack(alignment: .firstThird)", height: 150) { stripes(twoThirds: false) }
          Specimen("one at { 2 * $0.height / 3 }", height: 150) { stripes(twoThirds: true) }
        }
      }
      Card("A quarter of the way across") {
        HStack(alignment: .top, spacing: 12) {
          Specimen("left to right") { quarters }
          Specimen("right to left") { quarters.environment(\.layoutDirection, .rightToLeft) }
        }
      }
      Card("A staircase", note: "Each row says where its leading guide is.") {
        Specimen(".alignmentGuide(.leading) { _ in -24 * CGFloat(index) }") {
          // An overlay keeps the guides from the stacks outside.
          Color.clear.frame(height: 134).overlay {
            VStack(alignment: .leading, spacing: 6) {
              ForEach(0..<5) { index in
                Box(
                  "\(index)", Color(hue: 0.55 + 0.07 * Double(index), saturation: 0.7, brightness: 0.9),
                  width: 150, height: 22
                )
                .alignmentGuide(.leading) { _ in -24 * CGFloat(index) }
              }
            }
          }
        }
      }
    }
  }

  private func status(_ alignment: VerticalAlignment, lowered: Bool = false) -> some View {
    HStack(alignment: alignment, spacing: 8) {
      microphone
        .alignmentGuide(.firstTextBaseline) { context in
          lowered ? context[.bottom] - 0.12 * context.height : context[.bottom]
        }
      Text("Connecting").font(.caption)
      Text("Bedroom").font(.title3)
    }
    .padding(.vertical, 8)
    .overlay(alignment: Alignment(horizontal: .center, vertical: alignment)) {
      Rectangle().fill(.orange).frame(height: 1)
    }
  }

  private var microphone: some View {
    VStack(spacing: 1.5) {
      Capsule().frame(width: 9, height: 17)
      Circle().trim(from: 0.04, to: 0.46).stroke(lineWidth: 2).frame(width: 17, height: 17).padding(.top, -14)
      Rectangle().frame(width: 2, height: 4).padding(.top, -2)
      Capsule().frame(width: 11, height: 2).padding(.top, -2)
    }
    .foregroundStyle(.red)
  }

  private func pictures(_ alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 14) {
      VStack(spacing: 6) {
        landscape(.mint, .blue)
        Text("Bell Peppers")
          .font(.subheadline.weight(.semibold))
          .alignmentGuide(.imageTitle) { $0[.firstTextBaseline] }
      }
      VStack(spacing: 6) {
        landscape(.orange, .pink)
        Text("Chili Peppers")
          .font(.subheadline.weight(.semibold))
          .alignmentGuide(.imageTitle) { $0[.firstTextBaseline] }
        Text("Higher levels of capsicum than bell peppers, and so hotter")
          .font(.caption)
          .foregroundStyle(.secondary)
          .frame(width: 110)
      }
    }
  }

  private func landscape(_ top: Color, _ bottom: Color) -> some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(LinearGradient(colors: [top, bottom], startPoint: .topLeading, endPoint: .bottomTrailing))
      .frame(width: 110, height: 74)
  }

  private func stripes(twoThirds: Bool) -> some View {
    HStack(alignment: .firstThird, spacing: 4) {
      column(0.5)
      column(1)
        .alignmentGuide(.firstThird) { twoThirds ? 2 * $0.height / 3 : $0.height / 3 }
      column(0.75)
    }
    .overlay(alignment: Alignment(horizontal: .center, vertical: .firstThird)) {
      Rectangle().fill(.orange).frame(height: 1)
    }
  }

  private func column(_ scale: CGFloat) -> some View {
    VStack(spacing: 1) {
      ForEach(0..<3) { _ in
        Rectangle().fill(.teal.gradient).frame(width: 60, height: 34 * scale)
      }
    }
  }

  private var quarters: some View {
    ZStack(alignment: Alignment(horizontal: .oneQuarter, vertical: .center)) {
      bars(240, 74).foregroundStyle(.indigo.opacity(0.35))
      bars(140, 40).foregroundStyle(.indigo)
    }
  }

  private func bars(_ width: CGFloat, _ height: CGFloat) -> some View {
    HStack(spacing: 1) {
      ForEach(0..<4) { _ in Rectangle() }
    }
    .frame(width: width, height: height)
  }
}

extension VerticalAlignment {
  private enum ImageTitle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  /// Where the titles of pictures stand; the bottom of views that have none.
  static let imageTitle = VerticalAlignment(ImageTitle.self)

  private enum FirstThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  /// A third of the way down.
  static let firstThird = VerticalAlignment(FirstThird.self)
}

extension HorizontalAlignment {
  private enum OneQuarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }

  /// A quarter of the way from the leading edge.
  static let oneQuarter = HorizontalAlignment(OneQuarter.self)
}
