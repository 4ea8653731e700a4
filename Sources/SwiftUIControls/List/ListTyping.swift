import Foundation
import SwiftUICore
import ViewGraph

/// Letters that are typed while a list has the focus: they select the row whose text begins with them.
@MainActor
final class ListTyping {
  /// Whether a field has the focus, which has its own use for keys.
  var isInField = false
  private var letters = ""
  private var time = -Double.infinity
  /// Seconds after which a letter begins anew.
  private static let pause = 1.0
  /// How many rows are looked at. Those that are not made are made for it.
  private static let reach = 1_000

  /// The row that a key selects; nil where it types nothing or no row begins so.
  ///
  /// - Parameters:
  ///   - current: The row from which the search goes on, with the first rows after the last.
  ///   - now: Seconds of the session's clock.
  ///   - text: The text of a row.
  func row(
    for press: KeyPress, in walk: ListWalk, from current: ListCursor?, now: Double,
    text: (ListCursor) -> String?
  ) -> ListCursor? {
    guard let letter = Self.letter(of: press) else { return nil }
    if now - time > Self.pause { letters = "" }
    if letters.isEmpty, letter == " " { return nil }
    time = now
    // The same letter again goes on to the next row that begins with it; a longer word may still be the current row's.
    if letters != letter { letters += letter }
    var next = letters == letter ? current.flatMap { walk.next($0, 1) } : current
    var hasTurned = current == nil
    for _ in 0..<Self.reach {
      guard let row = next ?? (hasTurned ? nil : walk.end(false)) else { break }
      if next == nil { hasTurned = true }
      if text(row)?.hasPrefix(typed: letters) == true { return row }
      if hasTurned, row == current { break }
      next = walk.next(row, 1)
    }
    return nil
  }

  /// What a key types, without the modifiers of commands.
  private static func letter(of press: KeyPress) -> String? {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]),
      let character = press.characters.first, press.characters.count == 1
    else { return nil }
    let isTyped =
      character.isLetter || character.isNumber || character.isPunctuation || character.isSymbol
      || character == " "
    return isTyped ? press.characters : nil
  }
}

/// Tells a list's typing of fields that get the focus and lose it; the list itself is not made again for that.
struct FieldsBesideTyping: View {
  let typing: ListTyping
  @FocusedValue(\.isEditingText) private var isEditingText

  var body: some View {
    let _ = typing.isInField = isEditingText == true
  }
}

extension Subview {
  /// The text by which the program has the row selected; nil for the row's own.
  var typeSelectText: String? { listRow.typeSelectText(in: environment) }
}

extension String {
  /// Whether a text begins with letters as they are typed: without regard to case and accents.
  fileprivate func hasPrefix(typed letters: String) -> Bool {
    range(of: letters, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}
