import Foundation
import TextEngine

/// Where the letters of an edited text stand, for the leaf that draws them and for what moves the caret among them.
///
/// Owner: the field, for as long as it is in the tree. The leaf writes the environment and the size whenever it is
/// measured or drawn.
package final class EditedTextPlace {
  package var environment: TextEnvironment?
  package var size = CGSize.zero
  /// How far the text is scrolled.
  private var scrolled = CGPoint.zero

  package init() {}

  package static let caretWidth: CGFloat = 2

  /// The height of the first lines.
  func height(of text: ShownText, lines: Int, width: Double) -> CGFloat {
    max(layout(of: text.orSpace, width: width, lineLimit: lines).size.height, lineHeight)
  }

  /// The letters in lines: in one where there is no width.
  func layout(of text: ShownText, width: Double?, lineLimit: Int? = nil) -> TextLayout {
    guard let environment else { return ShapedText.shape("", TextAttributes()).layout(TextLayoutOptions()) }
    let shaped = ShapedText.shape(
      text.string, sharing: environment.style([]).attributes, direction: environment.direction,
      isDirectionFixed: environment.isDirectionFixed, language: environment.language)
    var options = environment.options
    options.truncation = .tail
    options.minimumScaleFactor = 1
    options.lineLimit = lineLimit
    if let width, width.isFinite { options.width = width }
    return shaped.layout(options)
  }

  var lineHeight: CGFloat { layout(of: ShownText.blank, width: nil).size.height }

  /// Where the caret stands, in the layout's coordinates.
  func caret(in layout: TextLayout, _ text: ShownText, at offset: Int) -> CGRect {
    var caret = layout.caret(at: text.offset(offset))
    if text.string.isEmpty {
      caret = CGRect(x: 0, y: 0, width: 0, height: lineHeight)
      if environment?.direction == .rightToLeft { caret.origin.x = layout.size.width }
    } else if text.string.utf8.last == UInt8(ascii: "\n"), text.offset(offset) == text.string.utf8.count {
      // Behind the last line break a line begins that has no letters yet.
      caret = CGRect(x: 0, y: layout.size.height - lineHeight, width: 0, height: lineHeight)
    }
    caret.origin.x -= Self.caretWidth / 2
    caret.size.width = Self.caretWidth
    return caret
  }

  /// Where the layout's corner stands in the view: scrolled as little as shows the caret. Without the focus lines show
  /// their beginnings, and several stay as far down as they are.
  func origin(of layout: TextLayout, _ text: ShownText, caret offset: Int, _ look: EditedText.Look) -> CGPoint
  {
    var caret = caret(in: layout, text, at: look.isFocused ? offset : 0)
    if !look.isFocused {
      scrolled = CGPoint(x: 0, y: look.isMultiline ? scrolled.y : 0)
      if look.isMultiline { caret.origin = scrolled }
    }
    func scroll(_ scrolled: CGFloat, _ low: CGFloat, _ high: CGFloat, _ room: CGFloat, _ length: CGFloat)
      -> CGFloat
    {
      guard length > room else { return 0 }
      var scrolled = min(scrolled, length - room)
      if low < scrolled { scrolled = low }
      if high > scrolled + room { scrolled = high - room }
      return max(scrolled, 0)
    }
    scrolled.x = scroll(scrolled.x, caret.minX, caret.maxX, size.width, layout.size.width)
    scrolled.y = scroll(scrolled.y, caret.minY, caret.maxY, size.height, layout.size.height)
    return CGPoint(x: -scrolled.x + inset(of: layout), y: -scrolled.y)
  }

  /// Lines that are shorter than the view stand where the alignment says; among themselves the layout aligns them.
  private func inset(of layout: TextLayout) -> CGFloat {
    let room = size.width - layout.size.width
    guard room > 0, let environment else { return 0 }
    let isRightToLeft = environment.direction == .rightToLeft
    switch environment.options.alignment {
    case .center: return room / 2
    case .leading: return isRightToLeft ? room : 0
    case .trailing: return isRightToLeft ? 0 : room
    }
  }

  /// The text in lines as they show, for what moves the caret by lines.
  package func layout(of text: EditableText, _ look: EditedText.Look) -> TextLayout? {
    guard environment != nil, !look.isSecure else { return nil }
    return layout(of: ShownText(text.string, look), width: look.isMultiline ? Double(size.width) : nil)
  }

  /// The offset in the text that is nearest to a point of the view.
  package func offset(at point: CGPoint, in text: EditableText, _ look: EditedText.Look) -> Int {
    let shown = ShownText(text.string, look)
    let layout = layout(of: shown, width: look.isMultiline ? Double(size.width) : nil)
    let origin = origin(of: layout, shown, caret: text.head, look)
    return shown.textOffset(layout.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }
}
