import Foundation
import SwiftUICore
import ViewGraph

/// The measures of a list or a table of one look on one platform.
struct ListMetrics: Equatable {
  enum Kind { case plain, inset, bordered, sidebar, cards, bands, table, insetTable }
  let kind: Kind
  let isPhone: Bool
  let alternatesRows: Bool

  init(_ look: _ListLook, _ profile: PlatformProfile) {
    isPhone = profile == .phone
    alternatesRows = look.alternatesRows
    kind =
      switch (look.kind, profile) {
      case (.automatic, .phone), (.insetGrouped, .phone), (.sidebar, .phone): .cards
      case (.grouped, .phone): .bands
      case (.plain, _), (.bordered, .phone): .plain
      case (.bordered, _): .bordered
      case (.sidebar, _): .sidebar
      default: .inset
      }
  }

  /// Those of a table. On a phone it is a plain list.
  init(table look: _TableLook, _ profile: PlatformProfile) {
    isPhone = profile == .phone
    alternatesRows = look.alternatesRows && !isPhone
    kind = isPhone ? .plain : look.kind == .inset ? .insetTable : .table
  }

  /// Whether the rows have columns beside one another, which have the insets.
  var isTable: Bool { kind == .table || kind == .insetTable }

  /// Between the list's edges and the backgrounds of rows.
  var margin: CGFloat {
    switch kind {
    case .plain, .bands, .table: 0
    case .bordered: 1
    case .inset: isPhone ? 0 : 10
    case .sidebar, .insetTable: 10
    case .cards: 16
    }
  }

  /// Between a row's edges and its content.
  var insets: EdgeInsets {
    if isTable { return EdgeInsets() }
    let side: CGFloat = isPhone ? 16 : kind == .plain ? 8 : 6
    let above: CGFloat = isPhone ? 15 : 4
    return EdgeInsets(top: above, leading: side, bottom: above, trailing: side)
  }

  /// Between the edges of a header or a footer and its content, beside the content.
  var titleInset: CGFloat { isTable ? TableColumnWidth.leading : insets.leading }

  /// The least height of a row, where the environment asks for no more.
  var minimumRowHeight: CGFloat { isPhone ? 56 : kind == .sidebar ? 32 : 0 }

  /// Above the first row of a section without a header, at the top of the list and below another section.
  func gap(isFirst: Bool) -> CGFloat {
    switch kind {
    case .cards, .bands: 35
    case .inset, .sidebar: isPhone ? 0 : 10
    case .bordered: isFirst ? 1 : 0
    case .table, .insetTable: isFirst ? 5 : 0
    case .plain: 0
    }
  }

  /// Above a header, at the top of the list and below another section.
  func headerGap(isFirst: Bool) -> CGFloat {
    guard isPhone else { return gap(isFirst: isFirst) }
    switch kind {
    case .cards, .bands: return isFirst ? 10 : 27.5
    default: return isFirst ? 10 : 32
    }
  }

  /// Between a header and the first row.
  var gapBelowHeader: CGFloat { isPhone ? 10 : 0 }

  /// Below the last row.
  var bottom: CGFloat {
    isTable ? 5 : kind == .bordered ? 1 : kind == .plain || isPhone && kind == .inset ? 0 : isPhone ? 35 : 10
  }

  /// Of the cards' corners, and of what marks selected rows.
  var cornerRadius: CGFloat {
    switch kind {
    case .cards: 26
    case .inset, .sidebar: isPhone ? 0 : 7
    case .insetTable: 5
    default: 0
    }
  }

  var hasSeparators: Bool { kind != .sidebar && !isTable && !(kind == .bordered && alternatesRows) }
  /// From a separator's end to the list's edge.
  var separatorEnd: CGFloat { kind == .plain && !isPhone ? 8 : 16 }
  /// Whether headers stay at the top while their section is there.
  var pinsHeaders: Bool { kind == .plain || (kind == .inset && isPhone) }

  /// What is behind the rows.
  var background: ListColor? { kind == .cards || kind == .bands ? .grouped : nil }
  /// What is behind a row.
  var rowBackground: ListColor? { kind == .cards || kind == .bands ? .card : nil }
}

/// A colour of lists, by the colour scheme.
struct ListColor: ShapeStyle {
  private let light: Color
  private let dark: Color

  nonisolated func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? dark : light
  }

  /// What cards lie on.
  static let grouped = ListColor(light: Color(red: 0.949, green: 0.949, blue: 0.969), dark: .black)
  /// The cards themselves.
  static let card = ListColor(light: .white, dark: Color(red: 0.11, green: 0.11, blue: 0.118))
  /// Every other row.
  static let alternate = ListColor(
    light: Color(red: 244 / 255, green: 245 / 255, blue: 245 / 255), dark: Color(white: 1, opacity: 0.05))
  /// The line between rows.
  static let separator = ListColor(
    light: Color(white: 0, opacity: 25 / 255), dark: Color(white: 1, opacity: 25 / 255))
  /// The frame around a list.
  static let border = ListColor(light: Color(white: 0, opacity: 0.15), dark: Color(white: 1, opacity: 0.2))
  /// Selected rows of a list without the focus.
  static let unfocused = ListColor(light: Color(white: 0, opacity: 0.1), dark: Color(white: 1, opacity: 0.15))
}
