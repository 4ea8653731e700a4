import CGraphicsLibraries
import DisplayList
import Foundation
import Synchronization

/// All faces in use. The machine's fonts are read when the first is asked for, or ahead of that by `prepare()`.
package final class FontRegistry: Sendable {
  package static let shared = FontRegistry()

  private struct State {
    let configuration = FontConfiguration()
    var catalog: FontCatalog?
    var faces: [FontFace] = []
    var faceOfFile: [FileKey: FontFace?] = [:]
    var stacks: [FontDescriptor: FontStack] = [:]
    var warned = false
  }

  private struct FileKey: Hashable {
    var path: String
    var index: Int
  }

  private let state = Mutex(State())
  private let warn: @Sendable (String) -> Void

  /// A registry that reports through `warn`; the process uses `shared`.
  init(
    warn: @escaping @Sendable (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
  ) {
    self.warn = warn
  }

  /// The command that installs the fonts that text is designed for.
  package static let installCommand =
    "apt-get install fonts-inter fonts-noto-core fonts-noto-color-emoji fonts-jetbrains-mono fonts-quicksand"
    + " fonts-vlgothic fonts-wqy-microhei"

  /// Reads the machine's fonts on another thread, once, so that the first text finds them read: a few milliseconds of
  /// fontconfig, beside which a process makes its views.
  package static func prepare() { _ = preparation }

  private static let preparation: Void = Thread.detachNewThread {
    shared.state.withLock { _ = shared.catalog(&$0).contains(family: "Inter") }
  }

  /// The face that comes nearest to a descriptor. Never fails: without any font it is a face of blanks.
  package func font(for descriptor: FontDescriptor) -> ResolvedFont { stack(for: descriptor).primary }

  /// Adds a font file, or the files of a folder, to the fonts that `FontDescriptor.Family.named` finds.
  /// Texts that were shaped before keep their faces.
  ///
  /// - Returns: Whether it could be read.
  @discardableResult
  package func register(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return false }
    return state.withLock { state in
      state.catalog = nil
      state.stacks.removeAll()
      return state.configuration.add(path, isDirectory: isDirectory.boolValue)
    }
  }

  /// The face behind an id of a glyph run; nil for an id that this registry did not give.
  package func face(_ id: FontID) -> FontFace? {
    state.withLock { state in
      id.raw >= 1 && Int(id.raw) <= state.faces.count ? state.faces[Int(id.raw) - 1] : nil
    }
  }

  /// The face for a descriptor and those that stand in for characters it lacks.
  func stack(for descriptor: FontDescriptor) -> FontStack {
    var key = descriptor
    // The size chooses the face only for the interface font, and features never do.
    key.size = descriptor.family == .system && descriptor.size >= FontStack.displaySize ? 20 : 13
    key.features = [:]
    return state.withLock { state in
      if let stack = state.stacks[key] { return stack }
      if state.stacks.count > 512 { state.stacks.removeAll() }
      let stack = FontStack(descriptor: key, primary: resolve(key, &state), registry: self)
      state.stacks[key] = stack
      return stack
    }
  }

  private func catalog(_ state: inout State) -> FontCatalog {
    if let catalog = state.catalog { return catalog }
    let catalog = FontCatalog(state.configuration.loaded())
    state.catalog = catalog
    return catalog
  }

  private func resolve(_ wanted: FontDescriptor, _ state: inout State) -> ResolvedFont {
    let catalog = catalog(&state)
    if case .file(let path) = wanted.family, let face = face(ofFile: path, &state) {
      return ResolvedFont(face: face)
    }
    if case .named(let name) = wanted.family {
      if !catalog.contains(family: name), let entry = catalog.entry(fullName: name) {
        // A PostScript name says weight and slope itself, unless more is asked for.
        var named = wanted
        if wanted.weight == 400 { named.weight = entry.weight }
        named.isItalic = wanted.isItalic || entry.isItalic
        if let font = nearest(entry.family, named, &state) { return font }
      }
      if let font = nearest(name, wanted, &state) { return font }
    }
    if !state.warned, !catalog.contains(family: "Inter") {
      state.warned = true
      warn(
        "The font Inter is not installed; another takes its place. Install it with: \(Self.installCommand)")
    }
    for family in FontStack.families(for: wanted) {
      var graded = wanted
      graded.weight += FontStack.grades[family] ?? 0
      if let font = nearest(family, graded, &state) { return font }
    }
    let letterA: UInt32 = 0x61
    for entry in catalog.entries where catalog.has(letterA, entry) && !entry.isColor {
      if let font = nearest(entry.family, wanted, &state) { return font }
    }
    return ResolvedFont(face: lastResort(&state))
  }

  private func nearest(_ family: String, _ wanted: FontDescriptor, _ state: inout State) -> ResolvedFont? {
    let catalog = catalog(&state)
    var wanted = wanted
    if wanted.width != 100, let first = catalog.entries(family: family, near: wanted).first {
      wanted.weight += ResolvedFont.weightLost(by: ResolvedFont.stretch(from: first.width, to: wanted.width))
    }
    for entry in catalog.entries(family: family, near: wanted) {
      if let face = face(of: entry, &state) { return ResolvedFont(face, entry, wanted: wanted) }
    }
    return nil
  }

  private func face(of entry: FontCatalog.Entry, _ state: inout State) -> FontFace? {
    let key = FileKey(path: entry.path, index: entry.index)
    if let known = state.faceOfFile[key] { return known }
    let face = FontFace(id: FontID(raw: UInt32(state.faces.count + 1)), entry: entry)
    state.faceOfFile[key] = .some(face)
    if let face { state.faces.append(face) }
    return face
  }

  private func face(ofFile path: String, _ state: inout State) -> FontFace? {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    var entry = FontCatalog.Entry(
      family: name, style: "Regular", path: path, index: 0, weight: 400, isItalic: false, width: 100,
      isColor: true, characters: nil)
    var count: Int32 = 0
    if let pattern = FcFreeTypeQuery(path, 0, nil, &count) {
      var family: UnsafeMutablePointer<FcChar8>?
      if FcPatternGetString(pattern, "family", 0, &family) == FcResultMatch, let family {
        entry.family = String(cString: family)
      }
      var weight = 0.0
      if FcPatternGetDouble(pattern, "weight", 0, &weight) == FcResultMatch {
        entry.weight = FcWeightToOpenTypeDouble(weight)
      }
      FcPatternDestroy(pattern)
    }
    return face(of: entry, &state)
  }

  private func lastResort(_ state: inout State) -> FontFace {
    let key = FileKey(path: "", index: 0)
    if let known = state.faceOfFile[key], let face = known { return face }
    let face = FontFace(lastResort: FontID(raw: UInt32(state.faces.count + 1)))
    state.faceOfFile[key] = .some(face)
    state.faces.append(face)
    return face
  }

  /// The best face for a scalar among candidates that `fallbackOrder` gave; nil when none has it.
  func fallback(for scalar: UInt32, wanted: FontDescriptor, order: [Int]) -> ResolvedFont? {
    state.withLock { state in
      let catalog = catalog(&state)
      for index in order where catalog.has(scalar, catalog.entries[index]) {
        if let font = nearest(catalog.entries[index].family, wanted, &state) { return font }
      }
      return nil
    }
  }

  /// One entry of each family, the family that suits best first.
  func fallbackOrder(wanted: FontDescriptor, emoji: Bool, language: String?) -> [Int] {
    state.withLock { state in
      let entries = catalog(&state).entries
      var seen: Set<String> = []
      let first = entries.indices.filter { seen.insert(entries[$0].family).inserted }
      let ranks = first.map { FallbackRank(entries[$0], wanted: wanted, emoji: emoji, language: language) }
      return first.indices.sorted { ranks[$0] < ranks[$1] }.map { first[$0] }
    }
  }
}
