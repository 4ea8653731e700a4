import Foundation
import OpenCombine

/// Puts the representations of a value in order, the best one first.
@resultBuilder
public struct TransferRepresentationBuilder<Item> where Item: Transferable {
  /// A representation by the type's own coding.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

  /// Any other representation.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: TransferRepresentation, Content.Item == Item { content }

  /// The first representation.
  public static func buildPartialBlock<Content>(first content: Content) -> Content
  where Content: TransferRepresentation, Content.Item == Item { content }

  /// Those before, and one more.
  public static func buildPartialBlock<First, Next>(
    accumulated: First, next: Next
  ) -> _TransferRepresentationPair<First, Next>
  where
    First: TransferRepresentation, Next: TransferRepresentation, First.Item == Item, Next.Item == Item
  { _TransferRepresentationPair(first: accumulated, next: next) }
}

/// Representations one after the other.
public struct _TransferRepresentationPair<First, Next>: ListedRepresentation
where First: TransferRepresentation, Next: TransferRepresentation, First.Item == Next.Item {
  public typealias Item = First.Item
  public typealias Body = Never
  let first: First
  let next: Next
  package var forms: [TransferForm<Item>] { First._forms(of: first).list + Next._forms(of: next).list }
}

/// A representation whose forms are changed.
public struct _AdjustedRepresentation<Content>: ListedRepresentation where Content: TransferRepresentation {
  public typealias Item = Content.Item
  public typealias Body = Never
  let content: Content
  let adjust: @Sendable (inout TransferForm<Content.Item>) -> Void

  package var forms: [TransferForm<Item>] {
    Content._forms(of: content).list.map { form in
      var form = form
      adjust(&form)
      return form
    }
  }
}

extension TransferRepresentation {
  /// Offers the representation only for values that a condition holds for. It is asked when the value is handed over.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    _AdjustedRepresentation(content: self) { form in
      let before = form.condition
      form.condition = { before($0) && condition($0) }
    }
  }

  /// Sets who sees the representation. On this host nothing leaves the program but through the clipboard of a host, which
  /// gets what is for `all`.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    _AdjustedRepresentation(content: self) { $0.visibility = visibility }
  }

  /// Says what a file with the value is called. The extension is added where the name has none.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    _AdjustedRepresentation(content: self) { $0.fileName = { _ in fileName } }
  }

  /// Says what a file with the value is called, by the value; nil for no name in particular.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    _AdjustedRepresentation(content: self) { $0.fileName = fileName }
  }
}
