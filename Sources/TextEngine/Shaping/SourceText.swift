/// The text of all runs as one UTF-8 buffer with what could harm taken out: controls become word joiners,
/// marks beyond thirty on one base are dropped (Unicode's stream-safe format), and text beyond a mebibyte
/// ends with U+FFFD.
struct SourceText {
  static let byteLimit = 1 << 20
  static let markLimit = 30

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

  init(_ runs: [TextRun]) {
    let length = runs.reduce(0) { $0 + $1.text.utf8.count }
    bytes.reserveCapacity(min(length, Self.byteLimit) + 4)
    scalars.reserveCapacity(min(length, Self.byteLimit) + 1)
    offsets.reserveCapacity(min(length, Self.byteLimit) + 2)
    var marks = 0
    var isFull = false
    for run in runs {
      runStarts.append(scalars.count)
      if isFull {
        original += run.text.utf8.count
        continue
      }
      let start = original
      for scalar in run.text.unicodeScalars {
        if bytes.count >= Self.byteLimit {
          noteChange()
          append(0xfffd)
          isFull = true
          break
        }
        let value = scalar.value
        if value < 0x300 {
          marks = 0
          let isHarmful = Self.isHarmful(value)
          if isHarmful { noteChange() }
          append(isHarmful ? 0x2060 : value)
          original += value < 0x80 ? 1 : 2
          continue
        }
        marks = Self.isMark(scalar) ? marks + 1 : 0
        if marks <= Self.markLimit { append(value) } else { noteChange() }
        original += value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
      }
      original = start + run.text.utf8.count
    }
    runStarts.append(scalars.count)
    offsets.append(Int32(bytes.count))
    if isChanged { originals.append(Int32(clamping: original)) }
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
