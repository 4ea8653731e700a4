import CGraphicsLibraries
import Foundation

/// Small capitals for faces that have none of their own: capitals of a smaller size.
package enum SmallCapitals {
  /// Their size as a share of the capitals'.
  package static let scale = 0.8

  /// Whether a font asks for small capitals that its face does not draw itself.
  package static func areMade(for font: FontDescriptor) -> Bool {
    let wanted = ["smcp", "c2sc"].filter { wants($0, font) }
    guard !wanted.isEmpty else { return false }
    let face = FontRegistry.shared.font(for: font).face
    return !wanted.contains(where: face.offers)
  }

  /// Letters of one size.
  package struct Part {
    package var text: String
    package var font: FontDescriptor
    /// What the text stands for.
    package var original: String
  }

  /// The parts of a text, letters that are to be small capitals as smaller capitals; nil where none are made.
  ///
  /// - Parameter language: BCP 47 tag of the language whose capitals they are.
  package static func parts(_ text: String, _ font: FontDescriptor, language: String? = nil) -> [Part]? {
    guard areMade(for: font) else { return nil }
    let capitals = Capitals(language: language)
    let lower = wants("smcp", font)
    let upper = wants("c2sc", font)
    var large = font
    large.features["smcp"] = nil
    large.features["c2sc"] = nil
    var small = large
    small.size *= scale
    var parts: [Part] = []
    for character in text {
      let isSmall = lower && character.isLowercase || upper && character.isUppercase
      let font = isSmall ? small : large
      let shown = isSmall ? capitals.capital(of: character) : String(character)
      if parts.last?.font == font {
        parts[parts.count - 1].text += shown
        parts[parts.count - 1].original.append(character)
      } else {
        parts.append(Part(text: shown, font: font, original: String(character)))
      }
    }
    return parts
  }

  private static func wants(_ feature: String, _ font: FontDescriptor) -> Bool {
    font.features[feature, default: 0] > 0
  }
}

/// The capitals of a language's letters.
struct Capitals {
  /// Of a language whose capitals are not everybody's; nil for any other.
  private let locale: Locale?

  init(language: String?) {
    let code = language?.prefix { $0 != "-" } ?? ""
    locale = ["tr", "az", "el", "lt"].contains(code) ? Locale(identifier: String(code)) : nil
  }

  func capital(of letter: Character) -> String {
    guard let locale else { return letter.uppercased() }
    return String(letter).uppercased(with: locale)
  }
}

extension FontFace {
  /// Whether the face has rules for an OpenType feature, for any script.
  func offers(_ feature: String) -> Bool {
    guard let face = hb_font_get_face(hbFont) else { return false }
    let table = hb_tag_from_string("GSUB", 4)
    var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    _ = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
    return tags.contains(hb_tag_from_string(feature, Int32(feature.utf8.count)))
  }
}
