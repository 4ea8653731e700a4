import SwiftUI
import Testing

/// Measured fixtures in which texts stand beside what grows, scrolls or comes and goes. The texts are boxes of their
/// measured sizes, with a text's wishes for distance.
extension GoldenTests {
  @Test func canvasBelowAText() {
    check("canvas/sizing", 320, 240) {
      VStack(spacing: 8) {
        TextBox(38.5).probe("above")
        Canvas { _, _ in }.probe("fill")
        Canvas { _, _ in }.frame(width: 80, height: 50).probe("framed")
      }.probe("stack")
    }
  }

  @Test func textsInScrollViews() {
    check("scroll/children", 300, 200) {
      HStack(alignment: .top, spacing: 20) {
        ScrollView {
          TextBox(22.5).probe("vTop")
          box(60, 30).probe("vBlock")
          TextBox(44.5).probe("vBottom")
        }.probe("vScroll")
        ScrollView(.horizontal) {
          TextBox(22.5).probe("hTop")
          box(60, 30).probe("hBlock")
          TextBox(44.5).probe("hBottom")
        }.probe("hScroll")
      }.probe("row")
    }
  }

  @Test func aTextThatComesAndGoes() {
    func shown(_ shows: Bool) -> some View {
      VStack(spacing: 8) {
        TextBox(38.5).probe("above")
        if shows { TextBox(31).transition(.move(edge: .leading)).probe("hello") }
        TextBox(36.5).probe("below")
      }.probe("stack")
    }
    let session = Session(shown(true), proposal: ProposedViewSize(width: 320, height: 160))
    defer { session.end() }
    compare("animation/transition", session)
    withAnimation { session.setContent(shown(false)) }
    compare("animation/transition/hide", session)
    withAnimation { session.setContent(shown(true)) }
    compare("animation/transition", session)
  }
}

extension MeasuredFrames {
  static let texts: [String: [String: CGRect]] = [
    "canvas/sizing": [
      "above": CGRect(x: 140.75, y: 0, width: 38.5, height: 16),
      "fill": CGRect(x: 0, y: 24, width: 320, height: 158),
      "framed": CGRect(x: 120, y: 190, width: 80, height: 50),
      "stack": CGRect(x: 0, y: 0, width: 320, height: 240),
    ],
    "scroll/children": [
      "hBlock": CGRect(x: 80, y: 24.15087890625, width: 60, height: 30),
      "hBottom": CGRect(x: 87.75, y: 58.89306640625, width: 44.5, height: 16),
      "hScroll": CGRect(x: 80, y: 0, width: 220, height: 74.89306640625),
      "hTop": CGRect(x: 98.75, y: 0, width: 22.5, height: 16),
      "row": CGRect(x: 0, y: 0, width: 300, height: 200),
      "vBlock": CGRect(x: 0, y: 24.15087890625, width: 60, height: 30),
      "vBottom": CGRect(x: 7.75, y: 58.89306640625, width: 44.5, height: 16),
      "vScroll": CGRect(x: 0, y: 0, width: 60, height: 200),
      "vTop": CGRect(x: 18.75, y: 0, width: 22.5, height: 16),
    ],
    "animation/transition": [
      "above": CGRect(x: 140.75, y: 48, width: 38.5, height: 16),
      "below": CGRect(x: 141.75, y: 96, width: 36.5, height: 16),
      "hello": CGRect(x: 144.5, y: 72, width: 31, height: 16),
      "stack": CGRect(x: 140.75, y: 48, width: 38.5, height: 64),
    ],
    "animation/transition/hide": [
      "above": CGRect(x: 140.75, y: 60, width: 38.5, height: 16),
      "below": CGRect(x: 141.75, y: 84, width: 36.5, height: 16),
      "stack": CGRect(x: 140.75, y: 60, width: 38.5, height: 40),
    ],
  ]
}
