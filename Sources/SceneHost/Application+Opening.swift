import Foundation
import SwiftUICore

// MARK: What views ask for

extension Application: WindowOpening {
  package func openWindow(id: String?, value: WindowValue?) {
    perform { [weak self] in self?.show(id, value) }
  }

  package func dismissWindow(id: String?, value: WindowValue?) {
    perform { [weak self] in
      guard let self else { return }
      for window in windows where window.declaration.isOpened(by: id, value) {
        if value == nil || window.presented.value == value { remove(window) }
      }
    }
  }

  package func openSettings() {
    perform { [weak self] in
      guard let self, let scene = declared.identified.first(where: { $0.window.role == .settings }) else {
        self?.report("openSettings() in an app that declares no Settings scene")
        return
      }
      show(scene.identity, scene.window, nil)
    }
  }

  private func show(_ id: String?, _ value: WindowValue?) {
    guard let scene = declared.identified.first(where: { $0.window.isOpened(by: id, value) }) else {
      let asked = [id.map { "the id \"\($0)\"" }, value.map { "a value such as \($0.base.base)" }]
      return report("no scene opens by \(asked.compactMap(\.self).joined(separator: " and "))")
    }
    show(scene.identity, scene.window, value)
  }

  /// Opens a window of a scene, or brings the one to the front that there can only be one of.
  private func show(_ identity: SceneIdentity, _ scene: SceneWindow, _ value: WindowValue?) {
    let isSingle = scene.role == .single || scene.role == .settings || value != nil
    let shown = windows.last { $0.scene == identity && (value == nil || $0.presented.value == value) }
    if isSingle, let shown { activate(shown) } else { open(identity, scene, value, nil) }
  }

  /// Opens one more window of a declared scene.
  func openScene(_ identity: SceneIdentity) {
    perform { [weak self] in
      guard let self, let scene = declared.identified.first(where: { $0.identity == identity }) else {
        return
      }
      show(identity, scene.window, nil)
    }
  }

  private func report(_ message: String) {
    program.graph.reporter.report(.unknownWindow, message, at: nil)
  }

  /// The host delivers a URL that others have opened with the app: to the window whose content prefers such ones, or else to
  /// the scene that takes them, in its window in front whose content allows it or a new one; where no scene says so to the
  /// window in front.
  package func open(_ url: URL) {
    update()
    let text = url.absoluteString
    let scenes = declared.identified.filter { $0.window.role != .settings }
    let matching = scenes.first { scene in
      scene.window.externalEvents.map { ExternalEvents.matches($0, text) } ?? false
    }
    let preferring = order.last { ExternalEvents.matches($0.externalEvents.preferring, text) }
    let allowing = order.filter { $0.declaration.role != .settings }.filter { window in
      window.externalEvents.allowing.map { ExternalEvents.matches($0, text) } ?? true
    }
    var target = preferring
    if target == nil {
      target = matching.map { scene in allowing.last { $0.scene == scene.identity } } ?? allowing.last
    }
    if target == nil,
      let scene = matching ?? scenes.first(where: { $0.window.externalEvents == nil })
    {
      target = open(scene.identity, scene.window, nil, nil)
      update()
    }
    guard let target else { return }
    if preferring == nil, matching == nil, target.declaration.externalEvents != nil { return }
    activate(target)
    target.session.open(url)
    update()
  }
}
