import Foundation
import Geometry

/// What one view says of itself to those who do not see it: assistive technology, and tests that act as a user does.
package struct Semantics: Equatable, Sendable {
  package var role = SemanticsRole.none
  /// What the view is called.
  package var label: String?
  /// What it holds at the moment.
  package var value: String?
  /// What happens when it is used.
  package var hint: String?
  /// By which tests find it; nobody reads it out.
  package var identifier: String?
  package var traits: SemanticsTraits = []
  /// From 1 to 6; 0 for a heading whose level nobody has set, and for what is none.
  package var headingLevel = 0
  /// What can be done with the view, inmost first.
  package private(set) var actions: [SemanticsAction] = []
  /// Among its siblings a view with a higher one is read earlier. NaN counts as 0.
  package var sortPriority = 0.0
  /// Whether the view and all inside of it are left out.
  package var isHidden = false
  /// Whether the view takes input.
  package var isEnabled = true
  /// What few views say: a word of memory where there is nothing of it.
  private var box: DetailsBox?

  /// What few views say besides.
  package var details: SemanticsDetails {
    get { box?.details ?? SemanticsDetails() }
    set { box = newValue == SemanticsDetails() ? nil : DetailsBox(newValue) }
  }
  /// Whether there is anything of it.
  package var hasDetails: Bool { box != nil }

  package init(_ role: SemanticsRole = .none, label: String? = nil) {
    self.role = role
    self.label = label
  }

  /// Adds an action; one of its kind that is there already gives way to it.
  package mutating func add(_ action: SemanticsAction) {
    actions.removeAll { $0.kind == action.kind }
    actions.append(action)
  }

  /// Whether there is something to tell, so that the view becomes an element of the tree.
  var saysSomething: Bool {
    func isSet(_ text: String?) -> Bool { text.map { !$0.isEmpty } ?? false }
    return role != .none || isSet(label) || isSet(value) || isSet(hint) || isSet(identifier)
      || !traits.isEmpty
      || headingLevel > 0 || !actions.isEmpty || box?.details.saysSomething == true
  }
}

/// Immutable and shared by the copies of what a view says.
private final class DetailsBox: Equatable, Sendable {
  let details: SemanticsDetails
  init(_ details: SemanticsDetails) { self.details = details }
  static func == (a: DetailsBox, b: DetailsBox) -> Bool { a === b || a.details == b.details }
}

/// What kind of thing a view is.
package enum SemanticsRole: String, Sendable {
  /// Nothing in particular: a view that has a name and no more.
  case none = "element"
  case window, group, staticText, image, button, toggle, slider, stepper, progressIndicator, levelIndicator,
    textField,
    link, list, scrollArea, disclosure, popUpButton, menuButton, menu, menuItem, radioButton,
    navigationBar, toolbar, table, row, cell
}

/// How a view behaves, as `AccessibilityTraits` say it.
package struct SemanticsTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The names by the bit's number, as they are in dumps.
  static let names = [
    "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound", "isKeyboardKey",
    "isStaticText", "isSummaryElement", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
    "causesPageTurn", "isModal", "isToggle", "isTabBar",
  ]

  package static let isButton = SemanticsTraits(rawValue: 1 << 0)
  package static let isHeader = SemanticsTraits(rawValue: 1 << 1)
  package static let isSelected = SemanticsTraits(rawValue: 1 << 2)
  package static let isLink = SemanticsTraits(rawValue: 1 << 3)
  package static let isSearchField = SemanticsTraits(rawValue: 1 << 4)
  package static let isImage = SemanticsTraits(rawValue: 1 << 5)
  package static let playsSound = SemanticsTraits(rawValue: 1 << 6)
  package static let isKeyboardKey = SemanticsTraits(rawValue: 1 << 7)
  package static let isStaticText = SemanticsTraits(rawValue: 1 << 8)
  package static let isSummaryElement = SemanticsTraits(rawValue: 1 << 9)
  package static let updatesFrequently = SemanticsTraits(rawValue: 1 << 10)
  package static let startsMediaSession = SemanticsTraits(rawValue: 1 << 11)
  package static let allowsDirectInteraction = SemanticsTraits(rawValue: 1 << 12)
  package static let causesPageTurn = SemanticsTraits(rawValue: 1 << 13)
  package static let isModal = SemanticsTraits(rawValue: 1 << 14)
  package static let isToggle = SemanticsTraits(rawValue: 1 << 15)
  package static let isTabBar = SemanticsTraits(rawValue: 1 << 16)

  /// What a part is. Of an element that is made of several parts it would be wrong.
  static let kinds: SemanticsTraits = [
    .isButton, .isLink, .isSearchField, .isImage, .isKeyboardKey, .isStaticText, .isToggle, .isTabBar,
  ]
}

