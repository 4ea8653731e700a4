import Foundation
import Geometry

/// What only few views say of themselves; `Semantics` holds it beside what all say.
package struct SemanticsDetails: Equatable, Sendable {
  /// Names by which the view may be called when one speaks, the best first.
  package var inputLabels: [String] = []
  /// Further facts, in the order in which they are told.
  package var customContent: [SemanticsFact] = []
  /// Lists of places in or below the view that one can go through.
  package var rotors: [SemanticsRotor] = []
  /// As what entries of rotors mean the view.
  package var rotorEntries: [SemanticsID] = []
  /// The groups of views of which each leads to the others.
  package var links: [SemanticsID] = []
  /// The pairs of a label and what it names in which the view is the label.
  package var labels: [SemanticsID] = []
  /// The pairs of a label and what it names in which the view is what is named.
  package var labelled: [SemanticsID] = []
  /// Where a press activates the view; nil for its middle.
  package var activationPoint: SemanticsPoint?
  /// Where the view can be picked up.
  package var dragPoints: [SemanticsNamedPoint] = []
  /// Where something can be dropped onto the view.
  package var dropPoints: [SemanticsNamedPoint] = []
  /// Whether the view answers to what the user does; nil where only its actions say so.
  package var respondsToInteraction: Bool?
  /// What shows in a large view while the view is held.
  package var largeContent: String?
  /// What kind of text the view has.
  package var textContentType: String?
  /// How touches go to the view directly.
  package var directTouch: SemanticsDirectTouch = []
  /// How the view's texts are read out.
  package var speech = SemanticsSpeech()
  /// The stretches of a text that are read out in another way than the rest.
  package var stretches: [SemanticsStretch] = []
  /// What the view shows as a chart.
  package var chart: SemanticsChart?

  package init() {}

  /// Whether a view that says nothing else becomes an element by it.
  var saysSomething: Bool {
    !inputLabels.isEmpty || !customContent.isEmpty || largeContent != nil || chart != nil
      || !labels.isEmpty || !labelled.isEmpty || !rotorEntries.isEmpty
  }

  /// Takes what a part says of which the view is made.
  mutating func combine(_ part: SemanticsDetails) {
    inputLabels += part.inputLabels
    customContent += part.customContent
    rotors += part.rotors
    rotorEntries += part.rotorEntries
    links += part.links
    labels += part.labels
    labelled += part.labelled
    dragPoints += part.dragPoints
    dropPoints += part.dropPoints
    directTouch.formUnion(part.directTouch)
    if part.respondsToInteraction == true { respondsToInteraction = true }
    largeContent = largeContent ?? part.largeContent
    textContentType = textContentType ?? part.textContentType
    chart = chart ?? part.chart
    speech = speech.around(part.speech)
    stretches += part.stretches
  }
}

/// A further fact about a view, such as the size of a file.
package struct SemanticsFact: Equatable, Sendable {
  /// What replaces it when it is said again.
  package var id: String
  package var label: String
  package var value: String
  /// Whether it is told without being asked for.
  package var isImportant: Bool

  package init(id: String, label: String, value: String, isImportant: Bool) {
    (self.id, self.label, self.value, self.isImportant) = (id, label, value, isImportant)
  }
}

