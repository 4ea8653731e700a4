import DataTransfer
import Foundation
import Geometry
import ViewGraph

extension Color: Transferable {
  /// The colour's parts as they are in a light environment. What follows the environment becomes one colour by it.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .color) { (color: Color) in
      let parts = color.resolve(in: EnvironmentValues())
      return try JSONEncoder().encode(
        [parts.linearRed, parts.linearGreen, parts.linearBlue, parts.opacity])
    } importing: { data in
      let parts = try JSONDecoder().decode([Float].self, from: data)
      guard parts.count == 4 else { throw TransferError.cannotImport("Color", from: "\(parts.count) parts") }
      return Color(
        ResolvedColor(
          linearRed: parts[0], linearGreen: parts[1], linearBlue: parts[2], opacity: parts[3]))
    }
  }
}

extension UTType {
  /// A colour by its parts.
  fileprivate static let color = UTType(exportedAs: "org.swift.color")
}
