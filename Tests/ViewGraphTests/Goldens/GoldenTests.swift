import SwiftUI
import Testing

/// The measured fixtures of layout, to a hundredth of a point.
@MainActor
struct GoldenTests {
  func check<V: View>(
    _ name: String, _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> V
  ) {
    let session = Session(view(), proposal: ProposedViewSize(width: width, height: height))
    defer { session.end() }
    compare(name, session)
  }

  func compare(_ name: String, _ session: Session) {
    let sets = [
      MeasuredFrames.all, MeasuredFrames.drawn, MeasuredFrames.texts, MeasuredFrames.controls,
      MeasuredFrames.lists,
    ]
    let expected = sets.lazy.compactMap { $0[name] }.first ?? [:]
    #expect(!expected.isEmpty, "\(name) is not among the measured fixtures")
    let frames = session.probedFrames()
    for (id, frame) in expected {
      guard let mine = frames[id] else {
        Issue.record("\(name): no probe \(id)")
        continue
      }
      let worst = max(
        abs(mine.minX - frame.minX), abs(mine.minY - frame.minY), abs(mine.width - frame.width),
        abs(mine.height - frame.height))
      #expect(worst <= 0.01, "\(name) \(id): \(mine), measured \(frame)")
    }
  }

  @Test func frames() {
    check("layout/root-centering", 200, 100) { box(50, 30).probe("box") }
    check("layout/frame-fixed", 200, 200) {
      box(40, 40).probe("inner").frame(width: 120, height: 80, alignment: .topLeading).probe("outer")
    }
    check("layout/padding-default", 200, 100) { Flex().probe("inner").padding().probe("outer") }
  }

