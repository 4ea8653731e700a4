import Foundation
import SceneHost

/// An element of a window as assistive technology knows it: what a test finds, reads and acts on as a user does.
///
///     let add = try session.find("Add")
///     #expect(add.role == .button && add.isEnabled)
///     try add.tap()
///
/// What it says is what it said when it was found; find it again to see what has become of it. What is done goes to the
/// view as it is by then: where that has left the window a `LookupError` says so.
public struct ViewElement: Sendable {
  /// What kind of thing an element is.
  public enum Role: String, Sendable, CaseIterable {
    /// Nothing in particular: a view that has a name and no more.
    case element
    /// What holds others.
    case window, group, list, scrollArea, menu, navigationBar, toolbar, table, row, cell
    /// What shows something.
    case staticText, image, progressIndicator, levelIndicator
    /// What is used, by its usual name.
    case button, link, toggle, slider, stepper, textField, disclosure, popUpButton, menuButton, menuItem
    /// One of several options.
    case radioButton
  }

  /// Something that assistive technology can ask an element to do.
  public enum Action: Hashable, Sendable {
    /// What a tap or a click does.
    case activate
    /// More, or less, of what it holds.
    case increment, decrement
    /// What the gestures of these names, the delete key and a long press do.
    case escape, magicTap, delete, showMenu
    /// Shows what lies beyond an edge.
    case scroll(Edge)
    /// Makes the content larger, or smaller.
    case zoomIn, zoomOut
    /// An action of the program's own.
    case named(String)
  }

  let session: HeadlessSession
  package let handle: NodeHandle
  let semantics: Semantics
  /// Where a press activates it, in the window's coordinates, in points: its middle, unless the program says otherwise.
  public let activationPoint: CGPoint

  /// What kind of thing it is.
  public let role: Role
  /// The smallest rectangle around what shows of it, in the window's coordinates, in points.
  public let frame: CGRect

  init(_ node: SemanticsNode, in session: HeadlessSession) {
    self.session = session
    handle = node.handle
    semantics = node.semantics
    role = Role(rawValue: node.semantics.role.rawValue) ?? .element
    frame = node.frame
    activationPoint = node.activationPoint
  }

  /// What it is called: a button by its title, a text by its words. Nil where nothing names it.
  public var label: String? { semantics.label }
  /// What it holds: a field its text, a slider its number. Nil where it holds nothing.
  public var value: String? { semantics.value }
  /// What happens when it is used.
  public var hint: String? { semantics.hint }
  /// The `accessibilityIdentifier` that the program gave it.
  public var identifier: String? { semantics.identifier }
  /// Whether it takes input.
  public var isEnabled: Bool { semantics.isEnabled }
  /// Whether it is selected among others.
  public var isSelected: Bool { semantics.traits.contains(.isSelected) }
  /// Whether it is the title of what follows.
  public var isHeader: Bool { semantics.traits.contains(.isHeader) }
  /// From 1 to 6; 0 for a heading whose level nobody has set, and for what is none.
  public var headingLevel: Int { semantics.headingLevel }
  /// What can be asked of it, inmost first.
  public var actions: [Action] { semantics.actions.map { Action($0.kind) } }
}

extension ViewElement: CustomStringConvertible {
  /// Its line in the window's tree.
  public var description: String { semantics.description }
}

extension ViewElement.Action {
  init(_ kind: SemanticsAction.Kind) {
    switch kind {
    case .activate: self = .activate
    case .increment: self = .increment
    case .decrement: self = .decrement
    case .escape: self = .escape
    case .magicTap: self = .magicTap
    case .delete: self = .delete
    case .showMenu: self = .showMenu
    case .scroll(let edge): self = .scroll(edge)
    case .zoomIn: self = .zoomIn
    case .zoomOut: self = .zoomOut
    case .named(let name): self = .named(name)
    }
  }

  var kind: SemanticsAction.Kind {
    switch self {
    case .activate: .activate
    case .increment: .increment
    case .decrement: .decrement
    case .escape: .escape
    case .magicTap: .magicTap
    case .delete: .delete
    case .showMenu: .showMenu
    case .scroll(let edge): .scroll(edge)
    case .zoomIn: .zoomIn
    case .zoomOut: .zoomOut
    case .named(let name): .named(name)
    }
  }
}

// MARK: The tree

@MainActor
extension ViewElement {
  /// The elements inside, in reading order.
  ///
  /// - Throws: A `LookupError` where the element has left the window.
  public var children: [ViewElement] {
    get throws { try session.node(of: self).children.map { ViewElement($0, in: session) } }
  }

  /// The element as it is now.
  ///
  /// - Throws: A `LookupError` where it has left the window.
  public func refreshed() throws -> ViewElement { ViewElement(try session.node(of: self), in: session) }

  /// Whether it has the focus, or the view around or inside of it that does.
  public var isFocused: Bool { session.focusedElement?.handle == handle }
}

// MARK: Acting