/// Something that can be done with a view. The tree holds no closure: who performs the action asks the modifier that
/// offers it, which has the present one.
package struct SemanticsAction: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// What a tap or a click does.
    case activate
    case escape, magicTap, delete, showMenu
    case increment, decrement
    /// Shows what lies beyond an edge: the leading one is the left one in either direction of reading.
    case scroll(Edge)
    case zoomIn, zoomOut
    /// An action of the program's own.
    case named(String)
  }

  package let kind: Kind
  /// The modifier that offers the action, and as which it does.
  let source: NodeHandle
  let sourceKind: Kind
  /// The group of actions to which one of the program's own belongs; nil for the usual one.
  package var category: String?

  /// The same action under a name.
  func named(_ name: String, category: String? = nil) -> SemanticsAction {
    SemanticsAction(kind: .named(name), source: source, sourceKind: sourceKind, category: category)
  }
}

/// What becomes of the elements inside of a view that becomes an element itself.
package enum SemanticsChildBehavior: Sendable {
  /// They are left out.
  case ignore
  /// They are the element's children.
  case contain
  /// The element says what they say, and they are left out.
  case combine
  /// As `combine`, for a title with an icon or a value: images are left out beside anything else, and where something
  /// inside can be acted on everything stays as it is.
  case combineTexts

  var isCombining: Bool { self == .combine || self == .combineTexts }
}

// MARK: Combining

extension Semantics {
  /// Between the labels of parts that become one.
  private static let separator = ", "

  /// What an element says that is made of several, given in reading order.
  ///
  /// Labels, values and hints are joined. An element that can be activated becomes an action of its name, as Apple
  /// documents it ("a default action may become a named action"), and its name is no part of the label. Of the traits
  /// those stay that are true of the whole. One single part is taken as it is.
  init(combining parts: [Semantics]) {
    self.init()
    if parts.count == 1 {
      self = parts[0]
      return
    }
    var labels: [String] = []
    var values: [String] = []
    var hints: [String] = []
    var roles: Set<SemanticsRole> = []
    for part in parts {
      let activation = part.actions.first { $0.kind == .activate }
      if let activation, let name = part.label {
        add(activation.named(name))
      } else {
        if let label = part.label { labels.append(label) }
        if let value = part.value { values.append(value) }
        if let hint = part.hint { hints.append(hint) }
        roles.insert(part.role)
        traits.formUnion(part.traits.subtracting(.kinds))
        if headingLevel == 0 { headingLevel = part.headingLevel }
        if let activation { add(activation) }
      }
      for action in part.actions where action.kind != .activate { add(action) }
    }
    func join(_ texts: [String]) -> String? {
      let texts = texts.filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts.joined(separator: Self.separator)
    }
    (label, value, hint) = (join(labels), join(values), join(hints))
    if roles.count == 1, let role = roles.first { self.role = role }
    isEnabled = parts.isEmpty || parts.contains(where: \.isEnabled)
    for part in parts where part.hasDetails { details.combine(part.details) }
  }
}
