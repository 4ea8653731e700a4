extension CGImage {
  /// The image as it is to be shown when its rows and columns run in another way. Orientations are EXIF's: 1 for
  /// upright, 2 for mirrored left to right, 3 for upside down, 4 for mirrored top to bottom, 5 for mirrored
  /// along the falling diagonal, 6 for a quarter turn to the right, 7 for mirrored along the rising diagonal,
  /// 8 for a quarter turn to the left. Other numbers count as 1.
  package func turned(exif orientation: Int) -> CGImage {
    guard (2...8).contains(orientation) else { return self }
    let swaps = orientation >= 5
    let (outWidth, outHeight) = swaps ? (height, width) : (width, height)
    // The pixel that comes first, and the steps to the next in a row and to the next row.
    let (right, down) = (1, width)
    let (lastX, lastY) = (width - 1, (height - 1) * width)
    let (start, step, rowStep): (Int, Int, Int) =
      switch orientation {
      case 2: (lastX, -right, down)
      case 3: (lastX + lastY, -right, -down)
      case 4: (lastY, right, -down)
      case 5: (0, down, right)
      case 6: (lastY, -down, right)
      case 7: (lastX + lastY, -down, -right)
      default: (lastX, down, -right)
      }
    let out = [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, initialized in
      pixels.withUnsafeBytes { source in
        let target = UnsafeMutableRawBufferPointer(buffer)
        for y in 0..<outHeight {
          var (from, to) = (start + y * rowStep, y * outWidth)
          for _ in 0..<outWidth {
            target.storeBytes(
              of: source.loadUnaligned(fromByteOffset: from * 4, as: UInt32.self), toByteOffset: to * 4,
              as: UInt32.self)
            from += step
            to += 1
          }
        }
      }
      initialized = pixels.count
    }
    return CGImage(width: outWidth, height: outHeight, premultipliedRGBA: out) ?? self
  }
}
