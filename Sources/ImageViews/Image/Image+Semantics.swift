import Foundation

extension Image: SemanticsLeaf {
  /// An image is called what the program says, else by its name. One that is decorative, or has neither, is left out.
  ///
  /// The name of a symbol is read as words: "heart fill". Apple's symbols have descriptions of their own, which are in
  /// no document.
  package nonisolated func describe(_ semantics: inout Semantics, _ context: SemanticsContext) {
    guard !isDecorative, let name = label.map({ $0.string(context) }) ?? nameOfSource, !name.isEmpty else {
      return
    }
    semantics.role = .image
    semantics.label = name
  }

  private nonisolated var nameOfSource: String? {
    switch source {
    case .symbol(let name): name.split(separator: ".").joined(separator: " ")
    case .resource(let name, _): name
    case .pixels, .photograph, .drawing: nil
    }
  }
}
