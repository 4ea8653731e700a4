import Foundation
import SceneHost

// What only few elements say.
extension ViewElement {
  /// A fact that the program adds by `accessibilityCustomContent`.
  public struct Fact: Equatable, Sendable {
    /// What the fact is about.
    public let label: String
    /// What it says.
    public let value: String
    /// Whether it is told without being asked for.
    public let isImportant: Bool

    /// A fact to compare with.
    public init(label: String, value: String, isImportant: Bool = false) {
      (self.label, self.value, self.isImportant) = (label, value, isImportant)
    }
  }

  /// A point of an element, in the window's coordinates, in points, with what it is for.
  public struct NamedPoint: Equatable, Sendable {
    /// What the point is for.
    public let name: String
    /// Where it is.
    public let point: CGPoint

    /// A point to compare with.
    public init(name: String, point: CGPoint) { (self.name, self.point) = (name, point) }
  }

  /// The names by which the user may call it when speaking; empty for its label alone.
  public var inputLabels: [String] { semantics.details.inputLabels }
  /// Further facts about it, in order.
  public var customContent: [Fact] {
    semantics.details.customContent.map {
      Fact(label: $0.label, value: $0.value, isImportant: $0.isImportant)
    }
  }
  /// What shows in a large view while it is held; nil for nothing.
  public var largeContent: String? { semantics.details.largeContent }
  /// Whether it answers to what the user does.
  public var respondsToUserInteraction: Bool {
    semantics.details.respondsToInteraction ?? (isEnabled && !actions.isEmpty)
  }
  /// Whether it is read out anew whenever it changes.
  public var updatesFrequently: Bool { semantics.traits.contains(.updatesFrequently) }
  /// Whether what is beside it is not to be reached.
  public var isModal: Bool { semantics.traits.contains(.isModal) }
  /// The group of an action of the program's own; nil for the usual one, and for an action that it does not have.
  public func category(ofAction name: String) -> String? {
    semantics.actions.first { $0.kind == .named(name) }?.category
  }
  /// What its chart shows, a line for the title, the summary, each axis and each point of each series; nil for no
  /// chart.
  public var chart: String? {
    guard let chart = semantics.details.chart else { return nil }
    var lines = [chart.title, chart.summary].compactMap(\.self) + chart.axes
    for series in chart.series {
      lines.append(series.name)
      lines += series.points.map { "  " + $0 }
    }
    return lines.joined(separator: "\n")
  }
  /// The rotors that are offered here.
  public var rotors: [Rotor] { semantics.details.rotors.map { Rotor(session: session, rotor: $0) } }

  /// A list of places that assistive technology goes through, one after the other.
  public struct Rotor: Sendable {
    let session: HeadlessSession
    let rotor: SemanticsRotor
    /// What it is called.
    public var name: String { rotor.name }
  }
}

@MainActor
extension ViewElement {
  /// Where it can be picked up.
  ///
  /// - Throws: A `LookupError` where it has left the window.
  public var dragPoints: [NamedPoint] { get throws { try points(\.dragPoints) } }

  /// Where something can be dropped onto it.
  ///
  /// - Throws: A `LookupError` where it has left the window.
  public var dropPoints: [NamedPoint] { get throws { try points(\.dropPoints) } }

  private func points(_ points: KeyPath<SemanticsDetails, [SemanticsNamedPoint]>) throws -> [NamedPoint] {
    let node = try session.node(of: self)
    return node.semantics.details[keyPath: points].map {
      NamedPoint(name: $0.name, point: node.place(of: .unit($0.point)))
    }
  }

  /// The other elements that the program links with it by `accessibilityLinkedGroup`, in reading order.
  public var linkedElements: [ViewElement] {
    let links = Set(semantics.details.links)
    if links.isEmpty { return [] }
    return session.elements.filter {
      $0.handle != handle && !links.isDisjoint(with: $0.semantics.details.links)
    }
  }

  /// Whether assistive technology is on it.
  public var isAccessibilityFocused: Bool { session.session.assistiveFocus == handle }

  /// Moves assistive technology to it, as a user does by a swipe: it is read out. The keyboard's focus stays where it
  /// is.
  ///
  /// - Parameter technologies: By which it is done; they go on where they are off. Nil for those that are on, or else a
  ///   screen reader.
  /// - Throws: A `LookupError` where it has left the window.
  public func moveAccessibilityFocus(by technologies: AccessibilityTechnologies? = nil) throws {
    let technology = session.technology(technologies)
    session.session.moveAssistiveFocus(to: try session.node(of: self).handle, by: technology)
  }
}

@MainActor
extension ViewElement.Rotor {
  /// What its entries are called, in order: by their labels, or by what is said where they lead to.
  public var entries: [String] {
    session.session.entries(of: rotor).map { entry in
      if let label = entry.label { return label }
      guard let element = session.session.graph.element(of: entry, in: rotor) else { return "" }
      let semantics = element.semantics
      guard let range = entry.textRange else { return semantics.label ?? semantics.value ?? "" }
      let texts = [semantics.label, semantics.value].compactMap(\.self)
      return texts.first { range.upperBound <= $0.endIndex }.map { String($0[range]) } ?? ""
    }
  }

  /// Goes to the place of an entry, as assistive technology does: it is brought into being, and is on it afterwards.
  ///
  /// - Throws: A `LookupError` where the rotor has no such entry, and where nothing in the window is what it leads to.
  @discardableResult
  public func follow(_ entry: String) throws -> ViewElement {
    guard let index = entries.firstIndex(of: entry) else {
      throw LookupError(description: "no entry \"\(entry)\" in the rotor \"\(name)\"; there are: \(entries)")
    }
    let all = session.session.entries(of: rotor)
    let technology = session.technology(nil)
    guard all.indices.contains(index),
      let handle = session.session.follow(all[index], of: rotor, by: technology),
      let element = session.elements.first(where: { $0.handle == handle })
    else {
      throw LookupError(description: "the entry \"\(entry)\" leads to nothing in:\n\(session.tree)")
    }
    return element
  }
}
