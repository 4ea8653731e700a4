import HeadlessHost
import SwiftUI

/// What tests of scrolling hand to their views, and hear from them.
@MainActor @Observable final class ScrollShelf {
  var rows = Array(0..<30)
  var id: Int?
  var position = ScrollPosition(idType: Int.self)
  var number = 3
  @ObservationIgnored var proxy: ScrollViewProxy?
  @ObservationIgnored var log: [String] = []

  func take() -> [String] {
    defer { log.removeAll() }
    return log
  }
}

/// A row that tests find by its number.
nonisolated func row(_ number: Int, height: CGFloat = 50) -> some View {
  Color.red.frame(width: 300, height: height).accessibilityElement().accessibilityLabel("row \(number)")
}

extension HeadlessSession {
  /// Where a row begins in the window; nil where it is not there.
  func top(_ number: Int) -> CGFloat? {
    update()
    return (try? find(.label("row \(number)")))?.frame.minY
  }

  func left(_ number: Int) -> CGFloat? {
    update()
    return (try? find(.label("row \(number)")))?.frame.minX
  }

  /// Lets time pass, frame by frame.
  func rest(_ seconds: Double = 5) { advance(frames: Int(seconds * 20), rate: 20) }
}

let scrollWindow = CGSize(width: 300, height: 220)
let scrollMiddle = CGPoint(x: 150, y: 110)
