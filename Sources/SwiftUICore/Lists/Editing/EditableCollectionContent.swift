import Foundation
import ViewGraph

/// The views of one element of a collection that the user can edit by its rows in a list. A program has no use for it.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let data: Binding<Data>
  let actions: EditActions<Data>
}

extension EditableCollectionContent: View where Content: View {
  public var body: some View {
    content.modifier(LoopActionModifier(action: actions.action(on: data)))
  }
}

extension EditActions {
  /// The actions on the collection of a binding. What the collection's type cannot do is not among them.
  fileprivate func action(on data: Binding<Data>) -> LoopAction {
    var delete: ((IndexSet) -> Void)?
    if allowsDeletion, Data.self is any RangeReplaceableCollection.Type {
      delete = { data.wrappedValue = Self.removing($0, from: data.wrappedValue) }
    }
    var move: ((IndexSet, Int) -> Void)?
    if allowsMove, Data.self is any MutableCollection.Type {
      move = { data.wrappedValue = Self.moving($0, to: $1, in: data.wrappedValue) }
    }
    return .synthesized(delete: delete, move: move)
  }

  private static func removing(_ offsets: IndexSet, from data: Data) -> Data {
    func remaining<C: RangeReplaceableCollection>(_ collection: C) -> Any {
      var copy = collection
      copy.remove(atOffsets: offsets)
      return copy
    }
    guard let collection = data as? any RangeReplaceableCollection else { return data }
    return remaining(collection) as? Data ?? data
  }

  private static func moving(_ offsets: IndexSet, to destination: Int, in data: Data) -> Data {
    func reordered<C: MutableCollection>(_ collection: C) -> Any {
      var copy = collection
      copy.move(fromOffsets: offsets, toOffset: destination)
      return copy
    }
    guard let collection = data as? any MutableCollection else { return data }
    return reordered(collection) as? Data ?? data
  }
}
