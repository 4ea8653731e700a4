import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A field with a number for each part of a date: digits are typed into the part that is marked, the arrow keys step it and
/// go to the next one.
struct DateField: View {
  let hasArrows: Bool
  /// Nil for those of the picker.
  var parts: DatePickerComponents?
  @Environment(\.dateSelection) private var selection
  @Environment(\.isEnabled) private var isEnabled
  @State private var marked: Int?
  /// The digits that have been typed into the marked part.
  @State private var typed = ""
  @OwnObject private var memo = PatternMemo()
  @FocusState private var isFocused: Bool

  var body: some View {
    if let selection {
      let pieces = memo.pieces(parts ?? selection.components, selection.locale)
      HStack(spacing: 4) {
        HStack(spacing: 0) {
          ForEach(DatePattern.runs(of: pieces), id: \.lowerBound) { run in
            HStack(spacing: 0) {
              ForEach(run, id: \.self) { index in piece(pieces[index], index, selection) }
            }
            .environment(\.layoutDirection, .leftToRight)
          }
        }
        .monospacedDigit()
        .environment(\.layoutDirection, Self.isMirrored(selection) ? .rightToLeft : .leftToRight)
        .padding(.horizontal, 5).padding(.vertical, 3)
        .background(Color.primary.opacity(0.06), in: .rect(cornerRadius: 5, style: .continuous))
        .overlay {
          RoundedRectangle(cornerRadius: 5, style: .continuous)
            .strokeBorder(Color.primary.opacity(0.12), lineWidth: 0.5)
        }
        .focusable(isEnabled)
        .focused($isFocused)
        .focusedValue(\.isEditingText, true)
        .onKeyPress(phases: [.down, .repeat]) { press(KeyPressed($0), pieces, selection) }
        .onChange(of: isFocused) { mark(isFocused ? marked ?? next(after: nil, pieces, 1) : nil) }
        if hasArrows {
          StepperButtons(
            increment: { step(1, pieces, selection) }, decrement: { step(-1, pieces, selection) },
            editingChanged: { _ in })
        }
      }
    }
  }

  @ViewBuilder
  private func piece(_ piece: DatePattern.Piece, _ index: Int, _ selection: DateSelection) -> some View {
    if case .literal(let text) = piece {
      Text(verbatim: text).foregroundStyle(.secondary).accessibilityHidden(true)
    } else {
      let isMarked = isFocused && marked == index
      Text(verbatim: text(of: piece, selection))
        .foregroundStyle(isMarked ? AnyShapeStyle(.white) : AnyShapeStyle(Color.primary))
        .background {
          if isMarked {
            RoundedRectangle(cornerRadius: 3).fill(.tint).padding(.horizontal, -1.5)
          }
        }
        .contentShape(Rectangle())
        .gesture(TapGesture().onEnded { choose(index) }, including: isEnabled ? .all : .none)
        .semantics(
          .stepper, title: Text(name(of: piece)), value: text(of: piece, selection),
          adjust: { step(piece, $0 ? 1 : -1, selection) })
    }
  }

  private func choose(_ index: Int) {
    mark(index)
    isFocused = true
  }

  private func mark(_ index: Int?) {
    marked = index
    typed = ""
  }

  // MARK: Parts

