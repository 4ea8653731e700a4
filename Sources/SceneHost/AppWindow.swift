import Foundation
import SwiftUICore

/// One open window of an app: a session with the content that its scene declares.
///
/// Owner: the application, until it closes the window. What the scene declares may change while the window is open; its views
/// keep their state then.
@MainActor
package final class AppWindow {
  /// Counts the windows of the application, in the order in which they were opened.
  package nonisolated let number: Int
  let scene: SceneIdentity
  package private(set) var declaration: SceneWindow
  package let session: Session
  package let presented: PresentedValue
  /// Whether the window is seen and takes input, as its views are told.
  package private(set) var phase = ScenePhase.active
  package private(set) var isClosed = false
  /// What the content calls the window.
  private(set) var contentTitle = WindowTitle() { didSet { onTitle?() } }
  /// Called when the content calls the window something else.
  var onTitle: (() -> Void)?
  /// Which events from outside the content takes.
  private(set) var externalEvents = ExternalEvents()
  /// Whether the window has the size of the place where the host shows it, which does not go by the content.
  private var fillsHost: Bool
  /// What content that takes whatever it is given has of a window for which nobody asks for a size.
  private static let usualSize = CGSize(width: 900, height: 450)
  /// What the host or the user has asked for last; nil for the content's own size.
  private var size: CGSize?
  /// What the window was kept within its sizes for last: nothing is to be done until one of it has changed.
  private var last: Fitting?
  private struct Fitting: Equatable {
    let size: CGSize
    let kind: WindowResizability.Kind
    let fillsHost: Bool
    let revision: UInt64
  }

  init(
    number: Int, scene: SceneIdentity, _ declaration: SceneWindow, presented: PresentedValue, size: CGSize?,
    fillsHost: Bool, clipboard: Clipboard, environment: (inout EnvironmentValues) -> Void
  ) {
    self.number = number
    self.scene = scene
    self.declaration = declaration
    self.presented = presented
    self.size = size
    self.fillsHost = fillsHost
    session = Session(
      declaration.content, proposal: ProposedViewSize(size ?? Self.usualSize),
      centersRoot: size != nil, clipboard: clipboard, environment: environment)
    session.root.onPreferenceChange(WindowTitleKey.self) { [weak self] in self?.contentTitle = $0 }
    session.root.onPreferenceChange(ExternalEventsKey.self) { [weak self] in self?.externalEvents = $0 }
  }

  /// The scene declares something else.
  func declare(_ window: SceneWindow) {
    declaration = window
    session.setContent(window.content)
  }

  /// Tells the views whether the window is seen and takes input.
  func setPhase(_ phase: ScenePhase) {
    self.phase = phase
    session.setEnvironment { $0.scenePhase = phase }
  }

  /// Gives the window a size, within what its content lets be.
  package func setSize(_ size: CGSize, fillsHost: Bool = false) {
    self.size = size
    self.fillsHost = fillsHost
    session.centersRoot = true
    fit()
  }

  private var isPhone: Bool {
    EnvironmentValues(scope: session.graph.rootScope).platformProfile == .phone
  }

  /// Keeps the window within the sizes that its content can have, where it goes by them.
  ///
  /// - Returns: Whether the window has another size now.
  @discardableResult
  func fit() -> Bool {
    guard let size else { return false }
    func present() -> Fitting {
      Fitting(
        size: size, kind: declaration.resizability.kind, fillsHost: fillsHost, revision: session.revision)
    }
    guard last != present() else { return false }
    defer { last = present() }
    let kind = declaration.resizability(fillsScreen: fillsHost || isPhone)
    var fitted = size
    if kind != .automatic {
      let least = session.contentSize(for: .zero)
      fitted = CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
      if kind == .contentSize {
        let most = session.contentSize(for: .infinity)
        fitted.width = min(fitted.width, max(most.width, least.width))
        fitted.height = min(fitted.height, max(most.height, least.height))
      }
    }
    let proposal = ProposedViewSize(fitted)
    guard session.proposal != proposal else { return false }
    session.proposal = proposal
    return true
  }

  func close() {
    isClosed = true
    session.end()
  }
}
