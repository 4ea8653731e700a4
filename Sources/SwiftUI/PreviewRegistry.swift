import Foundation

/// Finds the previews of the running program.
///
/// A `#Preview` leaves a type that conforms to ``_PreviewDeclaration`` and nothing that runs. The compiler
/// records every conformance in the section `swift5_protocol_conformances` of the image it is in, and the
/// Swift runtime lists those sections. This reads them: for each record, the protocol by name, then the type,
/// then the conformance once more by a cast, so that a protocol of the same name elsewhere is not mistaken.
@MainActor package enum PreviewRegistry {
  /// All previews of the program and of the libraries it has loaded, in the order of file and line.
  ///
  /// Previews inside generic types are left out: nothing says what to fill in for the parameters. Optimised
  /// builds leave out those in extensions and functions too, because the compiler has dropped them.
  package static func all() -> [any _PreviewDeclaration.Type] {
    var candidates: [Any.Type] = []
    withUnsafeMutablePointer(to: &candidates) { enumerateMetadataSections(collect, $0) }
    return candidates.compactMap { $0 as? any _PreviewDeclaration.Type }.sorted {
      ($0.previewFileID, $0.previewLine) < ($1.previewFileID, $1.previewLine)
    }
  }
}

/// The runtime's walk over the metadata of all loaded images. It goes on while `body` returns true.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)

/// Appends the types of one image that conform to a protocol of the wanted name to the `[Any.Type]` at `context`.
private func collect(_ sections: UnsafeRawPointer?, _ context: UnsafeMutableRawPointer?) -> Bool {
  guard let sections, let context else { return true }
  let found = context.assumingMemoryBound(to: [Any.Type].self)
  // Words of the record: version, base address, two unused, protocols (start, length), conformances (start, …).
  let words = sections.assumingMemoryBound(to: UInt.self)
  guard let start = UnsafeRawPointer(bitPattern: words[6]) else { return true }
  for offset in stride(from: 0, to: Int(clamping: words[7]), by: 4) {
    let record = ConformanceRecord(start: (start + offset).relative)
    if record.protocolIsPreviewDeclaration, let type = record.conformingType { found.pointee.append(type) }
  }
  return true
}

/// A protocol conformance as the compiler writes it: four words of four bytes, the first two of them
/// distances to the protocol's and to the type's description.
private struct ConformanceRecord {
  let start: UnsafeRawPointer

  var protocolIsPreviewDeclaration: Bool {
    guard let description = start.relativeOrIndirect else { return false }
    let name = (description + 8).relative.assumingMemoryBound(to: CChar.self)
    return strcmp(name, "_PreviewDeclaration") == 0
  }

  /// The type, when it is a structure that is not generic and is described in the same image.
  var conformingType: Any.Type? {
    let kindOfReference = ((start + 12).loadUnaligned(as: UInt32.self) >> 3) & 7
    guard kindOfReference == 0 else { return nil }
    let description = (start + 4).relative
    let flags = description.loadUnaligned(as: UInt32.self)
    let (structure, generic): (UInt32, UInt32) = (17, 0x80)
    guard flags & 0x1F == structure, flags & generic == 0 else { return nil }
    typealias Accessor = @convention(thin) (Int) -> (type: UnsafeRawPointer, state: Int)
    let accessor = unsafeBitCast((description + 12).relative, to: Accessor.self)
    return unsafeBitCast(accessor(0).type, to: Any.Type.self)
  }
}

extension UnsafeRawPointer {
  /// The place whose distance from here is stored here.
  fileprivate var relative: UnsafeRawPointer { self + Int(loadUnaligned(as: Int32.self)) }

  /// As `relative`; but if the distance is odd, a pointer to the place is stored one byte before.
  fileprivate var relativeOrIndirect: UnsafeRawPointer? {
    let distance = Int(loadUnaligned(as: Int32.self))
    guard distance != 0 else { return nil }
    let place = self + (distance & ~1)
    return distance & 1 == 0 ? place : place.loadUnaligned(as: UnsafeRawPointer?.self)
  }
}
