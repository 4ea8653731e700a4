import CGraphicsLibraries
import SystemLibraries

/// libhyphen, opened when the first patterns are read.
struct HyphenLibrary: Sendable {
  /// Nil where the library is not installed.
  static let shared = HyphenLibrary()

  let load: hnj_hyphen_load_t
  let free: hnj_hyphen_free_t
  let hyphenate: hnj_hyphen_hyphenate3_t

  private init?() {
    guard let library = SystemLibrary("libhyphen.so.0"),
      let load: hnj_hyphen_load_t = library.function("hnj_hyphen_load"),
      let free: hnj_hyphen_free_t = library.function("hnj_hyphen_free"),
      let hyphenate: hnj_hyphen_hyphenate3_t = library.function("hnj_hyphen_hyphenate3")
    else { return nil }
    self.load = load
    self.free = free
    self.hyphenate = hyphenate
  }
}
