import Foundation

/// What goes to the page at once, as JSON with short names, because each frame is one.
struct WireMessage: Encodable {
  /// A number, a text or a list of them.
  enum Value: Encodable, Equatable {
    case number(Double), text(String), list([Value])

    func encode(to encoder: Encoder) throws {
      var box = encoder.singleValueContainer()
      switch self {
      case .number(let value):
        // Thousandths of a point are finer than any screen.
        let rounded = value.isFinite ? (value * 1000).rounded() / 1000 : 0
        if rounded == rounded.rounded(), abs(rounded) < 1e9 {
          try box.encode(Int(rounded))
        } else {
          try box.encode(rounded)
        }
      case .text(let value): try box.encode(value)
      case .list(let values): try box.encode(values)
      }
    }
  }

  /// The picture's size, with the first message and whenever it changes.
  var size: [Double] = []
  /// New and changed elements: key, x, y, slot, items.
  var elements: [Value] = []
  /// Elements that stand elsewhere: key, x, y, slot.
  var places: [[Double]] = []
  /// Elements that have gone.
  var removed: [Int] = []
  /// Slots with their values.
  var slots: [[Value]] = []
  /// Scroll areas that are to stand elsewhere than where the page has brought them: slot, number, distance.
  var scrolls: [[Double]] = []
  /// Faces that are used first: name, address.
  var fonts: [[String]] = []
  /// What the views say of themselves, where it has changed: from which place in the list on how many elements go, and those
  /// that come.
  var semantics: [Value] = []
  /// What is to be said at once.
  var announcements: [String] = []
  /// Addresses to open.
  var addresses: [String] = []
  /// The number of the window that is shown from now on: what was sent before is another's. 0 for none, and for a view, as at
  /// first.
  var window: Int?
  /// The windows of the app, where that has changed: number, title, and whether it is shown.
  var windows: [Value]?
  /// "dark" or "light", where it has changed, and the window's background then, in CSS.
  var scheme: String?
  var background: String?
  /// What the mouse's pointer looks like, in CSS, where that has changed.
  var cursor: String?
  /// What is said beside the pointer, where that has changed; empty for nothing.
  var help: String?
  /// The number of the frame, which the page answers once it shows it.
  var frame = 0

  var isEmpty: Bool {
    size.isEmpty && elements.isEmpty && places.isEmpty && removed.isEmpty && slots.isEmpty && scrolls.isEmpty
      && semantics.isEmpty
      && announcements.isEmpty && addresses.isEmpty && scheme == nil && windows == nil && window == nil
      && cursor == nil && help == nil
  }

  enum CodingKeys: String, CodingKey {
    case size = "z", elements = "n", places = "p", removed = "d", slots = "s", fonts = "f", semantics = "a"
    case announcements = "l", addresses = "u", scheme = "c", background = "b", frame = "i", windows = "w",
      window = "o"
    case cursor = "k", help = "h", scrolls = "r"
  }

  /// The message as it is sent.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    // Of numbers, texts and lists of them nothing can fail to be encoded.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
