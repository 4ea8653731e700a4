import DataTransfer
import Foundation
import Testing

extension UTType {
  fileprivate static let card = UTType(exportedAs: "test.card", conformingTo: .json)
}

private struct Card: Codable, Equatable, Transferable {
  var name: String
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .card)
    DataRepresentation(exportedContentType: .commaSeparatedText) { card in
      await Task.yield()
      return Data("\(card.name),\(card.isSecret)".utf8)
    }
    ProxyRepresentation(exporting: \.name)
      .exportingCondition { !$0.isSecret }
      .suggestedFileName { $0.name }
  }
}

private struct Paper: Equatable, Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .rtf) { paper in
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try Data(paper.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Paper(text: try String(contentsOf: received.file, encoding: .utf8) + "!")
    }
    .visibility(.ownProcess)
  }
}

@Suite("Values that are handed over")
struct TransferableTests {
  @Test("a value has the types of its representations, in order, and those of its proxy")
  func types() {
    let card = Card(name: "Ada")
    #expect(card.exportedContentTypes() == [.card, .commaSeparatedText, .utf8PlainText])
    #expect(Card.importedContentTypes() == [.card])
    #expect(String.importedContentTypes() == [.utf8PlainText, .plainText])
  }

  @Test("a value can be handed to another thread")
  func sendable() {
    func send<Value: Transferable>(_ value: Value) -> any Sendable { value }
    #expect(send("a") as? String == "a")
  }

  @Test("a representation with a condition is there only where that holds")
  func condition() async throws {
    let card = Card(name: "Eve", isSecret: true)
    #expect(!card.exportedContentTypes().contains(.utf8PlainText))
    #expect(Card.exportedContentTypes().contains(.utf8PlainText))
    // A type that conforms to the one that is asked for will do.
    #expect(try await card.exported(as: .plainText) == Data("Eve,true".utf8))
    await #expect(throws: (any Error).self) { try await card.exported(as: .png) }
  }

  @Test("coding leads there and back")
  func coding() async throws {
    let card = Card(name: "Grace", isSecret: true)
    let data = try await card.exported(as: .card)
    #expect(try await Card(importing: data, contentType: .card) == card)
    await #expect(throws: (any Error).self) { try await Card(importing: data, contentType: .png) }
    await #expect(throws: (any Error).self) { try await Card(importing: Data([1]), contentType: .card) }
  }

  @Test("a file is written and read, and gone afterwards; it is called as the value suggests")
  func files() async throws {
    let data = try await Paper(text: "a").exported(as: .rtf)
    #expect(data == Data("a".utf8))
    #expect(try await Paper(importing: data, contentType: nil) == Paper(text: "a!"))
    #expect(Paper.exportedContentTypes(.all).isEmpty && Paper.exportedContentTypes(.ownProcess) == [.rtf])
    let file = try await Card(name: "x/../y").withExportedFile(contentType: .utf8PlainText) { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == "x/../y")
      return file
    }
    #expect(file.lastPathComponent == "x:..:y")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("texts, data, addresses and attributed strings lead there and back")
  func foundation() async throws {
    #expect(try await String(importing: "ä".exported(as: .text), contentType: .utf8PlainText) == "ä")
    #expect(try await String(importing: Data([0xff, 0xfe, 0x41, 0]), contentType: .plainText) == "A")
    await #expect(throws: (any Error).self) {
      try await String(importing: Data([0xc3]), contentType: .plainText)
    }
    #expect(try await Data(importing: Data([1, 2]), contentType: .png) == Data([1, 2]))
    let file = URL(filePath: "/tmp/a b")
    #expect(file.exportedContentTypes() == [.fileURL, .url])
    #expect(try await URL(importing: file.exported(as: .url), contentType: .fileURL) == file)
    let text = AttributedString("bold")
    #expect(
      try await AttributedString(importing: Data("plain".utf8), contentType: .plainText)
        == AttributedString("plain"))
    #expect(try await text.exported(as: .text) == Data("bold".utf8))
  }
}

