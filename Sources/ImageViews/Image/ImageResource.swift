import Foundation

/// The name of an image among the resources of a bundle.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundlePath: String

  /// An image of an asset catalogue, or a file, by name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

extension Image {
  /// An image resource; where there is none by the name, a placeholder shows.
  public nonisolated init(_ resource: ImageResource) {
    self.init(.resource(name: resource.name, bundlePath: resource.bundlePath))
  }
}