  @Test func stacks() {
    check("layout/hstack-distribution", 300, 100) {
      HStack(spacing: 0) {
        Flex().probe("a")
        Flex().frame(width: 50).probe("b")
        Flex().probe("c")
      }
    }
    check("layout/hstack-ideal", 300, 200) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
          box(30, 30).probe("a")
          box(40, 30).probe("b")
        }.probe("row")
        box(200, 10).probe("wide")
      }.probe("column")
    }
    check("layout/vstack-alignment", 300, 200) {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          box(100, 20).probe("l1")
          box(50, 20).probe("l2")
        }.probe("leading")
        VStack(alignment: .trailing, spacing: 4) {
          box(100, 20).probe("t1")
          box(50, 20).probe("t2")
        }.probe("trailing")
      }
    }
    check("layout/vstack-spacing-default", 100, 300) {
      VStack {
        box(50, 50).probe("a")
        box(50, 50).probe("b")
      }.probe("stack")
    }
    check("layout/zstack", 200, 200) {
      ZStack(alignment: .bottomTrailing) {
        box(100, 100).probe("a")
        box(30, 30).probe("b")
      }.probe("stack")
    }
    check("layout/zstack-fill", 200, 200) {
      ZStack(alignment: .topLeading) {
        Flex().probe("fill")
        box(30, 30).probe("b")
      }
    }
  }

  @Test func phone() {
    let metrics = TextBox.Metrics.phone
    check("ios/layout/basics", 320, 300) {
      VStack(alignment: .leading, spacing: 0) {
        TextBox(40.5, 24.5, metrics: metrics).probe("paddedText").padding().probe("padded")
        VStack {
          TextBox(32.5, 24.5, metrics: metrics).probe("one")
          TextBox(32.5, 24.5, metrics: metrics).probe("two")
        }.probe("textStack")
        VStack {
          TextBox(40.5, 24.5, metrics: metrics).probe("textAboveBox")
          box(40, 10).probe("box")
        }.probe("mixedStack")
        HStack {
          TextBox(32.5, 24.5, metrics: metrics).probe("hOne")
          TextBox(32.5, 24.5, metrics: metrics).probe("hTwo")
          box(10, 10).probe("hBox")
        }.probe("hStack")
        Divider().probe("divider")
      }.probe("stack")
    }
  }

  @Test func rightToLeft() {
    check("layout/rtl-shapes", 300, 200) {
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 10) {
          box(40, 30).probe("arrow")
          box(40, 30).probe("fixedArrow")
          box(15, 12).probe("image")
          box(15, 12).flipsForRightToLeftLayoutDirection(true).probe("flippedImage")
        }.probe("row")
        box(120, 20).probe("gradient")
        ZStack(alignment: .topLeading) {
          box(160, 40).probe("positionBox")
          box(20, 20).position(x: 30, y: 20).probe("positioned")
        }.frame(width: 160, height: 40)
        box(20, 20).offset(x: 40).probe("offset")
      }.environment(\.layoutDirection, .rightToLeft)
    }
    check("layout/rtl-stacks", 320, 260) {
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          box(40, 30).probe("a")
          box(60, 30).probe("b")
          Spacer()
          box(30, 30).probe("c")
        }.probe("hstack")
        box(50, 20).padding(.leading, 30).probe("padded")
        box(40, 20).frame(width: 120, alignment: .leading).probe("framed")
        ZStack(alignment: .topLeading) {
          box(100, 40).probe("zback")
          box(20, 20).probe("zfront")
        }.probe("zstack")
        HStack {
          box(30, 20).probe("ltrA")
          box(30, 20).probe("ltrB")
        }.environment(\.layoutDirection, .leftToRight).probe("island")
        TextBox(25).probe("text")
        box(30, 20).alignmentGuide(.leading) { _ in -10 }.probe("guided")
      }.frame(width: 300, alignment: .leading).probe("vstack")
        .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func secondViews() {
    check("effects/mask", 400, 220) {
      VStack(spacing: 30) {
        HStack(spacing: 30) {
          box(80, 80).mask { Flex() }.probe("circle")
          box(120, 80).mask { TextBox(60) }.probe("gradientText")
          box(80, 80).mask(alignment: .topLeading) { box(40, 40) }.probe("aligned")
        }.probe("row1")
        HStack(spacing: 30) {
          box(80, 80).mask { Flex() }.probe("half")
          box(120, 50).mask { Flex() }.probe("fade")
          TextBox(74).mask { Flex().frame(width: 50) }.probe("text")
        }.probe("row2")
      }.probe("stack")
    }
    check("paint/background-overlay", 300, 200) {
      VStack(spacing: 20) {
        box(100, 60).probe("content")
          .background(alignment: .bottomTrailing) { box(20, 20).probe("bg") }
          .overlay(alignment: .topLeading) { box(10, 10).probe("ov") }.probe("modified")
        TextBox(31, 18.5).probe("text").padding(4).background { Flex().probe("textBg") }.probe("padded")
        box(40, 20).probe("small").background { box(80, 40).probe("bigBg") }.probe("smallOuter")
      }
    }
    check("effects/zindex", 320, 240) {
      VStack(spacing: 30) {
        ZStack {
          box(80, 80).offset(x: -25, y: -15).zIndex(2).probe("red")
          box(80, 80).probe("blue")
          box(80, 80).offset(x: 25, y: 15).zIndex(1).probe("green")
          box(120, 120).zIndex(-1).probe("yellow")
        }.probe("zstack")
        HStack(spacing: -30) {
          box(70, 50).probe("first")
          box(70, 50).zIndex(1).probe("middle")
          box(70, 50).probe("last")
        }.probe("hstack")
      }.probe("stack")
    }
  }

  @Test func grids() {
    check("grid/basic", 320, 200) {
      Grid {
        GridRow {
          TextBox(9).probe("a")
          TextBox(17).probe("bb")
          TextBox(28).probe("ccc")
        }.probe("row1")
        GridRow {
          box(30, 20).probe("red")
          TextBox(8).probe("e")
          box(50, 40).probe("blue")
        }
        GridRow {
          TextBox(10).probe("g")
          TextBox(10).probe("h")
        }
      }.probe("grid")
    }
    check("grid/flexible", 320, 200) {
      Grid {
        GridRow {
          TextBox(9).probe("a")
          Flex().frame(height: 20).probe("red")
          TextBox(28).probe("ccc")
        }
        GridRow {
          Flex().frame(height: 30).probe("blue")
          TextBox(8).probe("e")
          Flex().frame(height: 30).probe("green")
        }
      }.frame(width: 280).probe("grid")
    }
    check("grid/spacing", 320, 200) {
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          TextBox(9).probe("a")
          box(30, 30).probe("red")
        }
        GridRow {
          box(60, 20).probe("blue")
          TextBox(10).probe("h")
        }
      }.probe("grid")
    }
  }

  @Test func loops() {
    check("foreach/modifier", 300, 260) {
      VStack(spacing: 0) {
        ForEach(0..<2) { TextBox($0 == 0 ? 37.5 : 35.5).probe("padded\($0)") }.padding().probe("paddedLast")
        ForEach(0..<2) { TextBox($0 == 0 ? 37.5 : 35.5).probe("framed\($0)") }
          .frame(width: 120, height: 30).background { Flex() }.probe("framedLast")
      }.probe("stack")
    }
    check("foreach/nested", 300, 200) {
      VStack {
        ForEach(0..<2) { row in
          HStack { ForEach(0..<3) { box(30, 20).probe("cell\(row)\($0)") } }.probe("row\(row)")
        }
      }.probe("grid")
    }
  }

  @Test func customLayouts() {
    check("customlayout/flow", 320, 160) {
      FlowLayout {
        TextBox(25).probe("one")
        TextBox(25).probe("two")
        TextBox(35.5).probe("three")
        TextBox(27.5).probe("four")
        TextBox(25).probe("five")
        box(60, 30).probe("box")
        TextBox(18.5).probe("six")
      }.frame(width: 160).probe("flow")
    }
    func switching(_ isHorizontal: Bool) -> some View {
      (isHorizontal ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4)))
        .callAsFunction {
          TextBox(25).probe("one")
          box(30, 20).probe("box")
          TextBox(35.5).probe("three")
        }.probe("stack")
    }
    let session = Session(switching(true), proposal: ProposedViewSize(width: 240, height: 120))
    defer { session.end() }
    compare("customlayout/any", session)
    session.setContent(switching(false))
    compare("customlayout/any/vertical", session)
    session.setContent(switching(true))
    compare("customlayout/any/horizontal", session)
  }
}

/// Rows filled from the leading edge.
private struct FlowLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  private func rows(_ width: CGFloat, _ subviews: Subviews) -> ([CGPoint], CGFloat) {
    var origins: [CGPoint] = []
    var x: CGFloat = 0
    var y: CGFloat = 0
    var tallest: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        x = 0
        y += tallest + 6
        tallest = 0
      }
      origins.append(CGPoint(x: x, y: y))
      x += size.width + 8
      tallest = max(tallest, size.height)
    }
    return (origins, y + tallest)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 300
    return CGSize(width: width, height: rows(width, subviews).1)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, origin) in zip(subviews, rows(bounds.width, subviews).0) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}
