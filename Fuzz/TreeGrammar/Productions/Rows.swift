import Foundation
import Geometry
import SwiftUIControls
import SwiftUICore
import ViewGraph

extension Production {
  /// Lists, forms and tables, and what is said of their rows.
  static let rows: [Production] = [
    .container("form", 0.4) { $0.content.inForm($0) },
    .container("styledList", 0.4) { $0.content.inStyledList($0) },
    .loop("liveList", 0.7) { EditedList(parts: $0, field: $0.field) },
    .loop("table", 0.4) { SelectedTable(parts: $0, field: $0.field) },
    .list("collapsibleSection", 0.5) { $0.content.inCollapsibleSection($0) },
    .modifier("listRow", 0.3) { $0.content.asRow($0) },
    .modifier("badge", 0.2) { $0.content.badge($0.variety(4)) },
    .modifier("swiped", 0.3) { $0.content.swiped($0) },
    .modifier("editMode", 0.3) {
      $0.content.environment(\.editMode, .constant($0.pick(.inactive, .active, .transient)))
    },
    .modifier("selectionDisabled", 0.2) { $0.content.selectionDisabled($0.flag(0)) },
  ]
}

extension View {
  @ViewBuilder
  fileprivate func inForm(_ parts: Parts) -> some View {
    let form = Form { self }
    switch parts.variety(3) {
    case 0: form.formStyle(.grouped)
    case 1: form.formStyle(.columns)
    default: form
    }
  }
  @ViewBuilder
  fileprivate func inStyledList(_ parts: Parts) -> some View {
    let list = List { self }
    switch parts.variety(6) {
    case 0: list.listStyle(.plain)
    case 1: list.listStyle(.grouped)
    case 2: list.listStyle(.insetGrouped)
    case 3: list.listStyle(.sidebar)
    case 4: list.listStyle(.bordered)
    default: list.listStyle(.inset)
    }
  }
  fileprivate func inCollapsibleSection(_ parts: Parts) -> some View {
    Section(isExpanded: .constant(!parts.flag(0))) {
      self
    } header: {
      Text(verbatim: "Header")
    }
  }
  @ViewBuilder
  fileprivate func asRow(_ parts: Parts) -> some View {
    switch parts.variety(5) {
    case 0: listRowInsets(EdgeInsets(top: abs(parts.x), leading: 3, bottom: 0, trailing: abs(parts.y)))
    case 1: listRowBackground(parts.color)
    case 2: listRowSeparator(.hidden)
    case 3: listRowSpacing(abs(parts.x))
    default: listRowSeparatorTint(.red)
    }
  }
  fileprivate func swiped(_ parts: Parts) -> some View {
    let field = parts.field
    return swipeActions(edge: parts.flag(0) ? .leading : .trailing, allowsFullSwipe: parts.flag(1)) {
      Button("Count") { field.count += 1 }
      Button("Delete", role: .destructive) { field.isOn.toggle() }
    }
  }
}

/// A list whose rows are selected, deleted and moved: by its field, which not every program obeys.
private struct EditedList: View {
  let parts: Parts
  @Bindable var field: Field

  private var items: [LoopItem] {
    let items = parts.specimen.children.map(LoopItem.init)
    return field.isOn ? items.reversed() : Array(items.dropFirst(field.count % 3))
  }

  var body: some View {
    let maker = parts.maker
    if parts.flag(0) {
      List(selection: $field.selection) { rows(maker) }
    } else {
      List(selection: $field.place) { rows(maker) }
    }
  }

  private func rows(_ maker: ViewMaker) -> some View {
    ForEach(items) { item in
      erased(maker.view(item.specimen, 0)).moveDisabled(item.id % 5 == 0)
    }
    .onDelete { field.count += $0.count }
    .onMove { _, _ in field.isOn.toggle() }
  }
}

/// A table whose rows are selected and sorted.
private struct SelectedTable: View {
  let parts: Parts
  @Bindable var field: Field

  var body: some View {
    let maker = parts.maker
    let items = parts.specimen.children.map(LoopItem.init)
    Table(field.isOn ? items.reversed() : items, selection: $field.selection) {
      TableColumn("View") { erased(maker.view($0.specimen, 0)) }
      TableColumn("Number") { Text(verbatim: "\($0.id)") }.width(min: 10, ideal: abs(parts.x), max: 90)
    }
  }
}
