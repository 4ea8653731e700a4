import SwiftUICore
import TextViews
import ViewGraph

/// The columns of a split view as screens of a stack, where there is little room.
struct SplitStack: View {
  let columns: [AnyView]
  let model: SplitModel
  @Binding var front: NavigationSplitViewColumn
  /// Whether the program says which column is in front.
  let keepsFront: Bool
  /// The titles of the columns, by their numbers.
  @State private var titles: [Int: Text] = [:]

  var body: some View {
    NavigationStack { AnyView(screen(0)) }
  }

  /// A column, which shows the next one above it.
  private func screen(_ column: Int) -> any View {
    let shown = SplitScreen(
      content: columns[column], context: context(column),
      back: column == 0 ? nil : BackAction(title: titles[column - 1]) { isShown(column).wrappedValue = false }
    ) { titles[column] = $0 }
    guard column + 1 < columns.count else { return shown }
    return shown.navigationDestination(isPresented: isShown(column + 1)) { AnyView(screen(column + 1)) }
  }

  private func context(_ column: Int) -> SplitColumnContext? {
    guard column + 1 < columns.count else { return nil }
    return SplitColumnContext(
      model: model, column: column, isBelow: isShown(column + 1), keepsFront: keepsFront)
  }

  /// Whether a column is in front, or below the one that is.
  private func isShown(_ column: Int) -> Binding<Bool> {
    Binding {
      front.number(of: columns.count) >= column
    } set: { isShown in
      let now = front.number(of: columns.count)
      if isShown, now < column { front = NavigationSplitViewColumn(column, of: columns.count) }
      if !isShown, now >= column {
        front = NavigationSplitViewColumn(column - 1, of: columns.count)
        model.deselections[column - 1]?()
      }
    }
  }
}

/// A column as a screen. A stack in it shows its own bars, with the way back.
private struct SplitScreen: View {
  let content: AnyView
  let context: SplitColumnContext?
  let back: BackAction?
  let titleChanged: @MainActor (Text?) -> Void
  @State private var hasStack = false

  var body: some View {
    content
      .environment(\.splitColumn, context)
      .environment(\.surroundings.back, back)
      .onPreferenceChange(NavigationModelsKey.self) { hasStack = !$0.list.isEmpty }
      .onPreferenceChange(BarKey.self, counting: .whileNothingShows) { titleChanged($0.title) }
      .transformPreference(BarKey.self) { if hasStack { $0.isNavigationBarHidden = true } }
      .transformPreference(SplitColumnWidthKey.self) { $0 = nil }
  }
}
