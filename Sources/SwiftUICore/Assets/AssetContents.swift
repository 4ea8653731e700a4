import AssetCatalogs
import Foundation

/// What `Contents.json` says of a folder of an asset catalogue.
struct AssetContents: Decodable {
  /// One file or colour of a set, and where it is to be used.
  struct Entry: Decodable {
    struct Appearance: Decodable, Hashable {
      var appearance: String?
      var value: String?
    }
    struct Slicing: Decodable {
      struct Insets: Decodable {
        var top: Double?, left: Double?, bottom: Double?, right: Double?
      }
      struct Center: Decodable {
        var mode: String?
        var width: Double?, height: Double?
      }
      var mode: String?
      var capInsets: Insets?
      var center: Center?

      enum CodingKeys: String, CodingKey {
        case mode, center
        case capInsets = "cap-insets"
      }
    }

    var filename: String?
    var idiom: String?
    var scale: String?
    var locale: String?
    var languageDirection: String?
    var gamut: String?
    var widthClass: String?, heightClass: String?
    var subtype: String?, screenWidth: String?, memory: String?, graphics: String?
    var appearances: [Appearance]?
    var resizing: Slicing?
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

  struct Properties: Decodable {
    var renderingIntent: String?
    var preservesVectors: Bool?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case preservesVectors = "preserves-vector-representation"
    }
  }

  var images: [Entry]?
  var colors: [Entry]?
  var symbols: [Entry]?
  var properties: Properties?

  /// Nil where the folder has no such file, or one that cannot be read.
  init?(folder: URL) {
    guard let data = AssetSets.contents(of: folder),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }
}
