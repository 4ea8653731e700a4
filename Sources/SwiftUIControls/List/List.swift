import Foundation
import SwiftUICore
import ViewGraph

/// Rows under each other, with lines between them, that scroll.
///
/// Takes the size that it is proposed. Rows and headers are at least as high as the environment says
/// (`defaultMinListRowHeight`, `defaultMinListHeaderHeight`). All rows are made, also those outside the visible part.
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let content: Content
}

extension List: View {
  public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        Group(sections: content) { sections in
          ForEach(sections) { ListSection(section: $0) }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .environment(\.isInList, true)
    .semantics(.list, children: nil)
  }
}

extension List where SelectionValue == Never {
  /// A list of rows that are written out. Each view of `content` is a row; sections keep their headers and
  /// footers.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// A row for each element of some data.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A row for each number of a range that stays as it is.
  public nonisolated init<RowContent>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A row for each element of some data, which a key path identifies.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element of a collection, which can be changed through the binding that the row gets.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a collection, which a key path identifies and which can be changed through the
  /// binding that the row gets.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

/// The rows of a section between its header and its footer.
private struct ListSection: View {
  let section: SectionConfiguration
  @Environment(\.platformProfile) private var profile
  @Environment(\.defaultMinListRowHeight) private var minimumRowHeight
  @Environment(\.defaultMinListHeaderHeight) private var minimumHeaderHeight

  private var inset: CGFloat { profile == .phone ? 16 : 8 }

  var body: some View {
    ForEach(section.header) { view in
      view.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
        .padding(.horizontal, inset).padding(.vertical, 4)
        .frame(minHeight: minimumHeaderHeight)
        .accessibilityAddTraits(.isHeader)
    }
    ForEach(section.content) { row in
      VStack(spacing: 0) {
        row.padding(.vertical, 4)
          .frame(maxWidth: .infinity, minHeight: minimumRowHeight, alignment: .leading)
        Divider()
      }
      .padding(.leading, inset)
      .padding(.trailing, inset)
    }
    ForEach(section.footer) { view in
      view.font(.footnote).foregroundStyle(.secondary)
        .padding(.horizontal, inset).padding(.vertical, 4)
    }
  }
}

private struct IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is in a row of a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}
