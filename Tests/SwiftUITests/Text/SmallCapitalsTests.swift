import SwiftUI
import Testing

@MainActor struct SmallCapitalsTests {
  private func width(_ text: Text) -> CGFloat {
    let session = HeadlessSession(text.testProbe("text"), size: CGSize(width: 400, height: 100))
    return session.frame(of: "text")?.width ?? 0
  }

  @Test func lettersAreCapitalsOfASmallerSize() {
    let small = width(Text("Handgloves").font(.system(size: 30).smallCaps()))
    let capitals = width(Text("HANDGLOVES").font(.system(size: 24)))
    #expect(abs(small - capitals) < 0.5)
    let lower = width(Text("Handgloves").font(.system(size: 30).lowercaseSmallCaps()))
    #expect(lower > small && lower < width(Text("HANDGLOVES").font(.system(size: 30))))
    #expect(width(Text("123").font(.title.smallCaps())) == width(Text("123").font(.title)))
  }
}
