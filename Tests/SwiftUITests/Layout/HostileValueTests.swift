import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// Numbers that no layout can use: the picture is defined, and each is told of once.
@MainActor
@Suite("Hostile values")
struct HostileValueTests {
  @Test("each has a defined size and one warning", arguments: HostileView.allCases)
  func warning(name: HostileView) {
    let session = HeadlessSession(name.view.fixedSize())
    let size = session.size
    let warnings = session.warnings
    _ = session.pngData()
    session.update()
    let later = session.warnings
    #expect(size == name.size, "\(name)")
    #expect(warnings.count == 1, "\(name): \(warnings)")
    #expect(later == warnings, "\(name): drawing and another pass tell nothing twice")
  }

  @Test("lengths beyond every screen are endless, and what stands beside them has a place")
  func huge() {
    let session = HeadlessSession(
      HStack(spacing: 0) {
        Color.red.frame(width: 1e308, height: 10)
        Color.blue.frame(width: 20, height: 10).testProbe("beside")
      })
    let frame = session.frame(of: "beside")
    let hasPlace = frame.map { $0.minX.isFinite && $0.minX > 1e9 && $0.width == 20 } ?? false
    #expect(hasPlace, "\(String(describing: frame))")
  }

  @Test("a hundred thousand children")
  func many() {
    let session = HeadlessSession(
      VStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { _ in Color.red.frame(width: 1, height: 1) } })
    let size = session.size
    #expect(size == CGSize(width: 1, height: 100_000))
    let warnings = session.warnings
    #expect(warnings.isEmpty)
  }
}

/// Views with a number that says nothing, and the size each comes to.
enum HostileView: CaseIterable {
  case frameWithoutNumber, negativeFrame, endlessFrame, boundsOutOfOrder, padding, offset, spacing, opacity
  case blur, layout

  @MainActor var view: AnyView {
    let square = Color.red.frame(width: 20, height: 10)
    switch self {
    case .frameWithoutNumber: return AnyView(square.frame(width: .nan))
    case .negativeFrame: return AnyView(square.frame(height: -5))
    case .endlessFrame: return AnyView(square.frame(width: .infinity))
    case .boundsOutOfOrder: return AnyView(square.frame(minWidth: 50, maxWidth: 30))
    case .padding: return AnyView(square.padding(.nan))
    case .offset: return AnyView(square.offset(x: .infinity))
    case .spacing:
      return AnyView(
        HStack(spacing: .nan) {
          square
          square
        })
    case .opacity: return AnyView(square.opacity(.nan))
    case .blur: return AnyView(square.blur(radius: .nan))
    case .layout: return AnyView(Unsound() { square })
    }
  }

  var size: CGSize {
    switch self {
    case .negativeFrame: CGSize(width: 20, height: 0)
    case .boundsOutOfOrder: CGSize(width: 50, height: 10)
    case .spacing: CGSize(width: 40, height: 10)
    case .layout: .zero
    default: CGSize(width: 20, height: 10)
    }
  }
}

/// Answers with what is no size.
private struct Unsound: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: CGFloat.nan, height: -3)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
