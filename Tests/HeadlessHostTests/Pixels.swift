import Foundation
import HeadlessHost

extension Data {
  /// The size in pixels that a PNG file tells in its header; nil where the data is none.
  var sizeOfPNG: CGSize? {
    guard starts(with: [0x89, 0x50, 0x4E, 0x47]), count >= 24 else { return nil }
    func number(_ start: Int) -> Int { self[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return CGSize(width: number(16), height: number(20))
  }

  /// The size of the first page, in points, that a PDF file tells; nil where the data is none.
  var sizeOfPDF: CGSize? {
    let text = String(decoding: self, as: UTF8.self)
    guard text.hasPrefix("%PDF"), let start = text.range(of: "/MediaBox [")?.upperBound else { return nil }
    let numbers = text[start...].prefix { $0 != "]" }.split(separator: " ").compactMap { Double($0) }
    return numbers.count == 4 ? CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]) : nil
  }
}

extension ImageRenderer {
  /// The size of the picture in pixels.
  var pixelSize: CGSize? { cgImage.map { CGSize(width: $0.width, height: $0.height) } }
  /// Red, green, blue and alpha of the first pixel.
  var firstPixel: [UInt8]? { cgImage.map { Array($0.premultipliedRGBA.prefix(4)) } }
}

/// What views have told.
@MainActor final class Log<Value> {
  private(set) var values: [Value] = []
  nonisolated init() {}
  func add(_ value: Value) { values.append(value) }
}

/// A box as wide as the value that it keeps, which it gives to a test.
struct Kept: View {
  @State private var width: CGFloat
  private let give: (Binding<CGFloat>) -> Void

  init(_ width: CGFloat = 10, give: @escaping (Binding<CGFloat>) -> Void = { _ in }) {
    _width = State(initialValue: width)
    self.give = give
  }

  var body: some View {
    give($width)
    return Color.red.frame(width: width, height: 5)
  }
}

/// Tells a test what it finds in its environment.
struct Asking<Value>: View {
  @Environment private var value: Value
  private let log: Log<Value>

  init(_ keyPath: KeyPath<EnvironmentValues, Value>, in log: Log<Value>) {
    _value = Environment(keyPath)
    self.log = log
  }

  var body: some View {
    log.add(value)
    return Color.red.frame(width: 5, height: 5)
  }
}
