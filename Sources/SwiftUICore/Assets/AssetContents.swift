import AssetCatalogs
import Foundation

/// The contents of `Contents.json` in a folder of an asset catalogue.
package struct AssetContents: Decodable {
  /// One file or colour of a set, and where it is to be used.
  package struct Entry: Decodable {
    struct Appearance: Decodable, Hashable {
      var appearance: String?
      var value: String?
    }
    package struct Slicing: Decodable {
      package struct Insets: Decodable {
        package var top: Double?, left: Double?, bottom: Double?, right: Double?
      }
      package struct Center: Decodable {
        package var mode: String?
        package var width: Double?, height: Double?
      }
      var mode: String?
      package var capInsets: Insets?
      package var center: Center?

      enum CodingKeys: String, CodingKey {
        case mode, center
        case capInsets = "cap-insets"
      }
    }

    package var filename: String?
    var idiom: String?
    package var scale: String?
    var locale: String?
    package var languageDirection: String?
    var gamut: String?
    var widthClass: String?, heightClass: String?
    var subtype: String?, screenWidth: String?, memory: String?, graphics: String?
    var appearances: [Appearance]?
    package var resizing: Slicing?
    var color: AssetColor?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, locale, subtype, memory, appearances, resizing, color
      case languageDirection = "language-direction"
      case gamut = "display-gamut"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case screenWidth = "screen-width"
      case graphics = "graphics-feature-set"
    }
  }

  package struct Properties: Decodable {
    package var renderingIntent: String?
    var preservesVectors: Bool?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case preservesVectors = "preserves-vector-representation"
    }
  }

  package var images: [Entry]?
  var colors: [Entry]?
  package var symbols: [Entry]?
  package var properties: Properties?

  /// Nil where the folder has no such file, or one that cannot be read.
  package init?(folder: URL) {
    guard let data = AssetSets.contents(of: folder),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }
}
