// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Settings of every target of ours: Swift 6 language mode, and a warning is an error.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// Tests use the forms of SwiftUI's earlier years too.
let tested: [SwiftSetting] = strict + [.treatWarning("DeprecatedDeclaration", as: .warning)]

/// A room of the house (see Docs/ARCHITECTURE.md): a library target whose folder bears its name.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: tested)
}

let openCombine: Target.Dependency = .product(name: "OpenCombine", package: "OpenCombine")
/// OpenCombine with what Foundation and Dispatch publish.
let combine: [Target.Dependency] = [
  openCombine, .product(name: "OpenCombineDispatch", package: "OpenCombine"), "FoundationPublishers",
]
let syntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
]

/// What stands below the views. A target names every room that it imports, so that a change there rebuilds it.
let engine: [Target.Dependency] = ["ViewGraph", "LayoutEngine", "DisplayList", "Geometry"]
/// The views and their modifiers, without controls.
let views: [Target.Dependency] = ["SwiftUICore", "TextViews", "ImageViews", "DataTransfer"]
let hosts: [Target.Dependency] =
  views + ["FoundationAdditions", "HeadlessHost", "SceneHost", "Raster", "TextEngine", "ImageCodecs"]

/// HTTP and web sockets. It asks for `OSLog` and `UniformTypeIdentifiers` by `canImport`, and so comes before ours of these
/// names (decision 0002).
let flyingFox: Target.Dependency = .product(name: "FlyingFox", package: "FlyingFox")

/// The modules that programs for SwiftUI import, under Apple's names.
let umbrella = [
  "SwiftUI", "Combine", "CoreFoundation", "CoreGraphics", "CoreTransferable", "UniformTypeIdentifiers",
]

