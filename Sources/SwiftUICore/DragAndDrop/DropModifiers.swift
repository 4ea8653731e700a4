import DataTransfer
import Foundation
import ViewGraph

extension View {
  /// Takes values of a type that are dropped on the view.
  ///
  /// - Parameters:
  ///   - payloadType: Drags with other items go by; views around may take them.
  ///   - action: Takes the values and the place in the view's coordinates, and answers whether it has used them. It runs
  ///     with the drop where the values are there at once, else when they have come.
  ///   - isTargeted: Runs with true when such a drag comes over the view, and with false when it leaves or is dropped.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable {
    modifier(
      DropTarget(
        ValueDrop<T>(targeted: isTargeted) { items, drop in action(items, drop.location) }))
  }

  /// Takes values of a type that are dropped on the view, where it is enabled.
  ///
  /// - Parameter action: Takes the values, and what is known of the drop.
  public nonisolated func dropDestination<T>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View where T: Transferable {
    modifier(
      DropTarget(
        isEnabled: isEnabled,
        ValueDrop<T>(targeted: { _ in }) { items, drop in
          action(items, DropSession(drop, .ended(drop.operation)))
          return true
        }))
  }

  /// Runs an action with each change of a drag over the nearest target of drops inside.
  public nonisolated func onDropSessionUpdated(
    _ onUpdate: @escaping (DropSession) -> Void
  ) -> some View {
    modifier(DropObserver(updated: onUpdate))
  }

  /// Says what the nearest target of drops inside does with a drag: asked whenever that moves. What is forbidden cannot be
  /// dropped; an operation that the source does not allow is a copy.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    modifier(DropObserver(configuration: configuration))
  }

  /// Takes items with data of some types that are dropped on the view.
  ///
  /// - Parameters:
  ///   - isTargeted: True while such a drag is over the view.
  ///   - action: Takes the items with such data, and answers whether it uses them.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Takes items with data of some types that are dropped on the view, with the place in the view's coordinates.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropTarget(
        ItemDrop(
          types: supportedContentTypes, targeted: { isTargeted?.wrappedValue = $0 },
          action: { action($0, $1.location) })))
  }

  /// Takes items with data of some types as a delegate has it.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(DropTarget(DelegateDrop(types: supportedContentTypes, delegate: delegate)))
  }

  /// Takes items with data of some types, by their identifiers.
  @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Takes items with data of some types, by their identifiers, with the place in the view's coordinates.
  @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Takes items with data of some types, by their identifiers, as a delegate has it.
  @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }
}

/// Takes values of a type.
private struct ValueDrop<Item: Transferable> {
  let targeted: (Bool) -> Void
  let action: ([Item], DropContext) -> Bool

  nonisolated init(targeted: @escaping (Bool) -> Void, action: @escaping ([Item], DropContext) -> Bool) {
    self.targeted = targeted
    self.action = action
  }
}

extension ValueDrop: DropHandling {
  func accepts(_ drop: DropContext) -> Bool { drop.items.contains { $0.canLoad(Item.self) } }
  func entered(_ drop: DropContext) { targeted(true) }
  func updated(_ drop: DropContext) -> DropOperation? { .copy }
  func exited(_ drop: DropContext) { targeted(false) }
  func ended(_ drop: DropContext) { targeted(false) }

  func perform(_ drop: DropContext, _ done: @escaping @MainActor (Bool) -> Void) -> Bool {
    // Until the values have come, they count as taken.
    var isTaken = true
    ItemLoading<Item>(drop.items) { items in
      isTaken = !items.isEmpty && action(items, drop)
      done(isTaken)
    }
    return isTaken
  }
}

/// Takes items with data of some types.
private struct ItemDrop {
  let types: [UTType]
  let targeted: (Bool) -> Void
  let action: ([NSItemProvider], DropContext) -> Bool

  nonisolated init(
    types: [UTType], targeted: @escaping (Bool) -> Void,
    action: @escaping ([NSItemProvider], DropContext) -> Bool
  ) {
    self.types = types
    self.targeted = targeted
    self.action = action
  }
}

extension ItemDrop: DropHandling {
  func accepts(_ drop: DropContext) -> Bool { !drop.items.conforming(to: types).isEmpty }
  func entered(_ drop: DropContext) { targeted(true) }
  func updated(_ drop: DropContext) -> DropOperation? { .copy }
  func exited(_ drop: DropContext) { targeted(false) }
  func ended(_ drop: DropContext) { targeted(false) }

  func perform(_ drop: DropContext, _ done: @escaping @MainActor (Bool) -> Void) -> Bool {
    let isTaken = action(drop.items.conforming(to: types), drop)
    done(isTaken)
    return isTaken
  }
}
