import Foundation

/// A value that can be dragged, copied, pasted and shared: it says which types of data stand for it.
///
///     struct Profile: Codable, Transferable {
///       static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .profile)
///         ProxyRepresentation(exporting: \.name)
///       }
///     }
///
/// Those that come first are preferred: who takes the value takes the first that it understands.
///
/// Source: Core Transferable in Apple's documentation.
@preconcurrency public protocol Transferable: Sendable {
  /// How the value is represented. It is inferred from `transferRepresentation`.
  associatedtype Representation: TransferRepresentation
  /// The representations, the best one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One or more ways of turning a value into data and back.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is represented.
  associatedtype Item: Transferable
  /// The representations that one of a program's own consists of.
  associatedtype Body: TransferRepresentation
  /// What the representation consists of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  static func _forms(of representation: Self) -> _TransferForms<Item>
}

extension TransferRepresentation {
  /// The builder of `body` takes no representations of anything else.
  public static func _forms(of representation: Self) -> _TransferForms<Item> {
    Body._forms(of: representation.body) as? _TransferForms<Item> ?? _TransferForms(list: [])
  }
}

/// A representation that consists of no others.
package protocol ListedRepresentation: TransferRepresentation where Body == Never {
  var forms: [TransferForm<Item>] { get }
}

extension ListedRepresentation {
  // Asked for by nobody: the function below takes its place.
  public var body: Never { fatalError("a representation of the package has no body") }
  public static func _forms(of representation: Self) -> _TransferForms<Item> {
    _TransferForms(list: representation.forms)
  }
}

extension Never: Transferable {
  /// There is none.
  // Asked for by nobody: there is no value.
  public static var transferRepresentation: Never { fatalError("there is no value to represent") }
}

extension Never: TransferRepresentation {
  /// There is none.
  public typealias Item = Never
  /// There is none.
  public typealias Body = Never
  public var body: Never { self }
}

/// The types of data that stand for a value, the best one first.
///
/// - Note: Made by the package; a program has no use for it.
public struct _TransferForms<Item: SendableMetatype> {
  package let list: [TransferForm<Item>]
}

/// Who sees a representation of a value that is dragged, copied or shared.
public struct TransferRepresentationVisibility: Sendable, Equatable {
  private let level: Int
  /// Everybody.
  public static let all = TransferRepresentationVisibility(level: 0)
  /// The programs of a team.
  public static let team = TransferRepresentationVisibility(level: 1)
  /// The programs of a group.
  public static let group = TransferRepresentationVisibility(level: 2)
  /// The program itself.
  public static let ownProcess = TransferRepresentationVisibility(level: 3)

  /// Whether those of a visibility see it too.
  func includes(_ other: TransferRepresentationVisibility) -> Bool { level <= other.level }
}

/// Why a value cannot be turned into data, or made of it.
package enum TransferError: Error, CustomStringConvertible {
  case cannotExport(String, as: UTType)
  case cannotImport(String, from: String)
  case noText

  package var description: String {
    switch self {
    case .cannotExport(let type, let form): "\(type) has no representation as \(form)"
    case .cannotImport(let type, let form): "\(type) cannot be made of \(form)"
    case .noText: "the data is no text in UTF-8"
    }
  }
}
