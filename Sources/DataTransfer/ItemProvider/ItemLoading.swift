import Foundation
import Synchronization

/// A result that comes once, perhaps from another thread.
final class FirstResult<Value>: Sendable {
  private let state = Mutex<HandedOver<Value?>>(HandedOver(nil))

  var value: Value? { state.withLock { $0 }.value }

  /// Answers whether the value is the one that counts: the first that is not nil.
  @discardableResult
  func set(_ value: Value?) -> Bool {
    let value = HandedOver(value)
    return state.withLock {
      guard $0.value == nil else { return false }
      $0 = value
      return value.value != nil
    }
  }
}

/// The values of several providers, in their order, once all have come. Providers whose value cannot be had are left out.
@MainActor
package final class ItemLoading<Item: Transferable> {
  private var found: [Item?]
  private var missing: Int
  private var done: (([Item]) -> Void)?

  /// Gets the values of the providers that have one. The closure runs on the main actor: before the initializer returns
  /// where all values are there at once, else later.
  @discardableResult
  package init(_ providers: [NSItemProvider], _ done: @escaping ([Item]) -> Void) {
    let providers = providers.filter { $0.canLoad(Item.self) }
    found = Array(repeating: nil, count: providers.count)
    missing = providers.count
    self.done = done
    if providers.isEmpty { finish() }
    // What comes within the call comes on this thread, wherever the main actor runs at the moment.
    let start = HandedOver(Start())
    for (index, provider) in providers.enumerated() {
      provider.loadTransferable(type: Item.self) { result in
        let item = HandedOver(try? result.get())
        if start.value.isNow {
          MainActor.assumeIsolated { self.take(item.value, at: index) }
        } else {
          Task { @MainActor in self.take(item.value, at: index) }
        }
      }
    }
    start.value.isOver = true
  }

  /// Tells whether somebody is still within the call that has made it.
  private final class Start {
    private let thread = pthread_self()
    /// Written and read on that thread alone.
    var isOver = false
    var isNow: Bool { pthread_equal(pthread_self(), thread) != 0 && !isOver }
  }

  /// The same for the closures of views, which run on the main actor though their types do not say so.
  package nonisolated static func load(_ providers: [NSItemProvider], _ done: @escaping ([Item]) -> Void) {
    let parts = HandedOver((providers, done))
    MainActor.assumeIsolated { _ = ItemLoading(parts.value.0, parts.value.1) }
  }

  private func take(_ item: Item?, at index: Int) {
    found[index] = item
    missing -= 1
    if missing == 0 { finish() }
  }

  private func finish() {
    let done = done
    self.done = nil
    done?(found.compactMap(\.self))
  }
}
