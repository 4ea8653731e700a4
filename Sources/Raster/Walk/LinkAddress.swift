/// Which addresses files lead to.
enum LinkAddress {
  /// Longer addresses are left out.
  private static let limit = 8192

  /// Whether an address may stand in a file: printable ASCII, as addresses are, and of a scheme that opens
  /// something and runs nothing.
  static func isSafe(_ address: String) -> Bool {
    guard !address.isEmpty, address.utf8.count <= limit,
      address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f })
    else { return false }
    guard let colon = address.firstIndex(of: ":") else { return true }
    return !["javascript", "vbscript", "data"].contains(address[..<colon].lowercased())
  }
}
