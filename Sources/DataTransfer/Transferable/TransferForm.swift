import Foundation

/// One type of data that stands for a value: how it is made, and how a value is made of it.
///
/// What can be done at once is: the completion has run when the call returns, so that a drop in a test is over with the
/// event. Only what a program has written with `await` comes later, from a task.
package struct TransferForm<Item: SendableMetatype>: Sendable {
  package typealias Completion<Value> = @Sendable (Result<Value, any Error>) -> Void

  package var contentType: UTType
  package var visibility = TransferRepresentationVisibility.all
  /// Nil where the value is only made of such data.
  package var export: (@Sendable (Item, @escaping Completion<Data>) -> Void)?
  /// Nil where such data is only made of the value.
  package var load: (@Sendable (Data, @escaping Completion<Item>) -> Void)?
  package var condition: @Sendable (Item) -> Bool = { _ in true }
  /// What a file with the data is called; nil where nobody says.
  package var fileName: @Sendable (Item) -> String? = { _ in nil }
}

/// A value on its way from one thread to another, of whoever had it to whoever gets it.
struct HandedOver<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// What is worked out in a task of its own.
func waiting<Input: SendableMetatype, Output: SendableMetatype>(
  _ work: @escaping @Sendable (Input) async throws -> Output
) -> @Sendable (Input, @escaping @Sendable (Result<Output, any Error>) -> Void) -> Void {
  { input, done in
    let input = HandedOver(input)
    Task {
      do { done(.success(try await work(input.value))) } catch { done(.failure(error)) }
    }
  }
}

extension Transferable {
  /// The types of data that stand for the value, the best one first.
  package static var forms: [TransferForm<Self>] {
    // The builder of `transferRepresentation` takes no representations of anything else.
    (Representation._forms(of: transferRepresentation) as? _TransferForms<Self>)?.list ?? []
  }
}

// MARK: What a program asks

extension Transferable {
  /// The types of data that values of the type can be turned into, the best one first.
  ///
  /// - Parameter visibility: Only what those see.
  public static func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    forms.filter { $0.export != nil && $0.visibility.includes(visibility) }.map(\.contentType)
  }

  /// The types of data that this value can be turned into at the moment, the best one first.
  ///
  /// - Parameter visibility: Only what those see.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    Self.forms.filter { $0.export != nil && $0.visibility.includes(visibility) && $0.condition(self) }
      .map(\.contentType)
  }

  /// The types of data that values of the type can be made of, the best one first.
  public static func importedContentTypes() -> [UTType] {
    forms.filter { $0.load != nil }.map(\.contentType)
  }

  /// The name that a file with the value would have; nil where the type suggests none.
  public var suggestedFilename: String? { Self.forms.lazy.compactMap { $0.fileName(self) }.first }

  /// Turns the value into data of a type.
  ///
  /// - Throws: Where it has no such representation at the moment; what the representation throws.
  public func exported(as contentType: UTType) async throws -> Data {
    let form = Self.forms.first {
      $0.export != nil && $0.contentType.conforms(to: contentType) && $0.condition(self)
    }
    guard let export = form?.export else {
      throw TransferError.cannotExport("\(Self.self)", as: contentType)
    }
    return try await withCheckedThrowingContinuation { continuation in
      export(self) { continuation.resume(with: $0) }
    }
  }

  /// Makes a value of data.
  ///
  /// - Parameter contentType: What the data is; nil for the first type that the value can be made of.
  /// - Throws: Where no value is made of such data; what the representation throws.
  public init(importing data: Data, contentType: UTType?) async throws {
    let form = Self.forms.first { form in
      form.load != nil && contentType.map { $0.conforms(to: form.contentType) } ?? true
    }
    guard let load = form?.load else {
      throw TransferError.cannotImport("\(Self.self)", from: contentType?.identifier ?? "data")
    }
    self = try await withCheckedThrowingContinuation { continuation in
      load(data) { result in continuation.resume(with: result.map { HandedOver($0) }) }
    }.value
  }

  /// Makes a value of the content of a file.
  ///
  /// - Parameter contentType: What the file holds; nil for what its extension says.
  /// - Throws: Where the file cannot be read, or no value is made of such data; what the representation throws.
  public init(importing fileURL: URL, contentType: UTType?) async throws {
    let type = contentType ?? UTType(filenameExtension: fileURL.pathExtension)
    try await self.init(importing: try Data(contentsOf: fileURL), contentType: type)
  }

  /// Writes the value to a file for as long as a closure works with it.
  ///
  /// - Parameter contentType: What the file is to hold; nil for the value's first representation.
  /// - Throws: Where the value has no such representation, or the file cannot be written; what the closure throws.
  public func withExportedFile<Result>(
    contentType: UTType? = nil, fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    let type = contentType ?? exportedContentTypes().first ?? .data
    let data = try await exported(as: type)
    let file = try TransferFile.write(data, type, name: suggestedFilename)
    defer { TransferFile.remove(file) }
    return try await fileHandler(file)
  }
}
