import Foundation
import SwiftUICore
import ViewGraph

/// A link to another view: its label, in the tint; in a list a row with a chevron at its end.
///
/// - Note: No effect on Linux: navigation stacks show their root alone, so that nothing makes the destination.
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  let label: Label
  let destination: () -> Destination
  @Environment(\.isInList) private var isInList

  /// A link with a label of any views. The destination's closure is never called, since nothing follows a
  /// link yet.
  public nonisolated init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.destination = destination
  }
}

extension NavigationLink: View {
  public var body: some View {
    if isInList {
      HStack {
        SingleView(label)
        Spacer()
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
      .semantics(.button)
    } else {
      SingleView(label).foregroundStyle(TintShapeStyle()).semantics(.button)
    }
  }
}

extension NavigationLink where Label == Text {
  /// A link with a translated title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}
