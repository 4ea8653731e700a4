/// The text of all runs as one UTF-8 buffer with what could harm taken out: controls become word joiners,
/// marks beyond thirty on one base are dropped (Unicode's stream-safe format), and text beyond a mebibyte
/// ends with U+FFFD.
struct SourceText {
  static let byteLimit = 1 << 20
  static let markLimit = 30
  static let softHyphen: UInt32 = 0xad

  private(set) var bytes: [UInt8] = []
  private(set) var scalars: [UInt32] = []
  /// Byte offset of each scalar, and the length.
  private(set) var offsets: [Int32] = []
  /// Where each run starts, in scalars, and the number of scalars.
  private(set) var runStarts: [Int] = []
  /// Byte offset of each scalar in the caller's text, and that text's length; empty while `offsets` say the
  /// same.
  private(set) var originals: [Int32] = []
  private var original = 0
  private var isChanged = false
  /// Whether a scalar may stand from right to left or change direction.
  private(set) var mayBeRightToLeft = false
  /// Whether all is printable ASCII, so that scalars, bytes and characters are the same.
  private(set) var isPlain = false

  /// The texts of the runs, one after another.
  init(_ texts: [String]) {
    let length = texts.reduce(0) { $0 + $1.utf8.count }
    if texts.count == 1, length < Self.byteLimit {
      var text = texts[0]
      isPlain = text.withUTF8 { appendPlain($0) }
      if isPlain { return }
    }
    bytes.reserveCapacity(min(length, Self.byteLimit) + 4)
    scalars.reserveCapacity(min(length, Self.byteLimit) + 1)
    offsets.reserveCapacity(min(length, Self.byteLimit) + 2)
    var marks = 0
    var isFull = false
    for text in texts {
      runStarts.append(scalars.count)
      let end = original + text.utf8.count
      if !isFull {
        var text = text
        isFull = text.withUTF8 { !append($0, &marks) }
      }
      original = end
    }
    runStarts.append(scalars.count)
    offsets.append(Int32(bytes.count))
    if isChanged { originals.append(Int32(clamping: original)) }
  }

  /// Appends all of a text if it is printable ASCII; returns whether it is.
  private mutating func appendPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.reduce(true, { $0 && $1 &- 0x20 < 0x5f }) else { return false }
    let count = text.count
    bytes = Array(text)
    // Appended: an array made by `map`, of a repeated value or uninitialized finds out the type of its storage each time.
    scalars.append(contentsOf: repeatElement(0, count: count))
    for index in 0..<count { scalars[index] = UInt32(text[index]) }
    offsets.append(contentsOf: repeatElement(0, count: count + 1))
    for index in 0...count { offsets[index] = Int32(truncatingIfNeeded: index) }
    runStarts = [0, count]
    return true
  }

  /// Appends valid UTF-8; returns whether it all had room.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ marks: inout Int) -> Bool {
    var index = 0
    while index < text.count {
      if bytes.count >= Self.byteLimit {
        noteChange()
        append(0xfffd)
        return false
      }
      let first = text[index]
      if first >= 0x20, first < 0x7f, !isChanged {
        marks = 0
        offsets.append(Int32(bytes.count))
        scalars.append(UInt32(first))
        bytes.append(first)
        index += 1
        original += 1
        continue
      }
      let length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
      var value = length == 1 ? UInt32(first) : UInt32(first) & (0xff >> UInt32(length + 1))
      for following in text[(index + 1)..<min(index + length, text.count)] {
        value = value << 6 | UInt32(following & 0x3f)
      }
      append(value, &marks)
      original += length
      index += length
    }
    return true
  }

  private mutating func append(_ value: UInt32, _ marks: inout Int) {
    if value < 0x300 {
      marks = 0
      let isHarmful = Self.isHarmful(value)
      if isHarmful { noteChange() }
      append(isHarmful ? 0x2060 : value)
    } else {
      marks = Unicode.Scalar(value).map(Self.isMark) == true ? marks + 1 : 0
      if marks <= Self.markLimit { append(value) } else { noteChange() }
    }
  }

  /// From here on the caller's offsets differ.
  private mutating func noteChange() {
    guard !isChanged else { return }
    isChanged = true
    originals = offsets
  }

  private static func isHarmful(_ value: UInt32) -> Bool {
    value < 0x20 ? !(0x09...0x0d).contains(value) : (0x7f...0x9f).contains(value) && value != 0x85
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }

  private mutating func append(_ value: UInt32) {
    offsets.append(Int32(bytes.count))
    if isChanged { originals.append(Int32(clamping: original)) }
    scalars.append(value)
    if value < 0x80 {
      bytes.append(UInt8(value))
    } else if let scalar = Unicode.Scalar(value) {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    if value >= 0x590, !mayBeRightToLeft {
      switch value {
      case 0x590...0x8ff, 0x200f, 0x202a...0x202e, 0x2066...0x2069, 0xfb1d...0xfdff, 0xfe70...0xfefc,
        0x10800...0x10fff, 0x1e800...0x1efff:
        mayBeRightToLeft = true
      default: break
      }
    }
  }

  /// Whether a paragraph ends after the scalar at `index`.
  func endsParagraph(_ index: Int) -> Bool {
    switch scalars[index] {
    case 0x0a, 0x0b, 0x0c, 0x85, 0x2028, 0x2029: return true
    case 0x0d: return index + 1 >= scalars.count || scalars[index + 1] != 0x0a
    default: return false
    }
  }

  /// Blanks that hang at a line's end.
  static func hangs(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09...0x0d, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200b, 0x2028, 0x2029, 0x205f, 0x3000:
      return true
    default: return false
    }
  }
}