/// A name that a program gives to views, in a namespace or not.
package struct SemanticsID: Hashable, Sendable {
  // Read on the main actor alone, as the views from which it comes.
  private let box: UncheckedBox<AnyHashable>
  package let namespace: Namespace.ID?

  package var id: AnyHashable { box.value }

  package init(_ id: AnyHashable, in namespace: Namespace.ID?) {
    box = UncheckedBox(id)
    self.namespace = namespace
  }

  package static func == (a: SemanticsID, b: SemanticsID) -> Bool {
    a.namespace == b.namespace && a.id == b.id
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A point of a view.
package enum SemanticsPoint: Equatable, Sendable {
  case unit(UnitPoint)
  /// So far from a point of the frame, in points: to the right and down.
  case offset(CGPoint, from: UnitPoint)

  func resolved(in frame: CGRect) -> CGPoint {
    let (point, offset): (UnitPoint, CGPoint) =
      switch self {
      case .unit(let point): (point, .zero)
      case .offset(let offset, let point): (point, offset)
      }
    return CGPoint(
      x: frame.minX + frame.width * point.x + offset.x, y: frame.minY + frame.height * point.y + offset.y)
  }
}

/// A point of a view with what it is for.
package struct SemanticsNamedPoint: Equatable, Sendable {
  package var name: String
  package var point: UnitPoint
  package init(_ name: String, _ point: UnitPoint) { (self.name, self.point) = (name, point) }
}

/// How touches go to a view directly, instead of to who reads it out.
package struct SemanticsDirectTouch: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let silentOnTouch = SemanticsDirectTouch(rawValue: 1 << 1)
  package static let requiresActivation = SemanticsDirectTouch(rawValue: 1 << 2)
}

/// How a text is read out. What is nil is as usual.
package struct SemanticsSpeech: Equatable, Sendable {
  /// From -1, lower, to 1, higher.
  package var pitch: Double?
  package var includesPunctuation: Bool?
  /// Whether it waits for what is being said, and interrupts nothing.
  package var isQueued: Bool?
  package var spellsOut: Bool?

  package init() {}

  /// The same, with what another says where this says nothing.
  package func around(_ inner: SemanticsSpeech) -> SemanticsSpeech {
    var speech = self
    speech.pitch = inner.pitch ?? pitch
    speech.includesPunctuation = inner.includesPunctuation ?? includesPunctuation
    speech.isQueued = inner.isQueued ?? isQueued
    speech.spellsOut = inner.spellsOut ?? spellsOut
    return speech
  }
}

/// A stretch of a text that is read out in a way of its own.
package struct SemanticsStretch: Equatable, Sendable {
  package var text: String
  package var speech: SemanticsSpeech
  /// Among headings, from 1 to 6; 0 for none.
  package var headingLevel = 0
  /// What kind of text it is; nil where nothing is said.
  package var contentType: String?
  package init(_ text: String, _ speech: SemanticsSpeech) { (self.text, self.speech) = (text, speech) }

  /// Another text, read out in the same way.
  package func with(_ text: String) -> SemanticsStretch {
    var stretch = self
    stretch.text = text
    return stretch
  }

  /// The words in a dump for how it is read out.
  fileprivate var words: [String] {
    var words = speech.words
    if headingLevel > 0 { words.append("heading: \(headingLevel)") }
    if let contentType { words.append("text: " + contentType) }
    return words
  }
}

/// What a view shows as a chart.
package struct SemanticsChart: Equatable, Sendable {
  package struct Series: Equatable, Sendable {
    package var name: String
    package var isContinuous: Bool
    /// What each point says, in order.
    package var points: [String]
    package init(name: String, isContinuous: Bool, points: [String]) {
      (self.name, self.isContinuous, self.points) = (name, isContinuous, points)
    }
  }

  package var title: String?
  package var summary: String?
  /// What the axes show, each with its range or its categories.
  package var axes: [String]
  package var series: [Series]

  package init(title: String?, summary: String?, axes: [String], series: [Series]) {
    (self.title, self.summary, self.axes, self.series) = (title, summary, axes, series)
  }
}

// MARK: Dumps

extension SemanticsDetails {
  /// The words in a dump, each with what is said.
  var words: [String] {
    func quoted(_ text: String) -> String { "\"\(text)\"" }
    func list(_ texts: [String]) -> String { texts.map(quoted).joined(separator: ", ") }
    var words: [String] = []
    if !inputLabels.isEmpty { words.append("input: " + list(inputLabels)) }
    for fact in customContent {
      words.append("\(fact.isImportant ? "fact!" : "fact") \(quoted(fact.label)): \(quoted(fact.value))")
    }
    if !rotors.isEmpty { words.append("rotors: " + list(rotors.map(\.name))) }
    switch activationPoint {
    case .unit(let point)?: words.append("activated at: \(point.x), \(point.y) of its size")
    case .offset(let offset, .topLeading)?: words.append("activated at: \(offset.x), \(offset.y)")
    case .offset(let offset, let point)?:
      words.append("activated at: \(point.x), \(point.y) of its size and \(offset.x), \(offset.y)")
    case nil: break
    }
    if !dragPoints.isEmpty { words.append("dragged by: " + list(dragPoints.map(\.name))) }
    if !dropPoints.isEmpty { words.append("dropped on: " + list(dropPoints.map(\.name))) }
    if let respondsToInteraction { words.append(respondsToInteraction ? "responds" : "unresponsive") }
    if let largeContent { words.append("large: " + quoted(largeContent)) }
    if let textContentType { words.append("text: " + textContentType) }
    if directTouch.contains(.silentOnTouch) { words.append("silent on touch") }
    if directTouch.contains(.requiresActivation) { words.append("touched once activated") }
    words += speech.words
    for stretch in stretches {
      words.append(quoted(stretch.text) + " " + stretch.words.joined(separator: " "))
    }
    if let chart {
      words.append("chart: " + list(chart.series.map(\.name)))
    }
    return words
  }
}

extension SemanticsSpeech {
  fileprivate var words: [String] {
    var words: [String] = []
    if let pitch { words.append("pitch: \(pitch)") }
    if includesPunctuation == true { words.append("with punctuation") }
    if isQueued == true { words.append("queued") }
    if spellsOut == true { words.append("spelt out") }
    return words
  }
}
