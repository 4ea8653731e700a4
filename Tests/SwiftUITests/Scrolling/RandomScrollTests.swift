import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// Ten thousand random scrolls, by a little and by a lot.
@MainActor @Suite("Random scrolls")
struct RandomScrollTests {
  private func session(
    _ count: Int, from start: ScrollPosition = ScrollPosition(), height: @escaping (Int) -> CGFloat
  )
    -> HeadlessSession
  {
    HeadlessSession(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0, height: height($0)) } }
      }
      .scrollIndicators(.never).scrollPosition(.constant(start)), size: scrollWindow)
  }

  /// The rows of which something is seen, with where they begin.
  private func seen(_ session: HeadlessSession) -> [String: CGRect] {
    session.update()
    var found: [String: CGRect] = [:]
    for element in session.elements {
      let frame = element.frame
      if let label = element.label, frame.maxY > 0, frame.minY < scrollWindow.height { found[label] = frame }
    }
    return found
  }

  @Test("rows of one height stand where a fresh host shows them at that offset")
  func oneHeight() {
    var numbers = SeededRandom(seed: 1)
    let (count, height) = (900, CGFloat(37))
    let end = CGFloat(count) * height - scrollWindow.height
    let session = session(count, height: { _ in height })
    var offset: CGFloat = 0
    for number in 1...10_000 {
      let reach: CGFloat = [60, 400, 20_000].randomElement(using: &numbers)!
      let distance = CGFloat.random(in: -reach...reach, using: &numbers).rounded()
      session.scroll(by: CGSize(width: 0, height: distance), at: scrollMiddle)
      offset = min(max(offset + distance, 0), end)
      guard number.isMultiple(of: 1_000) else { continue }
      let fresh = self.session(count, from: ScrollPosition(y: offset), height: { _ in height })
      let rows = seen(fresh)
      #expect(rows.count >= 6 && seen(session) == rows, "after \(number)")
      #expect(session.image().premultipliedRGBA == fresh.image().premultipliedRGBA)
    }
  }

  @Test("rows of many heights go as far as they are scrolled") func manyHeights() {
    var numbers = SeededRandom(seed: 2)
    let session = session(900, height: { CGFloat(20 + $0 * 7_919 % 121) })
    var rows = seen(session)
    for number in 1...10_000 {
      let reach: CGFloat = [60, 150, 20_000].randomElement(using: &numbers)!
      let distance = CGFloat.random(in: -reach...reach, using: &numbers).rounded()
      session.scroll(by: CGSize(width: 0, height: distance), at: scrollMiddle)
      guard number.isMultiple(of: 20) else { continue }
      rows = seen(session)
      let step = CGFloat.random(in: -100...100, using: &numbers).rounded()
      session.scroll(by: CGSize(width: 0, height: step), at: scrollMiddle)
      let after = seen(session)
      // At an end of the content all go less far, and equally.
      let moves = Set(rows.compactMap { name, frame in after[name].map { ($0.minY - frame.minY).rounded() } })
      #expect(moves.count <= 1 && moves.allSatisfy { abs($0) <= abs(step) }, "after \(number)")
      let isAtEnd =
        rows["row 0"]?.minY == 0 || after["row 0"]?.minY == 0 || rows["row 899"] != nil
        || after["row 899"] != nil
      if !isAtEnd { #expect(moves == [-step], "after \(number)") }
      let order = after.sorted { $0.value.minY < $1.value.minY }.map(\.value)
      #expect(zip(order, order.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 0.01 })
    }
  }
}
