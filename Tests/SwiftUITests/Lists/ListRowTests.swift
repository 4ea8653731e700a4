import SwiftUI
import SwiftUICore
import Testing
import TextViews
import ViewGraph

@MainActor @Suite("What rows say to their list")
struct ListRowTests {
  @Observable final class Model {
    var top: CGFloat = 3
    var isDisabled = false
  }

  private struct CustomRow: View {
    var body: some View { Text("row").listRowBackground(Color.red).padding(2) }
  }

  @Test("nothing is said where nothing is set")
  func silence() {
    let row = RowProbe(Text("a")).rows.first
    #expect(row?.insets == nil && row?.background == nil && row?.badge == nil && row?.spacing == nil)
    #expect(row?.separators.top == .automatic && row?.separatorTints.bottom == nil)
    #expect(row?.itemTint == nil && row?.leadingActions == nil && row?.trailingActions == nil)
    #expect(row?.isDeleteDisabled == false && row?.isMoveDisabled == false && row?.outlineLevel == 0)
  }

  @Test("insets are finite, the inmost hold, and nil stands for the list's own")
  func insets() {
    let wild = EdgeInsets(top: .nan, leading: .infinity, bottom: -2, trailing: 4)
    let rows = RowProbe(
      Group {
        Text("a").listRowInsets(wild)
        Text("b").listRowInsets(nil)
        Text("c")
      }.listRowInsets(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    ).rows
    #expect(rows[0].insets == EdgeInsets(top: 0, leading: 0, bottom: -2, trailing: 4))
    #expect(rows[1].insets == nil)
    #expect(rows[2].insets?.top == 1)
  }

  @Test("insets of single edges hold for these edges")
  func edgeInsets() {
    let usual = EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
    let rows = RowProbe(
      Group {
        Text("a").listRowInsets(.leading, 2).listRowInsets(.horizontal, 5)
        Text("b").listRowInsets(.top, nil)
        Text("c").listRowInsets(EdgeInsets()).listRowInsets(.top, 7)
        Text("d").listRowInsets(.vertical, .nan)
      }.listRowInsets(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    ).rows.map { $0.insets(usual: usual) }
    #expect(rows[0] == EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 5))
    #expect(rows[1] == EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    #expect(rows[2] == EdgeInsets())
    #expect(rows[3] == EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
  }

  @Test("what is said inside of other modifiers, custom views and sections reaches the row")
  func depth() {
    let rows = RowProbe(
      Section("S") {
        CustomRow()
        Text("b").listRowInsets(EdgeInsets()).padding(3).background(Color.blue)
      }
      .listRowSeparatorTint(.green)
    ).rows
    #expect(rows[0].background != nil && rows[1].background == nil)
    #expect(rows[1].insets == EdgeInsets())
    #expect(rows.map(\.separatorTints.top) == [.green, .green])
  }

  @Test("separators are set for each edge by itself, the inmost first")
  func separators() {
    let rows = RowProbe(
      Group {
        Text("a").listRowSeparator(.hidden, edges: .top)
        Text("b").listRowSeparatorTint(nil, edges: .bottom)
      }
      .listRowSeparator(.visible).listRowSeparatorTint(.red)
    ).rows
    #expect(rows[0].separators.top == .hidden && rows[0].separators.bottom == .visible)
    #expect(rows[1].separatorTints.top == .red && rows[1].separatorTints.bottom == nil)
  }

  @Test(
    "swipe actions of one edge add up, the inmost nearest to the edge; it also says whether a full swipe acts"
  )
  func swipeActions() {
    let row = RowProbe(
      Text("a")
        .swipeActions(allowsFullSwipe: false) { Button("one") {} }
        .swipeActions { Button("two") {} }
        .swipeActions(edge: .leading) { Button("three") {} }
    ).rows.first
    #expect(row?.trailingActions?.contents.count == 2)
    #expect(row?.trailingActions?.allowsFullSwipe == false)
    #expect(row?.leadingActions?.contents.count == 1 && row?.leadingActions?.allowsFullSwipe == true)
  }

  @Test("badges are texts; nil and zero are none, also inside of another")
  func badges() {
    let rows = RowProbe(
      Group {
        Text("a").badge(12)
        Text("b").badge("key")
        Text("c").badge(0)
        Text("d").badge(nil as String?)
        Text("e").badge(Text("bold").bold()).badgeProminence(.increased)
        Text("f")
      }
      .badge("outer")
    ).rows
    #expect(rows[1].badge == Text("key") && rows[4].badge == Text("bold").bold())
    #expect(rows[0].badge != nil && rows[2].badge == nil && rows[3].badge == nil)
    #expect(rows[5].badge == Text("outer"))
    #expect(rows[4].badgeProminence == .increased && rows[5].badgeProminence == .standard)
  }

  @Test(
    "spacing and tints come from the environment; nil passes the tint around, and hostile numbers are none")
  func environment() {
    let rows = RowProbe(
      Group {
        Text("a").listItemTint(nil as Color?)
        Text("b").listItemTint(.monochrome)
        Text("c").listRowSpacing(.nan)
        Text("d").listRowSpacing(-3)
      }
      .listItemTint(.red).listRowSpacing(7)
    ).rows
    #expect(rows[0].itemTint?.color == .red && rows[0].spacing == 7)
    #expect(rows[1].itemTint != nil && rows[1].itemTint?.color == nil)
    #expect(rows[2].spacing == nil && rows[3].spacing == 0)
  }

  @Test("sections say their separators, spacing and prominence; views outside any have the first one's")
  func sections() {
    let sections = RowProbe(
      Group {
        Section("A") { Text("a") }
          .listSectionSeparator(.hidden, edges: .bottom).listSectionSeparatorTint(.red)
          .listSectionSpacing(.compact).headerProminence(.increased)
        Text("b").listSectionSpacing(.infinity)
        Section {
          Text("c")
        } header: {
          Text("C").headerProminence(.increased)
        }
      }
      .listSectionSpacing(-4)
    ).sections
    #expect(sections[0].separators.top == .automatic && sections[0].separators.bottom == .hidden)
    #expect(sections[0].separatorTints.top == .red && sections[0].headerProminence == .increased)
    if case .compact? = sections[0].spacing?.kind {} else { Issue.record("compact") }
    if case .standard? = sections[1].spacing?.kind {} else { Issue.record("default") }
    if case .points(0)? = sections[2].spacing?.kind {} else { Issue.record("0 points") }
    #expect(sections[2].headerProminence == .increased && sections[1].headerProminence == .standard)
  }

  @Test("the list looks again when something is said anew, and not for other changes")
  func changes() {
    struct Rows: View {
      let model: Model
      var body: some View {
        Text("a").listRowInsets(EdgeInsets(top: model.top, leading: 0, bottom: 0, trailing: 0))
          .deleteDisabled(model.isDisabled)
      }
    }
    let model = Model()
    let probe = RowProbe(Rows(model: model))
    #expect(probe.rows.first?.insets?.top == 3)
    model.top = 9
    model.isDisabled = true
    probe.update()
    #expect(probe.rows.first?.insets?.top == 9 && probe.rows.first?.isDeleteDisabled == true)
    let looks = probe.looks
    model.top = 9
    probe.update()
    #expect(probe.looks == looks)
    #expect(probe.problem == nil)
  }

  @Test("effects under a mouse, alternation and moves: the inmost holds")
  func others() {
    let row = RowProbe(
      Text("a").listRowHoverEffect(.lift).listRowHoverEffectDisabled().moveDisabled(false).moveDisabled(true)
    ).rows.first
    #expect(row?.hoverEffect == .lift && row?.isHoverEffectDisabled == true && row?.isMoveDisabled == false)
    var values = EnvironmentValues()
    #expect(values.alternatingRowBackgrounds == .automatic && values.backgroundProminence == .standard)
    values.backgroundProminence = .increased
    #expect(values.backgroundProminence == .increased)
  }

  @Test("the style of selections behind a view raises the prominence of what is behind it")
  func selectionBackground() {
    final class Seen { var prominences: [Bool] = [] }
    struct Reader: View {
      let seen: Seen
      @Environment(\.backgroundProminence) private var prominence
      var body: some View {
        let _ = seen.prominences.append(prominence == .increased)
        Text("Read")
      }
    }
    let seen = Seen()
    let view = VStack {
      Reader(seen: seen).background(.selection)
      Reader(seen: seen).background(.selection, in: Capsule())
      Reader(seen: seen).background(AnyShapeStyle(.selection))
      Reader(seen: seen).background(.tint)
      Reader(seen: seen).overlay(.selection)
    }
    HeadlessSession(view, size: CGSize(width: 100, height: 200)).update()
    #expect(seen.prominences == [true, true, true, false, false])
  }
}