  private func text(of piece: DatePattern.Piece, _ selection: DateSelection) -> String {
    func padded(_ number: Int, _ digits: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    switch piece {
    case .literal(let text): return text
    case .part(.year, digits: 2): return padded(selection.value(of: .year) % 100, 2)
    case .part(let part, let digits): return padded(selection.value(of: part), digits)
    case .halfHour(let digits):
      let hour = selection.value(of: .hour) % 12
      return padded(hour == 0 ? 12 : hour, digits)
    case .half:
      return selection.value(of: .hour) < 12 ? selection.calendar.amSymbol : selection.calendar.pmSymbol
    }
  }

  private func name(of piece: DatePattern.Piece) -> LocalizedStringKey {
    switch piece {
    case .part(.year, _): "Year"
    case .part(.month, _): "Month"
    case .part(.day, _): "Day"
    case .part(.minute, _): "Minute"
    case .half: "Half of the day"
    default: "Hour"
    }
  }

  private func step(_ piece: DatePattern.Piece, _ count: Int, _ selection: DateSelection) {
    switch piece {
    case .literal: break
    case .part(let part, _): selection.step(part, by: count)
    case .halfHour: selection.step(.hour, by: count)
    case .half: selection.step(.hour, by: 12)
    }
  }

  private func step(_ count: Int, _ pieces: [DatePattern.Piece], _ selection: DateSelection) {
    guard let index = marked ?? next(after: nil, pieces, 1), pieces.indices.contains(index) else { return }
    typed = ""
    step(pieces[index], count, selection)
  }

  private func next(after index: Int?, _ pieces: [DatePattern.Piece], _ step: Int) -> Int? {
    var next = index.map { $0 + step } ?? (step > 0 ? 0 : pieces.count - 1)
    while pieces.indices.contains(next) {
      if case .literal = pieces[next] { next += step } else { return next }
    }
    return nil
  }

  /// Whether the date is written from right to left: the numbers of a date or a time stand from left to right also then.
  private static func isMirrored(_ selection: DateSelection) -> Bool {
    selection.locale.language.characterDirection == .rightToLeft
  }

  /// The next part to the right, or with -1 to the left.
  private func neighbor(
    of index: Int, _ pieces: [DatePattern.Piece], _ step: Int, _ selection: DateSelection
  ) -> Int? {
    let runs = DatePattern.runs(of: pieces)
    let order = (Self.isMirrored(selection) ? runs.reversed() : runs).flatMap { $0 }
    guard var place = order.firstIndex(of: index) else { return nil }
    repeat { place += step } while order.indices.contains(place) && pieces[order[place]].isLiteral
    return order.indices.contains(place) ? order[place] : nil
  }

  // MARK: Keys

  private func press(
    _ key: KeyPressed, _ pieces: [DatePattern.Piece], _ selection: DateSelection
  ) -> KeyPress.Result {
    guard let index = marked, pieces.indices.contains(index) else { return .ignored }
    switch key {
    case .up: step(1, pieces, selection)
    case .down: step(-1, pieces, selection)
    case .left: if let next = neighbor(of: index, pieces, -1, selection) { mark(next) }
    case .right: if let next = neighbor(of: index, pieces, 1, selection) { mark(next) }
    case .letters(let text):
      if case .half = pieces[index] {
        let isLate = selection.calendar.pmSymbol.lowercased().hasPrefix(text.lowercased())
        let isEarly = selection.calendar.amSymbol.lowercased().hasPrefix(text.lowercased())
        let hour = selection.value(of: .hour)
        if isLate != isEarly, (hour < 12) == isLate { selection.step(.hour, by: 12) }
        return .handled
      }
      guard let digit = text.first?.wholeNumberValue, text.count == 1 else { return .ignored }
      type(digit, pieces[index], index, pieces, selection)
    case .other: return .ignored
    }
    return .handled
  }

  private func type(
    _ digit: Int, _ piece: DatePattern.Piece, _ index: Int, _ pieces: [DatePattern.Piece],
    _ selection: DateSelection
  ) {
    typed += String(digit)
    guard let number = Int(typed) else { return typed = "" }
    let (part, range, digits) = limits(of: piece, selection)
    if range.contains(number) {
      if case .halfHour = piece {
        selection.set(.hour, to: number % 12 + (selection.value(of: .hour) < 12 ? 0 : 12))
      } else {
        selection.set(part, to: number)
      }
    }
    // No further digit fits.
    if typed.count >= digits || number * 10 > range.upperBound {
      typed = ""
      if let next = next(after: index, pieces, 1) { mark(next) }
    }
  }

  private func limits(
    of piece: DatePattern.Piece, _ selection: DateSelection
  ) -> (Calendar.Component, ClosedRange<Int>, digits: Int) {
    switch piece {
    case .part(.month, _): (.month, 1...12, 2)
    case .part(.day, _): (.day, 1...31, 2)
    case .part(.minute, _): (.minute, 0...59, 2)
    case .part(.hour, _): (.hour, 0...23, 2)
    case .halfHour: (.hour, 1...12, 2)
    default: (.year, 1...9_999, 4)
    }
  }
}

/// A key as a date's field knows it.
private enum KeyPressed {
  case up, down, left, right
  case letters(String)
  case other

  init(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else {
      self = .other
      return
    }
    self =
      switch press.key {
      case .upArrow: .up
      case .downArrow: .down
      case .leftArrow: .left
      case .rightArrow: .right
      default:
        press.characters.first.map { $0.isLetter || $0.isNumber } ?? false
          ? .letters(press.characters) : .other
      }
  }
}

/// The pattern of a locale, worked out once.
@MainActor
private final class PatternMemo {
  private var known: (components: DatePickerComponents, locale: Locale, pieces: [DatePattern.Piece])?
  nonisolated init() {}

  func pieces(_ components: DatePickerComponents, _ locale: Locale) -> [DatePattern.Piece] {
    if let known, known.components == components, known.locale == locale { return known.pieces }
    let pieces = DatePattern(components, locale).pieces
    known = (components, locale, pieces)
    return pieces
  }
}
