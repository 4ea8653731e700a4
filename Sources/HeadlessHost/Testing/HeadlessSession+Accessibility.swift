import SceneHost

/// What a program tells assistive technology by `AccessibilityNotification`.
public enum AccessibilityEvent: Equatable, Sendable {
  /// Something is said.
  case announcement(String)
  /// Elements have come, gone or moved; what is said about it, if anything.
  case layoutChanged(String?)
  /// Another screen shows; what is said about it, if anything.
  case screenChanged(String?)
  /// Content has been scrolled by a page; what is said about it.
  case pageScrolled(String)

  fileprivate init(_ notice: AccessibilityNotice) {
    switch notice {
    case .announcement(let text): self = .announcement(text)
    case .layoutChanged(let text): self = .layoutChanged(text)
    case .screenChanged(let text): self = .screenChanged(text)
    case .pageScrolled(let text): self = .pageScrolled(text)
    }
  }
}

extension AccessibilityEvent {
  /// What is said; nil for what is no announcement.
  fileprivate var announced: String? { if case .announcement(let text) = self { text } else { nil } }
}

extension HeadlessApp {
  /// What the program has told assistive technology so far in no window, in order: by the actions of its menus, or by its
  /// scenes. What it tells in a window is among that one's.
  public var accessibilityEvents: [AccessibilityEvent] {
    update()
    heard += application.takeNotices().map { AccessibilityEvent($0) }
    return heard
  }

  /// What the program has had said so far in no window, in order.
  public var announcements: [String] { accessibilityEvents.compactMap(\.announced) }
}

extension HeadlessSession {
  /// What the program has told assistive technology so far, in order. What is told by nobody's action, as by a task that
  /// nothing in a window has started, is heard by all sessions.
  public var accessibilityEvents: [AccessibilityEvent] {
    update()
    heard += session.takeNotices().map { AccessibilityEvent($0) }
    return heard
  }

  /// What the program has had said so far, in order.
  public var announcements: [String] { accessibilityEvents.compactMap(\.announced) }

  /// The element that assistive technology is on; nil where it is on none, as before the first
  /// `moveAccessibilityFocus`.
  public var accessibilityFocusedElement: ViewElement? {
    guard let handle = session.assistiveFocus else { return nil }
    return elements.first { $0.handle == handle }
  }

  /// The rotors that the views of the window offer, in reading order.
  public var rotors: [ViewElement.Rotor] { elements.flatMap(\.rotors).uniqued() }

  /// The one rotor of a name.
  ///
  /// - Throws: A `LookupError` where no view offers one, or several do.
  public func rotor(_ name: String) throws -> ViewElement.Rotor {
    let found = rotors.filter { $0.name == name }
    guard found.count == 1, let rotor = found.first else {
      let names = rotors.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw LookupError(
        description: "\(found.isEmpty ? "no" : "\(found.count)") rotors \"\(name)\"; there are: \(names)")
    }
    return rotor
  }

  /// The technology that goes through a window: the one that is on, or else a screen reader, which goes on by it.
  func technology(_ technologies: AccessibilityTechnologies?) -> AssistiveTechnologies {
    if let technologies {
      if technologies.contains(.voiceOver) { accessibilitySettings.insert(.voiceOver) }
      if technologies.contains(.switchControl) { accessibilitySettings.insert(.switchControl) }
    } else if session.technologies.isEmpty {
      accessibilitySettings.insert(.voiceOver)
    }
    guard let technologies else { return session.technologies }
    var meant: AssistiveTechnologies = []
    if technologies.contains(.voiceOver) { meant.insert(.voiceOver) }
    if technologies.contains(.switchControl) { meant.insert(.switchControl) }
    return meant
  }

  /// Takes assistive technology away from the element that it is on.
  public func clearAccessibilityFocus() { session.moveAssistiveFocus(to: nil, by: session.technologies) }
}

extension [ViewElement.Rotor] {
  /// Each one once: a rotor that is offered for several elements is found at each of them.
  fileprivate func uniqued() -> [ViewElement.Rotor] {
    var seen: [SemanticsRotor] = []
    return filter { rotor in
      if seen.contains(rotor.rotor) { return false }
      seen.append(rotor.rotor)
      return true
    }
  }
}
