/// The rooms of the house and what each may import: a floor sees only those below it.
///
/// `Docs/ARCHITECTURE.md` describes the rooms. A room may import what it lists and whatever those rooms may
/// import in turn. Opening a room means adding a line here.
enum Floors {
  /// Room to the rooms that it may import directly.
  static let rooms: [String: Set<String>] = [
    // 0
    "Geometry": [],
    "DeepStack": [],
    "AssetCatalogs": [],
    "SystemLibraries": [],
    "ImageCodecs": ["Geometry", "SystemLibraries"],
    // 1
    "LayoutEngine": ["Geometry"],
    "FoundationPublishers": ["Geometry"],
    "DataTransfer": ["FoundationPublishers"],
    "DisplayList": ["DeepStack", "Geometry"],
    "FoundationAdditions": ["Geometry", "SystemLibraries"],
    "SymbolDrawings": ["Geometry", "ImageCodecs"],
    // 2
    "TextEngine": ["Geometry", "DisplayList", "SystemLibraries"],
    "ViewGraph": ["DeepStack", "Geometry", "ImageCodecs", "LayoutEngine", "DisplayList"],
    // 3
    "Raster": ["DeepStack", "DisplayList", "TextEngine", "ImageCodecs"],
    "SwiftUICore": [
      "AssetCatalogs", "DataTransfer", "FoundationAdditions", "ViewGraph", "TextEngine", "Combine",
    ],
    // 4
    "TextViews": ["SwiftUICore"],
    // 5
    "ImageViews": ["TextViews", "SymbolDrawings"],
    "SceneHost": ["TextViews"],
    // 6
    "SwiftUIControls": ["ImageViews"],
    "HeadlessHost": ["SceneHost", "ImageViews", "Raster"],
    "BrowserHost": ["SceneHost", "ImageViews", "Raster", "TextEngine"],
    "WindowHost": ["SceneHost", "ImageViews", "Raster"],
    // 7
    "SwiftUI": [
      "SwiftUIControls", "SceneHost", "HeadlessHost", "BrowserHost", "WindowHost", "CoreGraphics",
      "FoundationPublishers",
    ],
    // Beside the floors
    "MacroExpansions": [],
    "SwiftUIMacros": ["MacroExpansions"],
    // Modules of Apple's names. Of ours, only `OSLog` imports one of the last three.
    "CoreFoundation": ["Geometry"],
    "CoreGraphics": ["Geometry"],
    "Combine": ["FoundationPublishers"],
    "CoreTransferable": ["DataTransfer"],
    "UniformTypeIdentifiers": ["DataTransfer"],
    "os": [],
    "OSLog": ["os"],
    "simd": [],
  ]

  /// C modules, each with the rooms that may see it.
  static let shims: [String: Set<String>] = [
    "CGraphicsLibraries": ["ImageCodecs", "TextEngine", "Raster"],
    "CDeepStack": ["DeepStack"],
    "CDownload": ["ImageViews"],
    "CLinkerOptions": ["SystemLibraries"],
    "CEngineThread": ["ViewGraph"],
    "CPixels": ["Raster"],
    "CMarkdown": ["FoundationAdditions"],
  ]

  /// The modules of swift-syntax begin with one of these; only the macros may use them.
  static let syntaxPrefixes = ["SwiftSyntax", "SwiftParser", "SwiftCompilerPlugin", "SwiftDiagnostics"]
  static let syntaxRooms = ["MacroExpansions", "SwiftUIMacros"]

  /// All rooms that `room` may import, directly or through others.
  static func reachable(from room: String) -> Set<String> {
    var found: Set<String> = []
    var open = rooms[room] ?? []
    while let next = open.popFirst() {
      if found.insert(next).inserted { open.formUnion(rooms[next] ?? []) }
    }
    return found
  }

  /// Why `room` may not import `module`; nil when it may.
  static func objection(toImporting module: String, in room: String) -> String? {
    if let allowed = shims[module] {
      return allowed.contains(room) ? nil : "\(room) may not see the C module \(module)"
    }
    if syntaxPrefixes.contains(where: module.hasPrefix) {
      return syntaxRooms.contains(room)
        ? nil : "only \(syntaxRooms.joined(separator: " and ")) may import \(module)"
    }
    guard rooms[module] != nil, module != room else { return nil }
    return reachable(from: room).contains(module) ? nil : "\(room) may not import \(module): it is not below"
  }
}
