import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// Spacers in stacks, and the frames of ideal length that stand for them where nothing is proposed.
@MainActor @Suite("Spacers and ideal lengths")
struct SpacerTests {
  private func width<V: View>(of id: String, _ view: V) -> CGFloat? {
    HeadlessSession(view, size: CGSize(width: 300, height: 100)).frame(of: id)?.width
  }

  private var box: some View { Color.red.frame(width: 50, height: 50) }

  /// Two boxes and what stands between them, in a row of 300 points.
  private func row<V: View>(spacing: CGFloat? = nil, @ViewBuilder _ between: () -> V) -> some View {
    HStack(spacing: spacing) {
      box.testProbe("first")
      between()
      box
    }
  }

  @Test("default spacing does not stand beside a spacer; spacing that is set does")
  func gaps() {
    #expect(width(of: "s", row { Spacer().testProbe("s") }) == 200)
    #expect(width(of: "s", row(spacing: 10) { Spacer().testProbe("s") }) == 180)
    let text = HStack {
      Text("Text").frame(width: 50)
      Spacer().testProbe("s")
      Text("Text").frame(width: 50)
    }
    #expect(width(of: "s", text) == 200)
  }

  @Test("a stack in a layout of a program's own has no default spacing beside a spacer either")
  func direct() {
    struct Through: Layout {
      func makeCache(subviews: Subviews) -> HStackLayout.Cache {
        HStackLayout().makeCache(subviews: subviews)
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
      ) -> CGSize {
        HStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
      ) {
        HStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    let view = Through {
      box
      Spacer().testProbe("s")
      box
    }
    #expect(width(of: "s", view) == 200)
  }

  @Test("a spacer under modifiers that leave layout alone is one still")
  func modified() {
    // Any other flexible view has spacing beside it.
    #expect(width(of: "s", row { Color.blue.testProbe("s") }) == 184)
    #expect(width(of: "s", row { Spacer().background(Color.red).testProbe("s") }) == 200)
    #expect(width(of: "s", row { Spacer().overlay { Color.red }.testProbe("s") }) == 200)
    #expect(width(of: "s", row { Spacer().opacity(0.5).testProbe("s") }) == 200)
    #expect(width(of: "s", row { Spacer().id(1).testProbe("s") }) == 200)
    #expect(width(of: "s", row { Spacer().accessibilityHidden(true).testProbe("s") }) == 200)
    #expect(width(of: "s", row { Spacer().offset(x: 5).hidden().testProbe("s") }) == 200)
    #expect(width(of: "s", row { Group { Spacer() }.background(Color.red).testProbe("s") }) == 200)
  }

  @Test("a modified spacer is the last to be given room, and none across the stack's axis")
  func order() {
    let view = HStack {
      Spacer(minLength: 20).background(Color.red).testProbe("s")
      Color.blue.frame(height: 10).testProbe("c")
    }
    let session = HeadlessSession(view, size: CGSize(width: 300, height: 100))
    #expect(session.frame(of: "s")?.size == CGSize(width: 20, height: 0))
    #expect(session.frame(of: "c")?.width == 280)
  }

  @Test("a modified spacer changes its length, and gives way to another view")
  func change() {
    let length = Remote<CGFloat?>(20)
    let session = HeadlessSession(
      Driven(length) { length in
        HStack {
          Group {
            if let length { Spacer(minLength: length) } else { Color.red.frame(width: 40, height: 10) }
          }
          .background(Color.blue)
          Color.blue.frame(height: 10).testProbe("c")
        }
      }, size: CGSize(width: 300, height: 100))
    #expect(session.frame(of: "c")?.width == 280)
    length.value = 60
    #expect(session.frame(of: "c")?.width == 240)
    length.value = nil
    #expect(session.frame(of: "c")?.width == 252)
    length.value = 20
    #expect(session.frame(of: "c")?.width == 280)
  }

  @Test("a frame with an ideal length has it where nothing is proposed, held within its bounds")
  func ideal() {
    let box = Color.red.frame(width: 40, height: 40)
    func length<V: View>(_ framed: V) -> CGFloat? { width(of: "f", framed.testProbe("f").fixedSize()) }
    #expect(length(box.frame(idealWidth: 150)) == 150)
    #expect(length(box.frame(minWidth: 100, idealWidth: 150)) == 150)
    #expect(length(box.frame(idealWidth: 150, maxWidth: 200)) == 150)
    #expect(length(box.frame(minWidth: 180, idealWidth: 150)) == 180)
    #expect(length(box.frame(idealWidth: 150, maxWidth: 120)) == 120)
    #expect(length(box.frame(idealWidth: 20)) == 20)
    #expect(width(of: "f", box.frame(idealWidth: 150).testProbe("f")) == 40)
    let session = HeadlessSession(
      box.testProbe("b").frame(idealWidth: 150).testProbe("f").fixedSize(),
      size: CGSize(width: 300, height: 100))
    #expect(session.frame(of: "b")?.midX == session.frame(of: "f")?.midX)
  }
}
