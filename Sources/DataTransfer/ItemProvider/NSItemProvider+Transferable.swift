import Foundation

extension NSItemProvider {
  /// Promises a value, as all types of data that it can be turned into at the moment.
  public func register<T>(_ transferable: @autoclosure () -> T) where T: Transferable {
    let value = HandedOver(transferable())
    if suggestedName == nil { suggestedName = value.value.suggestedFilename }
    for form in T.forms where form.condition(value.value) {
      guard let export = form.export else { continue }
      registerDataRepresentation(for: form.contentType, visibility: form.visibility.ofProvider) { done in
        export(value.value) { result in
          switch result {
          case .success(let data): done(data, nil)
          case .failure(let error): done(nil, error)
          }
        }
        return nil
      }
    }
  }

  /// Gets a value, made of the first data that it is made of.
  @discardableResult
  public func loadTransferable<T>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress where T: Transferable {
    guard let (form, type) = readable(T.self), let load = form.load else {
      completionHandler(.failure(ItemProviderError.notReadable("\(T.self)")))
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(for: type) { data, error in
      guard let data else {
        return completionHandler(.failure(error ?? ItemProviderError.nothing(type.identifier)))
      }
      load(data, completionHandler)
    }
  }

  /// Whether a value of a type can be made of what is promised.
  package func canLoad<T: Transferable>(_: T.Type) -> Bool { readable(T.self) != nil }

  /// A provider of a value.
  package static func of(_ value: some Transferable) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(value)
    return provider
  }

  /// What is promised as data that is there already; nil for what has to be waited for.
  package func dataAtOnce(_ type: UTType) -> Data? {
    let found = FirstResult<Data>()
    loadDataRepresentation(for: type) { data, _ in found.set(data) }
    return found.value
  }

  private func readable<T: Transferable>(_: T.Type) -> (TransferForm<T>, UTType)? {
    let types = registeredContentTypes
    for form in T.forms where form.load != nil {
      if let type = types.first(where: { $0.conforms(to: form.contentType) }) { return (form, type) }
    }
    return nil
  }
}

extension TransferRepresentationVisibility {
  fileprivate var ofProvider: NSItemProviderRepresentationVisibility {
    switch self {
    case .team: .team
    case .group: .group
    case .ownProcess: .ownProcess
    default: .all
    }
  }
}
