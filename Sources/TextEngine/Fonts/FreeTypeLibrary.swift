import CGraphicsLibraries
import Synchronization

/// FreeType itself, which opens one face at a time.
final class FreeTypeLibrary: Sendable {
  static let shared = FreeTypeLibrary()

  private struct Handle: @unchecked Sendable { var library: FT_Library? }
  private let handle: Mutex<Handle>

  private init() {
    var library: FT_Library?
    handle = Mutex(Handle(library: FT_Init_FreeType(&library) == 0 ? library : nil))
  }

  func open(_ path: String, index: Int) -> FT_Face? {
    guard !path.isEmpty else { return nil }
    return handle.withLock { handle -> UncheckedPointer? in
      guard let library = handle.library else { return nil }
      var face: FT_Face?
      return FT_New_Face(library, path, index, &face) == 0 ? face.map(UncheckedPointer.init) : nil
    }?.face
  }

  private struct UncheckedPointer: @unchecked Sendable { var face: FT_Face }
}
