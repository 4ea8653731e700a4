import Foundation

/// A name and a symbol under which notes lie.
struct Folder: Codable, Hashable, Identifiable, Sendable {
  var id = UUID()
  var name = ""
  var symbol = symbols[0]

  static let symbols = ["folder", "house", "briefcase", "book", "leaf", "fork.knife", "airplane", "heart"]
}
