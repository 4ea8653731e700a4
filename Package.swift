// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Settings of every target of ours: Swift 6 language mode, and a warning is an error.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A room of the house (see Docs/ARCHITECTURE.md): a library target whose folder bears its name.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], path: String? = nil) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: path, swiftSettings: strict)
}

let openCombine: Target.Dependency = .product(name: "OpenCombine", package: "OpenCombine")
let syntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
]

let package = Package(
  name: "treeswift",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine", "CoreGraphics", "UniformTypeIdentifiers"]),
    .library(name: "HeadlessHost", targets: ["HeadlessHost"]),
    // For programs whose sources import them; nothing of ours does, because other packages ask for them by
    // `canImport` and take them for Apple's.
    .library(name: "AppleModules", targets: ["os", "OSLog", "simd"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // C libraries from the system's packages, in one module because their headers overlap.
    .systemLibrary(
      name: "CGraphicsLibraries",
      pkgConfig: "pangoft2 pangocairo cairo-ft cairo-pdf cairo-svg harfbuzz freetype2 fontconfig libdeflate",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev", "libdeflate-dev"])]),

    // Floor 0
    room("Geometry"),
    room("ImageCodecs", ["Geometry", "CGraphicsLibraries"]),
    // Floor 1
    room("LayoutEngine", ["Geometry"]),
    room("DisplayList", ["Geometry"]),
    // Floor 2
    room("TextEngine", ["Geometry", "DisplayList", "CGraphicsLibraries"]),
    room("ViewGraph", ["Geometry", "LayoutEngine", "DisplayList", openCombine]),
    // Floor 3
    room("Raster", ["DisplayList", "TextEngine", "ImageCodecs", "CGraphicsLibraries"]),
    room("SwiftUICore", ["ViewGraph", "TextEngine", "ImageCodecs"]),
    // Floor 4
    room("SwiftUIControls", ["SwiftUICore"]),
    room("SceneHost", ["SwiftUICore"]),
    // Floor 5
    room("HeadlessHost", ["SceneHost", "Raster"]),
    // Floor 6
    room("SwiftUI", ["SwiftUICore", "SwiftUIControls", "HeadlessHost", "SwiftUIMacros"]),
    .macro(
      name: "SwiftUIMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ], swiftSettings: strict),

    // Modules of Apple's names, so that imports in unmodified programs resolve.
    room("CoreGraphics", ["Geometry"]),
    room("Combine", [openCombine]),
    room("UniformTypeIdentifiers"),
    room("os"),
    room("OSLog", ["os"]),
    room("simd"),

    // Benchmarks: `bench <scenario> <N>`.
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .target(
      name: "BenchmarkScenarios", dependencies: ["HeadlessHost", "AllocationCounter"],
      path: "Benchmarks/Scenarios", swiftSettings: strict),
    .executableTarget(
      name: "bench", dependencies: ["BenchmarkScenarios"], path: "Benchmarks/bench", swiftSettings: strict),

    // The pages that show what there is: `Gallery [OUTPUT_FOLDER [PAGE...]]`.
    .executableTarget(
      name: "Gallery", dependencies: ["SwiftUI", "HeadlessHost"], path: "Examples/Gallery",
      swiftSettings: strict),

    // Random view trees: `Soak --minutes <N>`.
    .target(
      name: "TreeGrammar", dependencies: ["SwiftUICore"], path: "Fuzz/TreeGrammar", swiftSettings: strict),
    .executableTarget(
      name: "Soak", dependencies: ["TreeGrammar"], path: "Fuzz/Soak", swiftSettings: strict),

    tests("GeometryTests", ["Geometry"]),
    tests("LayoutEngineTests", ["LayoutEngine"]),
    tests("ImageCodecsTests", ["ImageCodecs"]),
    tests("TextEngineTests", ["TextEngine"]),
    tests("RasterTests", ["Raster"]),
    tests("GoldenTests", ["SwiftUI"], path: "Tests/ViewGraphTests/Goldens"),
    tests("DataTests", ["SwiftUI"], path: "Tests/ViewGraphTests/Data"),
    tests("ListTests", ["SwiftUI"], path: "Tests/ViewGraphTests/Lists"),
    tests("SwiftUITests", ["SwiftUI"]),
    tests(
      "SwiftUIMacrosTests",
      [
        "SwiftUIMacros",
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ]),
    tests("BenchmarkTests", ["BenchmarkScenarios"]),
    tests("RandomTreeTests", ["TreeGrammar"]),
    tests("HouseTests", syntax),
  ]
)
