import Foundation
import SwiftUICore
import ViewGraph

/// The measures of a list or a table of one look on one platform.
struct ListMetrics: Equatable {
  enum Kind {
    case plain, inset, bordered, sidebar, cards, bands
    /// The cards of a form on the desktop.
    case settings
    case table, insetTable
  }
  let kind: Kind
  let isPhone: Bool
  /// Whether the rows are those of a form.
  let isForm: Bool
  /// Whether it is a sidebar, which is made of cards on a phone.
  let isSidebar: Bool
  let alternatesRows: Bool
  /// The edges on which the program has set margins, in place of the list's own.
  let setMargins: Edge.Set
  /// The length of the display's pixels. A thinner line would go under the row below it where rows stand between pixels.
  var pixelLength: CGFloat = 0

  init(_ look: _ListLook, _ profile: PlatformProfile, setMargins: Edge.Set = []) {
    self.setMargins = setMargins
    isPhone = profile == .phone
    isForm = look.kind == .form
    isSidebar = look.kind == .sidebar
    alternatesRows = look.alternatesRows
    kind =
      switch (look.kind, profile) {
      case (.automatic, .phone), (.insetGrouped, .phone), (.sidebar, .phone), (.form, .phone): .cards
      case (.form, _): .settings
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
    isForm = false
    isSidebar = false
    setMargins = []
    alternatesRows = look.alternatesRows && !isPhone
    kind = isPhone ? .plain : look.kind == .inset ? .insetTable : .table
  }

  /// Of the lines between rows.
  var lineThickness: CGFloat { max(isPhone ? 0.5 : 1, pixelLength) }

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
    case .settings: 20
    }
  }

  /// The same at both sides, without those in whose place the program has set its own.
  var margins: EdgeInsets {
    EdgeInsets(
      top: 0, leading: setMargins.contains(.leading) ? 0 : margin, bottom: 0,
      trailing: setMargins.contains(.trailing) ? 0 : margin)
  }

  /// Between a row's edges and its content.
  var insets: EdgeInsets {
    if isTable { return EdgeInsets() }
    let side: CGFloat = isPhone ? 16 : kind == .settings ? 10 : kind == .plain ? 8 : 6
    let above: CGFloat = isPhone ? 15 : kind == .settings ? 10 : 4
    return EdgeInsets(top: above, leading: side, bottom: above, trailing: side)
  }

  /// Between the edges of a header or a footer and its content, beside the content.
  var titleInset: CGFloat { isTable ? TableColumnWidth.leading : insets.leading }

  /// The least height of a row, where the environment asks for no more.
  var minimumRowHeight: CGFloat { isPhone ? 56 : kind == .sidebar ? 32 : 0 }

  /// Above the first row of a section without a header, at the top of the list and below another section.
  func gap(isFirst: Bool) -> CGFloat {
    if isFirst, setMargins.contains(.top) { return 0 }
    return switch kind {
    case .cards, .bands: 35
    case .inset, .sidebar: isPhone ? 0 : 10
    case .bordered: isFirst ? 1 : 0
    case .table, .insetTable: isFirst ? 5 : 0
    case .plain: 0
    case .settings: isFirst ? 20 : 10
    }
  }

  /// Above a header, at the top of the list and below another section.
  func headerGap(isFirst: Bool) -> CGFloat {
    if isFirst, setMargins.contains(.top) { return 0 }
    if kind == .settings { return isFirst ? 20 : 30 }
    guard isPhone else { return gap(isFirst: isFirst) }
    switch kind {
    case .cards, .bands: return isFirst ? 10 : 27.5
    default: return isFirst ? 10 : 32
    }
  }

  /// Between a header and the first row.
  var gapBelowHeader: CGFloat { isPhone || kind == .settings ? 10 : 0 }
  /// Above and below what a header shows.
  var headerPadding: CGFloat { isPhone || kind == .settings ? 0 : 4 }

  /// Below the last row.
  var bottom: CGFloat {
    if setMargins.contains(.bottom) { return 0 }
    return switch kind {
    case .bordered: 1
    case .plain: 0
    case .inset, .sidebar, .cards, .bands: isPhone ? (kind == .inset ? 0 : 35) : 10
    case .settings: 20
    case .table, .insetTable: 5
    }
  }

  /// Of the cards' corners, and of what marks selected rows.
  var cornerRadius: CGFloat {
    switch kind {
    case .cards: 26
    case .settings: 12
    case .inset, .sidebar: isPhone ? 0 : 7
    case .insetTable: 5
    default: 0
    }
  }

  var hasSeparators: Bool { kind != .sidebar && !isTable && !(kind == .bordered && alternatesRows) }
  /// Whether there are lines above the first row of a section and below the last.
  var hasSectionSeparators: Bool { isPhone && (kind == .plain || kind == .inset || kind == .bands) }
  /// From a separator's end to the list's edge.
  var separatorEnd: CGFloat { kind == .settings ? margin + 10 : kind == .plain && !isPhone ? 8 : 16 }
  /// Whether headers stay at the top while their section is there.
  var pinsHeaders: Bool { kind == .plain || (kind == .inset && isPhone) }

  /// Whether the rows of a section share a card.
  var hasCards: Bool { kind == .cards || kind == .settings }
  /// What is behind the rows.
  var background: SchemeColor? {
    switch kind {
    case .cards, .bands: .groupedPage
    case .plain, .inset, .settings, .bordered, .table, .insetTable: .page
    // The window shows through.
    case .sidebar: nil
    }
  }
  /// What is behind a row.
  var rowBackground: SchemeColor? {
    switch kind {
    case .cards, .bands: .card
    case .settings: .settingsCard
    case .plain, .inset, .bordered, .sidebar, .table, .insetTable: nil
    }
  }
}

extension SchemeColor {
  /// The cards of a form of the desktop.
  static let settingsCard = SchemeColor(light: Color(white: 0.957), dark: Color(white: 0.175))
  /// A row that is pressed.
  static let pressed = SchemeColor(light: Color(white: 0, opacity: 0.1), dark: Color(white: 1, opacity: 0.14))
  /// Every other row.
  static let alternate = SchemeColor(
    light: Color(red: 244 / 255, green: 245 / 255, blue: 245 / 255), dark: Color(white: 1, opacity: 0.05))
  /// The line between rows.
  static let separator = SchemeColor(
    light: Color(white: 0, opacity: 25 / 255), dark: Color(white: 1, opacity: 25 / 255))
  /// The frame around a list.
  static let border = SchemeColor(light: Color(white: 0, opacity: 0.15), dark: Color(white: 1, opacity: 0.2))
  /// Selected rows on a phone.
  static let picked = SchemeColor(
    light: Color(red: 209 / 255, green: 209 / 255, blue: 214 / 255),
    dark: Color(red: 58 / 255, green: 58 / 255, blue: 60 / 255))
  /// Selected rows of a list without the focus, on the desktop.
  static let unfocused = SchemeColor(
    light: Color(red: 220 / 255, green: 220 / 255, blue: 220 / 255),
    dark: Color(red: 70 / 255, green: 70 / 255, blue: 70 / 255))
}
