import Foundation
import SwiftUICore
import ViewGraph

/// A height that a sheet can rest at.
///
/// Source: PresentationDetent in SwiftUI's documentation.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier, name: String)
  }

  private let kind: Kind
  private let custom: (@MainActor @Sendable (Context) -> CGFloat?)?

  private init(_ kind: Kind, custom: (@MainActor @Sendable (Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  /// About half of the height that is there.
  public static let medium = PresentationDetent(.medium)
  /// All of it, but for a strip at the top.
  public static let large = PresentationDetent(.large)
  /// A part of the greatest height, from 0 to 1. What is below 0 or no number counts as 0, and what is above 1
  /// as 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction > 0 ? min(fraction, 1) : 0))
  }
  /// A height in points, but no more than there is.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
  /// What a type of the program says.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type), name: "\(type)")) { D.height(in: $0) }
  }

  /// What the height of a custom detent goes by: the greatest height, and the environment of the sheet's
  /// content.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height that a sheet can have, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The height in a window; nil for a custom detent that is not to be used now.
  @MainActor func height(in context: Context) -> CGFloat? {
    let most = context.maxDetentValue
    let height: CGFloat? =
      switch kind {
      case .medium: most / 2
      case .large: most
      case .fraction(let fraction): most * fraction
      case .height(let height): height
      case .custom: custom?(context)
      }
    return height.map { $0 > 0 ? min($0, most) : 0 }
  }

  /// An order among detents of one height, the same in every run.
  var rank: (kind: Int, name: String) {
    switch kind {
    case .medium: (0, "")
    case .large: (1, "")
    case .fraction: (2, "")
    case .height: (3, "")
    case .custom(_, let name): (4, name)
    }
  }

  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A type that says how high a sheet is.
public protocol CustomPresentationDetent {
  /// The height in points; nil where the detent is not to be used in this context.
  @MainActor static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// What the height goes by.
  public typealias Context = PresentationDetent.Context
}
