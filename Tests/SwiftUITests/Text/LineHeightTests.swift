import Foundation
import SceneHost
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore
@testable import TextViews

@Suite("heights of lines and sizes of fonts") @MainActor struct LineHeightTests {
  private func layout(_ view: some View) -> (height: CGFloat, pitch: CGFloat) {
    let session = Session(view, proposal: .unspecified, centersRoot: false)
    defer { session.end() }
    let runs = placedRuns(session.picture().root)
    let size = session.root.element?.size ?? .zero
    return (size.height, (runs.last?.y ?? 0) - (runs.first?.y ?? 0))
  }

  private let lines = Text(verbatim: "a\nb").font(.system(size: 20))

  @Test("lines are as high as is said")
  func heights() {
    #expect(layout(lines.lineHeight(.exact(points: 40))).pitch == 40)
    #expect(layout(lines.lineHeight(.exact(points: 40))).height == 80)
    #expect(layout(lines.lineHeight(.multiple(factor: 2))).pitch == 40)
    #expect(layout(lines.lineHeight(.leading(increase: 5))).pitch == 25)
    #expect(layout(lines.lineHeight(.tight)).pitch == 20)
    let plain = layout(lines)
    for height in [AttributedString.LineHeight.variable, .exact(points: .nan), .multiple(factor: -1)] {
      #expect(layout(lines.lineHeight(height)) == plain)
    }
    #expect(layout(lines.lineHeight(.loose).lineHeight(nil)).pitch == 30)
    #expect(layout(lines.lineHeight(nil).lineHeight(.loose)) == plain)
    var string = AttributedString("a\nb")
    string.font = .system(size: 20)
    string.lineHeight = .multiple(factor: 2)
    #expect(layout(Text(string)).pitch == 40)
  }

  @Test("fonts can be asked for a multiple of their size")
  func scaledFonts() {
    func size(_ font: Font) -> Double { ResolvedFontStyle(font, FontTraits(), FontContext()).descriptor.size }
    #expect(size(.system(size: 20).scaled(by: 1.5)) == 30)
    #expect(size(.system(size: 20).scaled(by: 0.5).scaled(by: 3)) == 30)
    #expect(size(.body.scaled(by: 2)) == 2 * size(.body))
    #expect(size(.system(size: 20).scaled(by: .nan)) == 20 && size(.system(size: 20).scaled(by: 0)) == 20)
  }
}
