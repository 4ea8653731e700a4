import Foundation
import FoundationPublishers
import OpenCombine

/// A value as data by its own coding: JSON where no other encoder is given.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder, Encoder.Output == Data,
  Decoder.Input == Data
{
  /// There is none: the representation consists of no others.
  public typealias Body = Never
  private let contentType: UTType
  private let encoder: HandedOver<Encoder>
  private let decoder: HandedOver<Decoder>

  /// A representation by an encoder and a decoder of the program's.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    self.contentType = contentType
    self.encoder = HandedOver(encoder)
    self.decoder = HandedOver(decoder)
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// A representation as JSON.
  ///
  /// - Parameter contentType: What the data is called: a type of the program's own, or `.json`.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}

extension CodableRepresentation: ListedRepresentation {
  package var forms: [TransferForm<Item>] {
    [
      TransferForm(
        contentType: contentType,
        export: { [encoder] item, done in done(Result { try encoder.value.encode(item) }) },
        load: { [decoder] data, done in done(Result { try decoder.value.decode(Item.self, from: data) }) })
    ]
  }
}
