import Foundation
@_spi(SwiftCorelibsFoundation) import FoundationEssentials
import SystemLibraries

/// Foundation's networking, opened for the first address of the web in a program that does not link it, since it names
/// none of its types.
struct NetworkingLibrary: Sendable {
  /// Nil where it is not installed, and in a program that Foundation is part of: another Foundation would come with it.
  static let shared = NetworkingLibrary()

  private init?() {
    guard SystemLibrary.isLoaded("libFoundation.so"), SystemLibrary("libFoundationNetworking.so") != nil
    else { return nil }
  }
}

extension Data {
  /// Reads what `Data(contentsOf:)` and `String(contentsOf:)` are asked for that is not a file. Foundation leaves that to
  /// its networking, by the same attribute, and refuses it while that is not loaded.
  @_dynamicReplacement(for:init(_contentsOfRemote:options:))
  private init(_contentsOfAddress url: URL, options: Data.ReadingOptions = []) throws {
    guard NetworkingLibrary.shared != nil else { throw CocoaError(.fileReadUnsupportedScheme) }
    self = try Data(referencing: NSData(contentsOf: url, options: options))
  }
}
