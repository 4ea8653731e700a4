import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Presses on bars in the safe area")
struct SafeAreaInsetPressTests {
  private struct Bars: View {
    @State private var top = 0
    @State private var leading = 0
    @State private var content = 0
    var body: some View {
      Button("content \(content)") { content += 1 }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaInset(edge: .top) { Button("top \(top)") { top += 1 } }
        .safeAreaInset(edge: .leading) { Button("leading \(leading)") { leading += 1 } }
    }
  }

  @Test("what stands in a bar is pressed, and so is the content beside it")
  func presses() throws {
    let session = HeadlessSession(Bars(), size: CGSize(width: 400, height: 200))
    for name in ["top", "leading", "content"] {
      try session.tap("\(name) 0")
      #expect(session.exists(.named("\(name) 1")))
    }
  }
}