let package = Package(
  name: "treeswift",
  products: [
    .library(name: "SwiftUI", targets: umbrella),
    .library(name: "HeadlessHost", targets: ["HeadlessHost"]),
    // Names the assets of a target in Swift, as Xcode does.
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    // For programs whose sources import them; nothing of ours does, because other packages ask for them by
    // `canImport` and take them for Apple's.
    .library(name: "AppleModules", targets: ["os", "OSLog", "simd"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // C libraries from the system's packages, in one module because their headers overlap.
    .systemLibrary(
      name: "CGraphicsLibraries",
      pkgConfig: "pangoft2 pangocairo cairo-ft cairo-pdf cairo-svg harfbuzz freetype2 fontconfig libdeflate "
        + "libturbojpeg libwebp libwebpdemux",
      providers: [
        .apt([
          "libcairo2-dev", "libpango1.0-dev", "libdeflate-dev", "libhyphen-dev", "librsvg2-2",
          "libturbojpeg0-dev", "libwebp-dev", "libgif-dev",
        ])
      ]),

    // Floor 0
    room("Geometry"),
    .target(name: "CDeepStack"),
    .target(name: "CEngineThread"),
    .target(name: "CPixels"),
    // cmark-gfm behind declarations of our own, because a program may have another version of its headers.
    .target(
      name: "CMarkdown",
      linkerSettings: [.linkedLibrary("cmark-gfm"), .linkedLibrary("cmark-gfm-extensions")]),
    room("DeepStack", ["CDeepStack"]),
    // What is asked of the linker for every program, and libraries that are opened when they are first used.
    .target(name: "CLinkerOptions"),
    room("SystemLibraries", ["CLinkerOptions"]),
    room("AssetCatalogs"),
    // pdfium, opened where it is installed, in a process of its own for each file.
    .target(name: "CPDFRenderer"),
    room("ImageCodecs", ["Geometry", "SystemLibraries", "CGraphicsLibraries", "CPDFRenderer"]),
    // Floor 1
    room("LayoutEngine", ["Geometry"]),
    // What Foundation publishes. OpenCombine's own names networking, and so would load it in every program.
    room("FoundationPublishers", ["Geometry", openCombine]),
    room("DataTransfer", ["FoundationPublishers", openCombine]),
    room("DisplayList", ["Geometry", "DeepStack"]),
    room("SymbolDrawings", ["Geometry", "ImageCodecs"]),
    .target(
      name: "FoundationAdditions", dependencies: ["Geometry", "SystemLibraries", "CMarkdown"],
      swiftSettings: strict,
      // Locale data of units: the toolchain's own, which Foundation brings with it.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Floor 2
    room("TextEngine", ["Geometry", "DisplayList", "SystemLibraries", "CGraphicsLibraries"]),
    room(
      "ViewGraph", ["Geometry", "LayoutEngine", "DisplayList", "DeepStack", "CEngineThread", openCombine]),
    // Floor 3
    room(
      "Raster",
      [
        "Geometry", "DeepStack", "DisplayList", "TextEngine", "ImageCodecs", "CGraphicsLibraries", "CPixels",
      ]),
    room(
      "SwiftUICore",
      engine + ["AssetCatalogs", "DataTransfer", "DeepStack", "FoundationAdditions", "TextEngine"]),
    // Floor 4
    room(
      "TextViews", engine + ["DataTransfer", "DeepStack", "FoundationAdditions", "SwiftUICore", "TextEngine"]),
    // Floor 5
    // HTTP through libcurl, opened for the first download.
    .target(name: "CDownload"),
    room(
      "ImageViews",
      engine + [
        "AssetCatalogs", "CDownload", "DataTransfer", "FoundationAdditions", "ImageCodecs", "SwiftUICore",
        "SymbolDrawings",
        "TextEngine", "TextViews",
      ]),
    room("SceneHost", engine + ["DataTransfer", "FoundationAdditions", "SwiftUICore", "TextViews"]),
    // Floor 6
    room("SwiftUIControls", engine + views),
    room("HeadlessHost", engine + views + ["SceneHost", "Raster", "ImageCodecs"]),
    .target(
      name: "BrowserHost",
      dependencies: engine + views + ["SceneHost", "Raster", "TextEngine", flyingFox],
      resources: [.embedInCode("Client/client.js"), .embedInCode("Client/page.html")], swiftSettings: strict),
    // Floor 7
    room("SwiftUI", engine + hosts + combine + ["BrowserHost", "SwiftUIControls", "SwiftUIMacros"]),
    // The program that expands the macros, and what it does as a library: no test depends on the program, because SwiftPM then
    // compiles every room twice, for the tests and for the products.
    .macro(
      name: "SwiftUIMacros",
      dependencies: [
        "MacroExpansions",
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ], swiftSettings: strict),
    room("MacroExpansions", [.product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),

    // Modules of Apple's names, so that imports in unmodified programs resolve.
    room("CoreGraphics", ["Geometry"]),
    // A package that we depend on and that asks for one of them is among its dependencies, so that it is built
    // first (decision 0002). The toolchain has a C module of the same name as the next; a module of one package
    // must not be in two places.
    .target(
      name: "CoreFoundation", dependencies: ["Geometry"] + combine, packageAccess: false,
      swiftSettings: strict),
    room("Combine", combine),
    room("CoreTransferable", ["DataTransfer"]),
    room("UniformTypeIdentifiers", ["DataTransfer", flyingFox]),
    room("os"),
    room("OSLog", ["os", flyingFox]),
    room("simd"),

    // A plugin of the build, for targets with asset catalogues.
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["GenerateAssetSymbols"]),
    .executableTarget(
      name: "GenerateAssetSymbols", dependencies: ["AssetCatalogs"], path: "Plugins/GenerateAssetSymbols",
      swiftSettings: strict),

    // Benchmarks: `bench <scenario> <N>`, `bench --check`.
    .target(
      name: "BenchmarkScenarios",
      dependencies: engine + hosts + ["SwiftUIControls", "CGraphicsLibraries", "PangoReference"],
      path: "Benchmarks/Scenarios", swiftSettings: strict),
    .target(name: "CInstruments", path: "Benchmarks/CInstruments"),
    .target(name: "BenchmarkCheck", path: "Benchmarks/Check", swiftSettings: strict),
    .executableTarget(
      name: "bench", dependencies: engine + hosts + ["BenchmarkScenarios", "BenchmarkCheck", "CInstruments"],
      path: "Benchmarks/bench", swiftSettings: strict),

    // The pages that show what there is: `Gallery [OUTPUT_FOLDER [PAGE...]]`, `Gallery --browser`. Tests import libraries
    // only, because a program's module may come after those that import it.
    .target(
      name: "GalleryPages", dependencies: ["SwiftUI", "HeadlessHost"], path: "Examples/Gallery",
      exclude: ["Program"], resources: [.process("Resources"), .copy("Live/Scripts")],
      swiftSettings: strict, plugins: ["AssetSymbols"]),
    .executableTarget(
      name: "Gallery", dependencies: ["GalleryPages", "SwiftUI", "HeadlessHost"],
      path: "Examples/Gallery/Program", swiftSettings: strict),

    // An app that somebody would use, written as for Apple's systems: `Notes --browser`, `Notes --png PATH`. Its program is
    // apart for the same reason as the Gallery's.
    .target(
      name: "NotesApp", dependencies: umbrella.map { .target(name: $0) }, path: "Examples/Notes",
      exclude: ["Program"], resources: [.copy("Resources/Sample")], swiftSettings: strict),
    .executableTarget(
      name: "Notes", dependencies: ["NotesApp"], path: "Examples/Notes/Program", swiftSettings: strict),

    // Random view trees: `Soak --minutes <N>`.
    .target(
      name: "TreeGrammar", dependencies: engine + views + ["SwiftUIControls"],
      path: "Fuzz/TreeGrammar", swiftSettings: strict),
    // Random apps and what is done with them: `Soak --apps <N>`. Without the module `SwiftUI`, whose macros have all of
    // swift-syntax built for the release checks.
    .target(
      name: "AppHistories",
      dependencies: engine + views + [
        "SwiftUIControls", "SceneHost", "HeadlessHost", "TreeGrammar", openCombine,
      ],
      path: "Fuzz/AppHistories", swiftSettings: strict),
    .executableTarget(
      name: "Soak", dependencies: engine + ["TreeGrammar", "AppHistories"], path: "Fuzz/Soak",
      swiftSettings: strict),

    // What Apple's SwiftUI was measured to draw, for the tests of paths and of shapes.
    .target(
      name: "MeasuredPaths", dependencies: ["Geometry"], path: "Tests/MeasuredPaths", swiftSettings: strict),

    // Pango's own layout, which tests and benchmarks compare with.
    .target(
      name: "PangoReference", dependencies: ["CGraphicsLibraries"], path: "Tests/PangoReference",
      swiftSettings: strict),

    // What tests of several rooms use.
    .target(
      name: "TestSupport", dependencies: engine + ["SceneHost", "SwiftUICore"], path: "Tests/TestSupport",
      swiftSettings: strict),

    tests("GeometryTests", ["Geometry", "MeasuredPaths", "TestSupport"]),
    tests("LayoutEngineTests", ["LayoutEngine", "Geometry"]),
    tests("DisplayListTests", ["DisplayList", "Geometry", "TestSupport"]),
    tests("AssetCatalogsTests", ["AssetCatalogs"]),
    tests("DataTransferTests", ["DataTransfer"]),
    tests("FoundationAdditionsTests", ["FoundationAdditions"]),
    tests("ImageCodecsTests", ["ImageCodecs", "Geometry"]),
    tests("TextEngineTests", ["TextEngine", "DisplayList", "Geometry", "PangoReference"]),
    tests("RasterTests", ["Raster", "CPixels", "DisplayList", "ImageCodecs", "TextEngine", "Geometry"]),
    tests("SceneHostTests", ["SceneHost"]),
    tests("HeadlessHostTests", ["HeadlessHost", "SceneHost", "ImageCodecs", openCombine]),
    tests("GoldenTests", engine + hosts + ["SwiftUI"], path: "Tests/ViewGraphTests/Goldens"),
    tests("DataTests", engine + hosts + ["SwiftUI"], path: "Tests/ViewGraphTests/Data"),
    tests("ListTests", engine + hosts + ["SwiftUI", "TestSupport"], path: "Tests/ViewGraphTests/Lists"),
    // A program in the language mode of most programs there are.
    .testTarget(
      name: "Swift5Tests", dependencies: ["SwiftUI"], swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    tests("SwiftUIControlsTests", engine + hosts + ["SwiftUI", "SwiftUIControls", "TestSupport"]),
    tests(
      "SwiftUITests",
      engine + hosts + [
        "SwiftUI", "SwiftUIControls", "SymbolDrawings", "MeasuredPaths", "TestSupport", "Combine",
        "CoreFoundation", "CoreTransferable", "UniformTypeIdentifiers",
      ]),
    tests(
      "GalleryTests", ["GalleryPages", "SwiftUI", "HeadlessHost", "Geometry", "ImageCodecs"],
      exclude: ["Digests"]),
    tests("NotesTests", ["NotesApp", "SwiftUI"]),
    tests(
      "BrowserTests", engine + hosts + ["BrowserHost", "GalleryPages", "Gallery", "SwiftUI"],
      exclude: ["scenario.js"]),
    tests(
      "MacroExpansionsTests",
      [
        // swift-syntax logs by `os` where it can be imported, and ours may be built by then.
        "MacroExpansions", "os", "OSLog",
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ]),
    tests("BenchmarkTests", engine + hosts + ["BenchmarkScenarios", "BenchmarkCheck"]),
    tests("RandomTreeTests", engine + views + ["TreeGrammar", "AppHistories", "Raster", "ImageCodecs"]),
    tests("HouseTests", syntax),
  ]
)
