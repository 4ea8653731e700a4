import DataTransfer
import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A button that takes what is on the session's clipboard.
///
/// It takes input while there is something that it can take. It is called "Paste", with a symbol where `labelStyle(_:)`
/// shows one: bordered on the desktop, on a plate of the tint on a phone.
public struct PasteButton {
  /// Whether there is anything to take among the items.
  private let canTake: ([NSItemProvider]) -> Bool
  private let take: ([NSItemProvider]) -> Void
  @Environment(\.clipboard) private var clipboard
  @Environment(\.platformProfile) private var profile

  /// A button that takes values of a type.
  ///
  /// - Parameter onPaste: Takes the values once all have come; it does not run where there are none.
  public nonisolated init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {
    canTake = { $0.contains { $0.canLoad(T.self) } }
    take = { items in
      ItemLoading<T>.load(items) { values in
        if !values.isEmpty { onPaste(values) }
      }
    }
  }

  /// A button that takes items with data of some types.
  public nonisolated init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    self.init(supportedContentTypes: supportedContentTypes, validator: { $0 }, payloadAction: payloadAction)
  }

  /// A button that takes what a validator makes of items with data of some types.
  ///
  /// - Parameter validator: Answers nil where it can make nothing of the items: the button takes no input then.
  public nonisolated init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    let payload = { (items: [NSItemProvider]) -> Payload? in
      let items = items.conforming(to: supportedContentTypes)
      return items.isEmpty ? nil : validator(items)
    }
    canTake = { payload($0) != nil }
    take = { items in if let payload = payload(items) { payloadAction(payload) } }
  }

  /// A button that takes items with data of some types, by their identifiers.
  @available(*, deprecated, message: "Use init(supportedContentTypes:payloadAction:) instead.")
  public nonisolated init(
    supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    self.init(
      supportedContentTypes: supportedTypes.compactMap { UTType($0) }, payloadAction: payloadAction)
  }
}

extension PasteButton: View {
  public var body: some View {
    if profile == .phone {
      button.buttonStyle(.borderedProminent)
    } else {
      button.buttonStyle(.bordered)
    }
  }

  @MainActor private var button: some View {
    Button {
      take(clipboard.items)
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .disabled(!canTake(clipboard.items))
  }
}
