/// Which graphemes are drawn as colour pictures.
enum EmojiPresentation {
  static func isEmoji(_ scalars: ArraySlice<UInt32>) -> Bool {
    guard let first = scalars.first, first >= 0x23, let base = Unicode.Scalar(first) else { return false }
    if first < 0x203c, scalars.count == 1 { return false }
    let next = scalars.dropFirst().first
    if next == 0xfe0e { return false }
    if next == 0xfe0f { return base.properties.isEmoji }
    if first < 0x203c { return next == 0x20e3 && base.properties.isEmoji }
    if base.properties.isEmojiPresentation { return true }
    return base.properties.isEmoji
      && scalars.contains {
        $0 == 0x200d || $0 == 0xfe0f || (0x1f3fb...0x1f3ff).contains($0)
      }
  }
}
