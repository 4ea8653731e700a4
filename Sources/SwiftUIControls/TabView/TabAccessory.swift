import SwiftUICore
import ViewGraph

/// Where an accessory stands beside a bar of tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar, which has given way.
  case inline
  /// Above the bar, over its whole width.
  case expanded
}

extension EnvironmentValues {
  /// Where the accessory of tabs stands that the view is in; nil for a view that is in none.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }

  /// What stands beside the bar of tabs of a tab view inside.
  var tabAccessory: AnyView? {
    get { self[AccessoryKey.self] }
    set { self[AccessoryKey.self] = newValue }
  }

  private struct AccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
  }
  private struct AccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
}

extension View {
  /// Shows a view above the bar of tabs of a tab view inside, on a piece of glass: what plays, for example. While the bar has
  /// given way (`tabBarMinimizeBehavior(_:)`) the view stands in it, as `tabViewBottomAccessoryPlacement` says.
  ///
  /// On the desktop it stands at the lower edge of the tabs.
  public nonisolated func tabViewBottomAccessory<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Shows a view above the bar of tabs of a tab view inside, or none.
  public nonisolated func tabViewBottomAccessory<Content>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }
}

/// The accessory of tabs on its glass.
struct TabAccessory: View {
  let content: AnyView
  let placement: TabViewBottomAccessoryPlacement

  var body: some View {
    HStack(spacing: 8) { content }
      .environment(\.tabAccessory, nil)
      .environment(\.tabViewBottomAccessoryPlacement, placement)
      .frame(maxWidth: .infinity, minHeight: placement == .inline ? 54 : 48)
      .background { GlassPlate(outline: Capsule(style: .continuous)) }
      .contentShape(Capsule())
      .accessibilityElement(children: .contain)
  }
}
