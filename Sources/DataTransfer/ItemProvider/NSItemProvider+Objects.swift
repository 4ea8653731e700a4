import Foundation

/// An object that is written as data, so that an item provider can promise it.
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
  /// The types of data that objects of the class are written as, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types of data that this object is written as, the best one first.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Those of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// An object that is made of data, so that it can be got from an item provider.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The types of data that objects are made of, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data of a type.
  ///
  /// - Throws: Where the data is none that the object is made of.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// A string is written as text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  /// A string is made of any text without markup.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }

  /// Writes the letters in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }

  /// Makes a string of a text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let string = try String(text: data) as NSString as? Self else {
      throw ItemProviderError.notReadable("\(self)")
    }
    return string
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address is written as its text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// An address is made of its text, and of a file's.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// An address; that of a file as one of a file first.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (isFileURL ? [UTType.fileURL.identifier] : []) + Self.writableTypeIdentifiersForItemProvider
  }

  /// Writes the address as a text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Makes an address of a text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let url = try URL(address: data) as NSURL as? Self else {
      throw ItemProviderError.notReadable("\(self)")
    }
    return url
  }
}

// MARK: Objects of a provider

extension NSItemProvider {
  /// Whether an object of a class can be made of what is promised.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    type(readableBy: aClass) != nil
  }

  /// Gets an object of a class, made of the first data that it is made of.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = type(readableBy: aClass) else {
      completionHandler(nil, ItemProviderError.notReadable("\(aClass)"))
      return Progress(totalUnitCount: 1)
    }
    // A class that is read from data has no state of its own.
    let aClass = HandedOver(aClass)
    return loadDataRepresentation(for: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.value.object(withItemProviderData: data, typeIdentifier: type.identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Whether a value of a type can be made of what is promised.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool
  where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Gets a value of a type: a string, or an address.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      guard let object = object as? T._ObjectiveCType else { return completionHandler(nil, error) }
      var value: T?
      _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
      completionHandler(value, value == nil ? ItemProviderError.notReadable("\(T.self)") : nil)
    }
  }

  /// The first type of data that is promised and that objects of a class are made of.
  private func type(readableBy aClass: any NSItemProviderReading.Type) -> UTType? {
    let readable = aClass.readableTypeIdentifiersForItemProvider.compactMap { UTType($0) }
    return registeredContentTypes.first { type in readable.contains { type.conforms(to: $0) } }
  }
}
