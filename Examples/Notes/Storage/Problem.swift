import Foundation

/// What went wrong with files, in words for the user.
enum Problem: LocalizedError, Equatable {
  case damaged(keptAs: URL)
  case cannotWrite(URL, reason: String)
  case noPicture

  var errorDescription: String? {
    switch self {
    case .damaged: "The library could not be read"
    case .cannotWrite(let file, _): "“\(file.lastPathComponent)” could not be saved"
    case .noPicture: "This is not a picture"
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .damaged(let copy):
      "The file is kept as “\(copy.lastPathComponent)”. You begin with an empty library."
    case .cannotWrite(_, let reason): reason
    case .noPicture: "Choose a PNG or JPEG file."
    }
  }
}
