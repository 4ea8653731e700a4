/// Puts the nearest presentation away: closes a sheet, goes back in a stack.
public struct DismissAction: Sendable {
  private let action: UncheckedBox<(() -> Void)?>

  /// An action of whoever presents.
  package init(_ action: (() -> Void)?) { self.action = UncheckedBox(action) }

  /// Puts the presentation away. Does nothing in a view that is not presented.
  @MainActor @preconcurrency public func callAsFunction() { action.value?() }

  fileprivate func perform() { action.value?() }
}

/// Whether a view is presented, for programs older than `dismiss`.
public struct PresentationMode {
  /// Whether a view above presents this one.
  public fileprivate(set) var isPresented: Bool
  fileprivate var action: DismissAction

  /// Puts the presentation away. Does nothing in a view that is not presented.
  public mutating func dismiss() {
    guard isPresented else { return }
    isPresented = false
    action.perform()
  }
}

extension EnvironmentValues {
  /// Puts the presentation that the view is in away.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether a view above presents this one.
  public package(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view is presented, and a way to end that.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }

  private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(nil) } }
  private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
