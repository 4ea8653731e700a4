import SwiftUICore
import ViewGraph

/// The menu of a view that is a row: it opens on all of the row.
struct RowMenu: ListRowDeclaration {
  let items: AnyView?

  func declare(in row: inout ListRowTraits) { row.say(Self.self) { $0.menu = items } }
}
