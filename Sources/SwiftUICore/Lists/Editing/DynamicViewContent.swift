import DataTransfer
import Foundation
import ViewGraph

/// Views made from the elements of a collection, of which a list can let the user delete, move and insert
/// elements.
///
/// A `ForEach`, and what modifiers make of one. The actions below say what happens to the data; the program changes it, and
/// the views follow. They take effect in a `List`, each for the rows of the loop that it is applied to.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection that the views are made from.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection that the views are made from.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Sets what happens when the user deletes rows of a list that are made from the data.
  ///
  /// Of several such actions the inmost holds.
  ///
  /// - Parameter action: Gets the offsets of the elements that the rows were made from, and removes these elements from the
  ///   data. Nil for rows that cannot be deleted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(LoopActionModifier(action: .delete(action)))
  }

  /// Sets what happens when the user moves rows of a list that are made from the data.
  ///
  /// Of several such actions the inmost holds.
  ///
  /// - Parameter action: Gets the offsets of the elements that the rows were made from, and the offset of the element before
  ///   which they are to stand, counted before anything has moved; the number of elements for the end. Nil for rows that
  ///   cannot be moved.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(LoopActionModifier(action: .move(action)))
  }

  /// Sets what happens when something is dropped between rows of a list that are made from the data.
  ///
  /// Several such actions add up: the inmost that accepts what is dragged takes it.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data of which an item must have one. Other items are left out.
  ///   - action: Gets the offset at which the elements are to be inserted, and the items.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(LoopActionModifier(action: .insert(ItemInsertion(types: supportedContentTypes, action: action))))
  }

  /// Sets what happens when something is dropped between rows of a list that are made from the data, by the identifiers of
  /// types.
  @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
  }

  /// Sets what happens when values of a type are dropped between rows of a list that are made from the data.
  ///
  /// Several such actions add up: the inmost that accepts what is dragged takes it.
  ///
  /// - Parameters:
  ///   - payloadType: Drags without such values go by.
  ///   - action: Gets the values and the offset at which they are to be inserted. It runs with the drop where the values are
  ///     there at once, else when they have come.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent where T: Transferable {
    modifier(LoopActionModifier(action: .insert(ValueInsertion<T>(action: action))))
  }
}

/// Rows that are made from data, of a table.
extension View {
  /// Takes items with data of some types that are dropped between the rows.
  package nonisolated func insertingRows(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some View {
    modifier(LoopActionModifier(action: .insert(ItemInsertion(types: types, action: action))))
  }

  /// Takes values of a type that are dropped between the rows.
  package nonisolated func insertingRows<T: Transferable>(
    for type: T.Type, perform action: @escaping ([T], Int) -> Void
  ) -> some View {
    modifier(LoopActionModifier(action: .insert(ValueInsertion<T>(action: action))))
  }
}
