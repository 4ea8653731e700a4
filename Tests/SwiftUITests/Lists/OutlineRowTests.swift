import SwiftUI
import SwiftUICore
import Testing
import ViewGraph

/// What outlines say to a list; the modifiers that disclosure groups use.
@MainActor @Suite("Rows of outlines")
struct OutlineRowTests {
  @Observable final class Model { var showsOutline = true }

  @Test(
    "rows know their level, whether they are expanded, and the list whether it has such rows, for as long as it does"
  )
  func levels() {
    struct Rows: View {
      let model: Model
      var body: some View {
        Text("plain")
        if model.showsOutline {
          Text("parent").outlineRow(isExpanded: .constant(true))
          Group {
            Text("child")
            Text("grandchild").belowOutlineRow()
          }
          .belowOutlineRow()
        }
      }
    }
    let model = Model()
    let probe = RowProbe(Rows(model: model))
    #expect(probe.rows.map(\.outlineLevel) == [0, 0, 1, 2])
    #expect(probe.rows.map { $0.isExpanded?.wrappedValue } == [nil, true, nil, nil])
    #expect(probe.hasOutlineRows)
    model.showsOutline = false
    probe.update()
    #expect(!probe.hasOutlineRows && probe.rows.count == 1)
    model.showsOutline = true
    probe.update()
    #expect(probe.hasOutlineRows && probe.problem == nil)
  }

  @Test("subviews that a program arranges in a list tell the list, too")
  func proxies() {
    let probe = RowProbe(
      Group(subviews: Text("a").outlineRow(isExpanded: .constant(false)).listRowInsets(EdgeInsets())) {
        ForEach($0) { $0.badge(1) }
      })
    #expect(probe.hasOutlineRows && probe.rows.first?.insets == EdgeInsets())
    #expect(probe.rows.first?.isExpanded?.wrappedValue == false && probe.rows.first?.badgeLabel != nil)
  }
}