@MainActor
extension ViewElement {
  /// The middle of what shows of it now, or where else it is activated.
  private func middle() throws -> CGPoint {
    let node = try session.node(of: self)
    let frame = node.frame
    let middle = node.activationPoint
    guard frame.width > 0, frame.height > 0, CGRect(origin: .zero, size: session.size).contains(middle) else {
      throw LookupError(
        description: "cannot be reached: \(self) is at \(ScriptStep.text(frame)), outside of the window")
    }
    guard session.session.graph.isReached(handle, at: middle) else {
      throw LookupError(
        description:
          "cannot be reached: something else is in front of the middle of \(self), at \(ScriptStep.text(middle))"
      )
    }
    return middle
  }

  /// How a script calls it.
  private var name: String { label ?? identifier ?? "" }

  /// How a script says where it is: by its name, where nothing else has that.
  private func target(_ point: CGPoint) -> ScriptStep.Target {
    session.findAll(.named(name)).count == 1 ? .name(name) : .point(point)
  }

  /// Taps its middle, as a finger does: what is in front there gets the tap.
  ///
  /// - Parameter count: How many taps, a tenth of a second of the session's clock from one to the next.
  /// - Throws: A `LookupError` where it has left the window, where its middle is not in it, and where something else
  ///   is in
  ///   front there.
  public func tap(count: Int = 1) throws {
    let point = try middle()
    session.recorded(.tap(target(point), count: count)) { session.tap(at: point, count: count) }
  }

  /// Clicks its middle with the mouse's secondary button.
  public func secondaryClick() throws {
    let point = try middle()
    session.recorded(.secondaryClick(target(point))) { session.secondaryClick(at: point) }
  }

  /// Puts a finger down in its middle, lets a time of the session's clock pass and lifts it.
  public func press(for duration: TimeInterval) throws {
    let point = try middle()
    session.recorded(.press(target(point), duration: duration)) { session.press(at: point, for: duration) }
  }

  /// Moves the mouse to its middle.
  public func hover() throws {
    let point = try middle()
    session.recorded(.hover(target(point))) { session.hover(at: point) }
  }

  /// Drags a finger from its middle.
  ///
  /// - Parameters:
  ///   - distance: How far, in points.
  ///   - duration: Seconds of the session's clock.
  public func drag(by distance: CGSize, duration: TimeInterval = 0.2) throws {
    let start = try middle()
    session.drag(
      from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height), duration: duration)
  }

  /// Drags a finger from its middle to that of another element, after it has been held: what is `draggable` is dropped there.
  ///
  /// - Parameters:
  ///   - duration: Seconds of the session's clock.
  ///   - holding: Seconds for which the finger is held before.
  /// - Throws: A `LookupError` where one of them cannot be reached.
  public func drag(
    to element: ViewElement, duration: TimeInterval = 0.2, holding: TimeInterval = 0.6
  ) throws {
    session.drag(from: try middle(), to: try element.middle(), duration: duration, holding: holding)
  }

  /// Gives it the focus, without a press.
  ///
  /// - Throws: A `LookupError` where nothing in it or around it takes the focus.
  public func focus() throws {
    let handle = try session.node(of: self).handle
    try session.recorded(.focus(name)) {
      guard session.session.focus(on: handle) else {
        throw LookupError(description: "takes no focus: \(self)")
      }
    }
  }

  /// Types a text into it, key by key; it has the focus afterwards.
  ///
  /// - Throws: A `LookupError` where it takes no focus.
  public func type(_ text: String) throws {
    if !isFocused { try focus() }
    session.type(text)
  }

  /// Does what assistive technology asks of it.
  ///
  /// - Throws: A `LookupError` where it has left the window, takes no input or offers no such action.
  public func perform(_ action: Action) throws {
    let node = try session.node(of: self)
    try session.recorded(.perform(action, on: name)) {
      guard session.session.perform(action.kind, on: node.handle) else {
        throw LookupError(description: "offers no \(action.kind) at the moment: \(node.semantics)")
      }
    }
  }

  /// Chooses one of the options of a picker, or one of the items of a menu: inside of it, or in the menu that it
  /// opens. An
  /// item that is itself a menu opens.
  ///
  /// - Parameter option: What the option is called.
  /// - Throws: A `LookupError` where there is no such option, where it takes no input and where it cannot be reached;
  ///   a menu
  ///   that was opened for it is closed again then.
  public func pick(_ option: String) throws {
    func isOption(_ node: SemanticsNode) -> Bool {
      node.handle != handle && (node.semantics.label == option || node.semantics.identifier == option)
    }
    let node = try session.node(of: self)
    try session.recorded(.pick(option, of: name)) {
      guard node.semantics.isEnabled else { throw LookupError(description: "takes no input: \(self)") }
      if let inside = node.first(where: isOption) {
        return try ViewElement(inside, in: session).choose()
      }
      let before = Set(session.elements.map(\.handle))
      try tap()
      do {
        // What has come with the tap, and is no text.
        let query = ElementQuery.named(option).and(
          ElementQuery("being in the menu") { $0.role != .staticText })
        let items = session.findAll(query).filter { !before.contains($0.handle) }
        guard items.count == 1, let item = items.first else {
          throw LookupError(
            description:
              "\(items.isEmpty ? "no" : "\(items.count)") options \"\(option)\" in:\n\(session.tree)")
        }
        try item.choose()
      } catch {
        session.press(.escape)
        throw error
      }
    }
  }

  private func choose() throws {
    guard isEnabled else { throw LookupError(description: "takes no input: \(self)") }
    try tap()
  }
}
