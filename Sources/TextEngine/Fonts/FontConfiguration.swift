import CGraphicsLibraries

/// Fontconfig's settings with its list of the machine's fonts, and the fonts that a program adds. Read when it is first
/// asked for.
///
/// It is a configuration of the engine's own: fontconfig's way to make one, `FcInit`, also reads the descriptions of all
/// settings that a machine could turn on, which is a third of the time.
final class FontConfiguration {
  private var configuration: OpaquePointer?

  deinit {
    if let configuration { FcConfigDestroy(configuration) }
  }

  /// Nil without memory.
  func loaded() -> OpaquePointer? {
    if configuration == nil { configuration = Self.load() ?? FcInitLoadConfigAndFonts() }
    return configuration
  }

  /// Nil where the settings can not be read or name no folder with fonts: fontconfig knows what to do then.
  private static func load() -> OpaquePointer? {
    guard let configuration = FcConfigCreate() else { return nil }
    let isRead =
      FcConfigParseAndLoad(configuration, nil, FcBool(1)) != 0 && hasFolders(configuration)
      && FcConfigBuildFonts(configuration) != 0
    if isRead { return configuration }
    FcConfigDestroy(configuration)
    return nil
  }

  private static func hasFolders(_ configuration: OpaquePointer) -> Bool {
    func isEmpty(_ list: OpaquePointer?) -> Bool {
      guard let list else { return true }
      defer { FcStrListDone(list) }
      return FcStrListNext(list) == nil
    }
    return !isEmpty(FcConfigGetConfigDirs(configuration)) && !isEmpty(FcConfigGetCacheDirs(configuration))
  }

  /// Adds a font file or the files of a folder. The process's configuration gets them too: texts of SVG images look
  /// there.
  func add(_ path: String, isDirectory: Bool) -> Bool {
    guard let own = loaded(), FcInit() != 0 else { return false }
    return [own, nil].allSatisfy { configuration in
      isDirectory
        ? FcConfigAppFontAddDir(configuration, path) != 0 : FcConfigAppFontAddFile(configuration, path) != 0
    }
  }
}
