import SwiftUICore
import ViewGraph

/// The values that a navigation stack shows the views of, from the root on. No stack reads it yet.
public struct NavigationPath {
  private var values: [AnyHashable] = []

  /// A path on which nothing lies: the root shows.
  public init() {}
  /// How many values are on the path.
  public var count: Int { values.count }
  /// Whether only the root shows.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a value at the end. Values of different types may follow each other.
  public mutating func append<V>(_ value: V) where V: Hashable { values.append(AnyHashable(value)) }
  /// Removes the last values: at most all, none for numbers below 1.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(Swift.min(Swift.max(k, 0), count)) }
}

/// A root view under a bar with its title. It takes the whole of what it is proposed; the bar shows only
/// where a view inside sets a title. Nothing is pushed yet.
public struct NavigationStack<Data, Root> where Root: View {
  let root: Root
  @State private var title: NavigationTitle?
  @State private var mode = NavigationBarItem.TitleDisplayMode.automatic
  @Environment(\.platformProfile) private var profile

  /// A stack that shows its root view. It takes the whole of what it is proposed.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }
}

extension NavigationStack: View {
  public var body: some View {
    VStack(spacing: 0) {
      if let title { NavigationBar(title: title.text, isLarge: isLarge) }
      RelativeRegion { root }.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
    .onPreferenceChange(NavigationTitleModeKey.self) { mode = $0 }
  }

  private var isLarge: Bool {
    switch mode {
    case .automatic: profile == .phone
    case .inline: false
    case .large: true
    }
  }
}

/// The title of what a navigation stack shows.
private struct NavigationBar: View {
  let title: Text
  let isLarge: Bool

  var body: some View {
    if isLarge {
      title.font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
        .frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
    } else {
      title.font(.headline).accessibilityAddTraits(.isHeader).frame(maxWidth: .infinity).frame(height: 44)
      Divider()
    }
  }
}
