import ViewGraph

/// The panels that a window shows at the moment, the innermost last: keys go to that one, and to nothing else.
///
/// Owner: the session.
@MainActor
package final class PanelStack {
  private var open: [PanelKeys] = []
  /// What the window shows above its views.
  weak var layers: PanelLayers?

  package init() {}

  /// Whether a panel is open.
  package var isOpen: Bool { !open.isEmpty }

  func add(_ keys: PanelKeys) { open.append(keys) }
  func remove(_ keys: PanelKeys) { open.removeAll { $0 === keys } }

  /// Closes all panels.
  package func dismissAll() {
    for panel in open { panel.dismiss() }
  }

  /// Closes the innermost panel where it is one inside of another.
  package func closeInner() {
    if open.count > 1 { open.last?.dismiss() }
  }

  /// Dismisses the presentation in front by a key that nothing in it has used, where it is the escape key.
  ///
  /// - Returns: Whether the key was that, and something is presented.
  package func dismissPresentation(by input: KeyboardInput) -> Bool {
    guard case .key(let event) = input, event.key == .escape, event.phase == .down else { return false }
    return layers?.escape() ?? false
  }

  /// Gives a key to the innermost panel. What it does not use is lost, but for the escape key, which closes it: behind an
  /// open menu nothing is typed into.
  ///
  /// - Returns: Whether a panel is open.
  package func receive(_ input: KeyboardInput) -> Bool {
    guard let panel = open.last else { return false }
    guard case .key(let event) = input, event.phase != .up else { return true }
    if !panel.receive(event), event.key == .escape { panel.dismiss() }
    return true
  }
}

/// What a panel does with keys. Written by the panel's content while it is open.
@MainActor
package final class PanelKeys {
  var dismiss: () -> Void = {}
  /// Answers whether the key has been used.
  package var receive: (KeyEvent) -> Bool = { _ in false }

  package init() {}
}

extension EnvironmentValues {
  /// The keys of the panel that the view is in; nil outside of panels.
  package var panelKeys: PanelKeys? {
    get { self[PanelKeysKey.self] }
    set { self[PanelKeysKey.self] = newValue }
  }

  /// The window's panels; nil outside of panels.
  package var panelStack: PanelStack? {
    get { self[PanelStackKey.self] }
    set { self[PanelStackKey.self] = newValue }
  }

  private struct PanelKeysKey: EnvironmentKey { static var defaultValue: PanelKeys? { nil } }
  private struct PanelStackKey: EnvironmentKey { static var defaultValue: PanelStack? { nil } }
}
