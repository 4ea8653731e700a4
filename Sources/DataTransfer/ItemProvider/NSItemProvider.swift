import Foundation
import Synchronization

/// A promise of an item that is dragged, copied or pasted: which types of data there are, and how each is got.
///
/// Foundation has none on Linux. What has been promised as data that is there already is handed over within the call that
/// asks for it, on the caller's thread; what a load handler gets later, when and where it says so.
///
/// Source: NSItemProvider in Foundation's documentation.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// How data is asked for.
  public typealias LoadHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private struct Promise {
    let type: UTType
    let visibility: NSItemProviderRepresentationVisibility
    let load: LoadHandler
  }

  private struct State {
    var promises: [Promise] = []
    var suggestedName: String?
  }
  private let state = Mutex(State())

  /// A provider that promises nothing yet.
  public override init() { super.init() }

  /// A provider of an object, as all types of data that the object writes.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of an item of a type: a string, an address or data. Nil, and other items, promise nothing.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let data = (item as? NSData).map({ $0 as Data }) {
      register(UTType(typeIdentifier ?? "") ?? .data, .all) { data }
    } else if let item = item as? any NSItemProviderWriting {
      registerObject(item, visibility: .all)
    }
  }

  /// A provider of a file's content; nil where there is no file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else {
      return nil
    }
    self.init()
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    register(type, .all) { try Data(contentsOf: fileURL) }
    register(.fileURL, .all) { Data(fileURL.absoluteString.utf8) }
  }

  /// What a file with the item would be called; nil where nobody says.
  open var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  // MARK: What there is

  /// The types of data that are promised, each once, the best one first.
  open var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// The types of data that are promised, each once, the best one first.
  open var registeredContentTypes: [UTType] {
    var known: Set<UTType> = []
    return state.withLock { $0.promises.map(\.type) }.filter { known.insert($0).inserted }
  }

  /// The types of data that are promised and conform to a type, the best one first.
  open func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Whether any data of a type is promised, or of one that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map { type in registeredContentTypes.contains { $0.conforms(to: type) } } ?? false
  }

  // MARK: Promising

  /// Promises data of a type.
  ///
  /// - Parameter loadHandler: Gets the data, and calls what it is given with it.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping LoadHandler
  ) {
    guard let type = UTType(typeIdentifier) else { return }
    state.withLock { $0.promises.append(Promise(type: type, visibility: visibility, load: loadHandler)) }
  }

  /// Promises data of a type.
  ///
  /// - Parameter loadHandler: Gets the data, and calls what it is given with it.
  open func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping LoadHandler
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Promises an object, as all types of data that it writes.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let object = HandedOver(object)
    for identifier in object.value.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { done in
        object.value.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: done)
      }
    }
  }

  /// Promises data that is there.
  func register(
    _ type: UTType, _ visibility: NSItemProviderRepresentationVisibility,
    _ data: @escaping @Sendable () throws -> Data
  ) {
    registerDataRepresentation(for: type, visibility: visibility) { done in
      do { done(try data(), nil) } catch { done(nil, error) }
      return nil
    }
  }

  // MARK: Getting

  /// Gets the first data of a type, or of one that conforms to it.
  ///
  /// - Returns: How far it has come.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let promise = UTType(typeIdentifier).flatMap { type in
      state.withLock { $0.promises.first { $0.type.conforms(to: type) } }
    }
    guard let promise else {
      completionHandler(nil, ItemProviderError.nothing(typeIdentifier))
      return progress
    }
    // A program's loader may answer again; whoever has asked is told once.
    let first = FirstResult<Bool>()
    _ = promise.load { data, error in
      guard first.set(true) else { return }
      progress.completedUnitCount = 1
      completionHandler(data, error)
    }
    return progress
  }

  /// Gets the first data of a type, or of one that conforms to it.
  @discardableResult
  open func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Gets the first data of a type as a file, which is there until the handler returns.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        let file = try TransferFile.write(data, UTType(typeIdentifier) ?? .data, name: name)
        defer { TransferFile.remove(file) }
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Gets the first data of a type: an address as an `NSURL`, a text as an `NSString`, all else as `NSData`.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data, let type = UTType(typeIdentifier) else { return completionHandler?(nil, error) ?? () }
      if type.conforms(to: .url), let url = try? URL(address: data) {
        completionHandler?(url as NSURL, nil)
      } else if type.conforms(to: .text), let text = try? String(text: data) {
        completionHandler?(text as NSString, nil)
      } else {
        completionHandler?(data as NSData, nil)
      }
    }
  }

  /// Gets the first data of a type, as the form with a handler does.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<HandedOver<any NSSecureCoding>, any Error>) in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        if let item {
          continuation.resume(returning: HandedOver(item))
        } else {
          continuation.resume(throwing: error ?? ItemProviderError.nothing(typeIdentifier))
        }
      }
    }.value
  }
}

/// Who may get what an item provider promises.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all = 0
  /// The programs of a team.
  case team = 1
  /// The programs of a group.
  case group = 2
  /// The program itself.
  case ownProcess = 3
}

/// Why an item cannot be got.
enum ItemProviderError: Error, CustomStringConvertible {
  case nothing(String)
  case notReadable(String)

  var description: String {
    switch self {
    case .nothing(let type): "no data of the type \(type) is promised"
    case .notReadable(let type): "the data is none that \(type) is read from"
    }
  }
}
