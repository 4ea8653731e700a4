import SwiftUICore
import ViewGraph

extension List where SelectionValue == Never {
  /// A list of rows that are written out. Each view of `content` is a row; sections keep their headers and footers.
  @MainActor @preconcurrency
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension List {
  // A set is hashable as well, and is to be taken for the selection of several rows.
  /// A list of rows that are written out, of which one is selected.
  @MainActor @preconcurrency @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: ListSelection(required: selection))
  }

  /// A list of rows that are written out, of which one may be selected. Where the binding is nil, none can.
  @MainActor @preconcurrency
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }

  /// A list of rows that are written out, of which any may be selected. Where the binding is nil, none can.
  @MainActor @preconcurrency
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }
}
