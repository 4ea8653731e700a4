import Foundation

/// A value by another one that stands for it: a profile by its name.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation
where Item: Transferable, ProxyRepresentation: Transferable {
  /// There is none: the representation consists of no others.
  public typealias Body = Never
  package let forms: [TransferForm<Item>]

  private typealias Export =
    @Sendable (Item, @escaping TransferForm<Item>.Completion<ProxyRepresentation>) -> Void
  private typealias Load =
    @Sendable (ProxyRepresentation, @escaping TransferForm<Item>.Completion<Item>) -> Void

  private init(export: Export?, load: Load?) {
    forms = ProxyRepresentation.forms.compactMap { proxy in
      var form = TransferForm<Item>(contentType: proxy.contentType, visibility: proxy.visibility)
      if let export, let write = proxy.export {
        form.export = { item, done in
          export(item) { result in
            switch result {
            case .success(let proxy): write(proxy, done)
            case .failure(let error): done(.failure(error))
            }
          }
        }
      }
      if let load, let read = proxy.load {
        form.load = { data, done in
          read(data) { result in
            switch result {
            case .success(let proxy): load(proxy, done)
            case .failure(let error): done(.failure(error))
            }
          }
        }
      }
      return form.export == nil && form.load == nil ? nil : form
    }
  }

  /// A proxy in both directions.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(
      export: { item, done in done(Result { try exporting(item) }) },
      load: { proxy, done in done(Result { try importing(proxy) }) })
  }

  /// A proxy that the value is only handed over by.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init(export: { item, done in done(Result { try exporting(item) }) }, load: nil)
  }

  /// A proxy that values are only made of.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(export: nil, load: { proxy, done in done(Result { try importing(proxy) }) })
  }

  /// A proxy in both directions that has to be waited for.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.init(export: waiting(exporting), load: waiting(importing))
  }

  /// A proxy that has to be waited for, and that the value is only handed over by.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(export: waiting(exporting), load: nil)
  }

  /// A proxy that has to be waited for, and that values are only made of.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(export: nil, load: waiting(importing))
  }
}

extension ProxyRepresentation: ListedRepresentation {}