@Suite("Promises of items")
struct ItemProviderTests {
  @Test("a type that is promised twice is told once")
  func once() {
    let provider = NSItemProvider()
    for _ in 0..<2 {
      provider.registerDataRepresentation(for: .png, visibility: .all) { done in
        done(Data(), nil)
        return nil
      }
    }
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
  }

  @Test("a string is promised as text, and got at once")
  func text() throws {
    let provider = NSItemProvider(object: "hello" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: NSString.self) && provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    nonisolated(unsafe) var found: [String] = []
    provider.loadObject(ofClass: String.self) { text, _ in found.append(text ?? "none") }
    provider.loadObject(ofClass: NSString.self) { text, _ in
      found.append((text as? NSString) as String? ?? "none")
    }
    provider.loadItem(forTypeIdentifier: "public.text") { item, _ in
      found.append((item as? NSString) as String? ?? "none")
    }
    #expect(found == ["hello", "hello", "hello"])
  }

  @Test("what is not promised is an error, told at once")
  func missing() {
    let provider = NSItemProvider()
    nonisolated(unsafe) var failures = 0
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
      failures += error == nil ? 0 : 1
    }
    provider.loadObject(ofClass: URL.self) { _, error in failures += error == nil ? 0 : 1 }
    provider.loadTransferable(type: String.self) { if case .failure = $0 { failures += 1 } }
    #expect(failures == 3)
  }

  @Test("a value is promised in all its forms, and got as another type that one of them makes")
  func values() {
    let provider = NSItemProvider()
    provider.register(Card(name: "Ada"))
    #expect(provider.registeredContentTypes == [.card, .commaSeparatedText, .utf8PlainText])
    #expect(provider.suggestedName == "Ada")
    nonisolated(unsafe) var card: Card?
    provider.loadTransferable(type: Card.self) { card = try? $0.get() }
    #expect(card == Card(name: "Ada"))
    #expect(provider.canLoad(String.self) && !provider.canLoad(URL.self))
  }

  @Test("a loader that answers again is not heard again")
  func twice() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .utf8PlainText) { done in
      done(Data("first".utf8), nil)
      done(Data("second".utf8), nil)
      done(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    let item = try await provider.loadItem(forTypeIdentifier: "public.text")
    #expect((item as? NSString) as String? == "first")
    nonisolated(unsafe) var found: [String] = []
    provider.loadObject(ofClass: String.self) { text, _ in found.append(text ?? "none") }
    #expect(found == ["first"])
    let failing = NSItemProvider()
    failing.registerDataRepresentation(for: .utf8PlainText) { done in
      done(nil, CocoaError(.fileNoSuchFile))
      done(Data("late".utf8), nil)
      return nil
    }
    await #expect(throws: CocoaError.self) {
      _ = try await failing.loadItem(forTypeIdentifier: "public.text")
    }
  }

  @Test("several that answer twice are still awaited, each of them") @MainActor
  func severalTwice() async {
    func provider(_ text: String, later: Bool) -> NSItemProvider {
      let provider = NSItemProvider()
      provider.registerDataRepresentation(for: .utf8PlainText) { done in
        let answer: @Sendable () -> Void = {
          done(Data(text.utf8), nil)
          done(Data(text.utf8), nil)
        }
        if later { Task { @MainActor in answer() } } else { answer() }
        return nil
      }
      return provider
    }
    var texts: [String] = []
    await withCheckedContinuation { continuation in
      ItemLoading<String>([provider("a", later: false), provider("b", later: true)]) {
        texts = $0
        continuation.resume()
      }
    }
    #expect(texts == ["a", "b"])
  }

  @Test("several are got in their order, though one comes later") @MainActor
  func several() async {
    let cards = [Card(name: "a", isSecret: true), Card(name: "b")]
    // Of the first there is a text only as a table, which has to be waited for.
    var names: [String] = []
    await withCheckedContinuation { continuation in
      ItemLoading<String>(cards.map { NSItemProvider.of($0) }) {
        names = $0
        continuation.resume()
      }
    }
    #expect(names == ["a,true", "b"] || names == ["a,true", "b,false"])
  }
}
