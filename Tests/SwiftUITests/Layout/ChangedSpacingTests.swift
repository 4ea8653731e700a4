import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// What a cell is beside decides the gap to the next row.
@MainActor
@Suite("Gaps that follow from what is inside of the views beside them")
struct ChangedSpacingTests {
  private func height(turned: Bool, after others: [Bool]) -> CGFloat? {
    let isTurned = Remote(others.first ?? turned)
    let session = HeadlessSession(
      Driven(isTurned) { isTurned in
        Grid {
          _VariadicView.Tree(Separated()) {
            ForEach(isTurned ? [1, 0] : [0, 1], id: \.self) { part in
              if part == 0 {
                Color.red.frame(width: 10, height: 10)
              } else {
                Label("Label", systemImage: "star")
              }
            }
          }
          Color.blue.frame(width: 10, height: 10)
        }
        .testProbe("grid")
      }, size: CGSize(width: 200, height: 200))
    _ = session.image()
    for other in others.dropFirst() + [turned] {
      isTurned.value = other
      _ = session.image()
    }
    return session.frame(of: "grid")?.height
  }

  @Test("a cell whose first and last views change places has another gap")
  func turned() {
    let straight = height(turned: false, after: [])
    let turned = height(turned: true, after: [])
    #expect(straight != turned)
    #expect(height(turned: true, after: [false]) == turned)
    #expect(height(turned: false, after: [true]) == straight)
    #expect(height(turned: true, after: [true, false]) == turned)
  }

  @Test(
    "columns that turn together have the gaps of columns that have been so from the start", arguments: 0..<8)
  func together(changes: Int) {
    let before = [false, false, false]
    let after = before.indices.map { changes >> $0 & 1 == 1 }
    let isTurned = Remote(before)
    let session = HeadlessSession(
      Driven(isTurned) { Turning(isTurned: $0) }, size: CGSize(width: 200, height: 300))
    _ = session.image()
    let fresh = HeadlessSession(Turning(isTurned: after), size: CGSize(width: 200, height: 300))
    isTurned.value = after
    #expect(session.frame(of: "stack") == fresh.frame(of: "stack"))
  }
}

/// Columns under one another, in each of which a text and a colour change places, which leaves their sizes.
private struct Turning: View {
  let isTurned: [Bool]

  var body: some View {
    VStack {
      ForEach(isTurned.indices, id: \.self) { column in
        VStack(spacing: 1) {
          ForEach(isTurned[column] ? [1, 0] : [0, 1], id: \.self) { part in
            if part == 0 { Color.red.frame(width: 10, height: 10) } else { Text("Label") }
          }
        }
      }
    }
    .testProbe("stack")
  }
}

/// A column with something between its views.
private struct Separated: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack(spacing: 1) {
      ForEach(children) { child in
        child
        if child.id != children.last?.id { Color.green.frame(width: 8, height: 0) }
      }
    }
  }
}
