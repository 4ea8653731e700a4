import DataTransfer
import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A button that hands items on to others.
///
///     ShareLink(item: URL(string: "https://www.swift.org")!)
///
/// On Linux there is no sheet of the system with other programs in it: the button opens a menu. "Copy" puts the items on
/// the session's clipboard, in all their types of data. "Open" opens those that are addresses, by the environment's
/// `openURL`. "Mail" opens a mail with the subject, the message and what of the items is text. A preview's title stands
/// above them. In a menu the link is an item that opens another menu.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.clipboard) private var clipboard
  @Environment(\.locale) private var locale

  nonisolated init(
    _ items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }

  /// A link that shares values, each with a preview, with a label of any views.
  ///
  /// - Parameters:
  ///   - items: What is shared. Without any the link takes no input.
  ///   - subject: What a mail is about; nil for nothing.
  ///   - message: What is written before the items in a mail; nil for nothing.
  ///   - preview: What is shown of an item.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, preview, label: label())
  }
}

extension ShareLink {
  /// A link that shares one value with a preview, with a label of any views.
  public nonisolated init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// A link that shares addresses, with a label of any views.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL {
    self.init(items, subject, message, nil, label: label())
  }

  /// A link that shares strings, with a label of any views.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String {
    self.init(items, subject, message, nil, label: label())
  }

  /// A link that shares an address, with a label of any views.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, label: label())
  }

  /// A link that shares a string, with a label of any views.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, label: label())
  }
}

extension ShareLink: View {
  public var body: some View {
    Menu {
      Section {
        Button("Copy", systemImage: "doc.on.doc") { clipboard.items = items.map { .of($0) } }
        if !addresses.isEmpty {
          Button("Open", systemImage: "safari") { for address in addresses { openURL(address) } }
        }
        if let mail { Button("Mail", systemImage: "envelope") { openURL(mail) } }
      } header: {
        if let first = items.first, let preview { ShareHeader(preview: preview(first)) }
      }
    } label: {
      label
    }
    .menuIndicator(.hidden)
    .disabled(items.isEmpty)
  }

  private var addresses: [URL] { items.compactMap { $0 as? URL } }

  /// The address of a mail; nil where none of the items is text.
  private var mail: URL? {
    let texts = items.compactMap { item in
      (item as? URL)?.absoluteString
        ?? NSItemProvider.of(item).dataAtOnce(.plainText).flatMap { String(data: $0, encoding: .utf8) }
    }
    guard !texts.isEmpty else { return nil }
    var parts = URLComponents()
    parts.scheme = "mailto"
    let words = ([message.map(plain)].compactMap(\.self) + texts).joined(separator: "\n")
    parts.queryItems =
      (subject.map { [URLQueryItem(name: "subject", value: plain($0))] } ?? [])
      + [URLQueryItem(name: "body", value: words)]
    return parts.url
  }

  private func plain(_ text: Text) -> String { text.string(locale) }
}

/// What is shared, above the items of the menu.
private struct ShareHeader<Picture: Transferable, Icon: Transferable>: View {
  let preview: SharePreview<Picture, Icon>

  var body: some View {
    HStack(spacing: 6) {
      if let picture = preview.image as? Image ?? preview.icon as? Image {
        picture.resizable().scaledToFit().frame(width: 16, height: 16)
      }
      preview.title
    }
  }
}

/// The usual label of a link that shares: a symbol with a title.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  nonisolated init(_ title: Text) { self.title = title }

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
