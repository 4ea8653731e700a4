import DataTransfer
import Foundation
import SwiftUICore
import ViewGraph

/// Rows with a modifier around each.
struct ModifiedTableRows<Rows: TableRowContent, Views: View> {
  typealias TableRowBody = Never
  let rows: Rows
  let modify: (Rows._TableRowViews) -> Views

  nonisolated init(rows: Rows, modify: @escaping (Rows._TableRowViews) -> Views) {
    self.rows = rows
    self.modify = modify
  }

  nonisolated static func _rowViews(_ rows: Self, _ cells: _TableCells<Rows.TableRowValue>) -> Views {
    rows.modify(Rows._rowViews(rows.rows, cells))
  }
}

extension ModifiedTableRows: DynamicTableRowContent where Rows: DynamicTableRowContent {
  var data: Rows.Data { rows.data }
}

extension TableRowContent {
  /// Gives each row a menu that a secondary click opens.
  public nonisolated func contextMenu<M>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> where M: View {
    let items = menuItems()
    return ModifiedTableRows(rows: self) { $0.contextMenu { items } }
  }

  /// Gives each row a menu, with a preview of what it is about.
  public nonisolated func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> where M: View, P: View {
    let (items, shown) = (menuItems(), preview())
    return ModifiedTableRows(rows: self) {
      $0.contextMenu {
        items
      } preview: {
        shown
      }
    }
  }

  /// Runs an action when the pointer comes over a row, with true, and when it leaves it, with false.
  public nonisolated func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.onHover(perform: action) }
  }

  /// Lets the rows be dragged, each as a value.
  ///
  /// - Parameter payload: Evaluated when a drag begins.
  public nonisolated func draggable<T>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> where T: Transferable {
    ModifiedTableRows(rows: self) { $0.draggable(payload()) }
  }

  /// Lets the rows be dragged, each as an item.
  ///
  /// - Parameter action: Asked for the item when a drag begins; nil for a row that is not dragged.
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.itemProvider(action) }
  }

  /// Keeps the user from selecting the rows. The program can still select them. What is set nearest to a row holds.
  public nonisolated func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.selectionDisabled(isDisabled) }
  }

  /// Sets the text that is typed to select a row, in place of the first text that it shows.
  ///
  /// Nil is for the row's own text, and an empty text for none: nothing that is typed selects the row.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.typeSelectEquivalent(text) }
  }

  /// Takes values of a type that are dropped on a row.
  ///
  /// - Parameter action: Gets the values.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> where T: Transferable {
    ModifiedTableRows(rows: self) {
      $0.dropDestination(for: payloadType) { values, _ in
        action(values)
        return true
      }
    }
  }
}

extension ModifiedTableRows: TableRowContent {}
