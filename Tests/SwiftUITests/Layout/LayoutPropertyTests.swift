import SwiftUI
import Testing

/// Takes what is proposed and puts all views at its origin; guides by closures.
private struct Guided: Layout {
  var horizontal: (HorizontalAlignment, CGRect) -> CGFloat? = { _, _ in nil }
  var vertical: (VerticalAlignment, CGRect) -> CGFloat? = { _, _ in nil }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? { horizontal(guide, bounds) }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? { vertical(guide, bounds) }
}

/// All views at the origin, as large as the first, with everything else by default.
private struct Plain: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

private struct Oriented<Orientation: OrientationName>: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = Orientation.axis
    return properties
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

private protocol OrientationName { static var axis: Axis? { get } }
private enum Vertical: OrientationName { static let axis: Axis? = .vertical }
private enum Horizontal: OrientationName { static let axis: Axis? = .horizontal }
private enum Unknown: OrientationName { static let axis: Axis? = nil }

@MainActor @Suite("Guides, spacing and orientation of layouts")
struct LayoutPropertyTests {
  @Test("an explicit guide moves the container as a whole, and not its subviews within it")
  func explicitGuide() {
    func laid(_ layout: Guided) -> Laid {
      Laid {
        VStack(alignment: .leading, spacing: 0) {
          tile("above", 50, 10)
          layout { tile("a", 20, 10) }.testProbe("layout")
        }
      }
    }
    let plain = laid(Guided())
    #expect(plain["layout"] == rect(0, 10, 20, 10))
    let indented = laid(Guided(horizontal: { guide, bounds in guide == .leading ? bounds.minX + 10 : nil }))
    #expect((indented["above"]?.minX ?? 0) - (indented["layout"]?.minX ?? 0) == 10)
    #expect(indented["a"] == indented["layout"])
  }

  @Test("a vertical guide raises the container's edge")
  func verticalGuide() {
    let laid = Laid {
      HStack(alignment: .bottom, spacing: 0) {
        tile("beside", 10, 50)
        Guided(vertical: { guide, bounds in guide == .bottom ? bounds.maxY - 10 : nil })
          .callAsFunction { tile("a", 20, 30) }
      }
    }
    #expect((laid["a"]?.maxY ?? 0) - (laid["beside"]?.maxY ?? 0) == 10)
  }

  @Test("guides that a layout does not define are those of its subviews, merged")
  func mergedGuides() {
    let laid = Laid {
      VStack(alignment: .leading, spacing: 0) {
        tile("above", 50, 10)
        Plain {
          tile("a", 20, 10).alignmentGuide(.leading) { _ in 10 }
          tile("b", 20, 10).alignmentGuide(.leading) { _ in 4 }
        }
      }
    }
    #expect((laid["above"]?.minX ?? 0) - (laid["a"]?.minX ?? 0) == 7)
  }

  @Test("a layout's spacing is the union of its subviews' unless it says otherwise")
  func spacing() {
    struct Close: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        Plain().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        Plain().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
    }
    func gap(_ layout: some Layout) -> CGFloat {
      let laid = Laid {
        VStack {
          Color.clear.frame(width: 10, height: 10).testProbe("a")
          layout { tile("b", 10, 10) }
          layout { tile("c", 10, 10) }
        }
      }
      return (laid["c"]?.minY ?? 0) - (laid["b"]?.maxY ?? 0)
    }
    #expect(gap(Plain()) == 8)
    #expect(gap(Close()) == 0)
  }

  @Test("dividers and spacers lie by the orientation that a layout tells")
  func orientation() {
    func sizes(_ layout: some Layout) -> [CGSize?] {
      let laid = Laid(100, 50) {
        layout {
          Divider().testProbe("divider")
          Spacer().testProbe("spacer")
        }
      }
      return [laid["divider"]?.size, laid["spacer"]?.size]
    }
    let across = CGSize(width: 100, height: 1), down = CGSize(width: 1, height: 50)
    #expect(sizes(Oriented<Vertical>())[0] == across)
    #expect(sizes(Oriented<Horizontal>())[0] == down)
    #expect(sizes(Oriented<Unknown>())[0] == across)
    #expect(sizes(Oriented<Vertical>())[1] == CGSize(width: 0, height: 50))
    #expect(sizes(Oriented<Horizontal>())[1] == CGSize(width: 100, height: 0))
    #expect(sizes(Oriented<Unknown>())[1] == CGSize(width: 100, height: 50))
    #expect(LayoutProperties().stackOrientation == nil)
  }
}
