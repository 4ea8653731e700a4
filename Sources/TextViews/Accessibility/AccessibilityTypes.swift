import Foundation
import ViewGraph

/// How a view behaves, for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  var traits: SemanticsTraits

  nonisolated init(_ traits: SemanticsTraits) { self.traits = traits }

  /// No trait.
  public nonisolated init() { traits = [] }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(.isButton)
  /// The view is a heading, which divides content into sections.
  public static let isHeader = AccessibilityTraits(.isHeader)
  /// The view is selected at the moment.
  public static let isSelected = AccessibilityTraits(.isSelected)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(.isLink)
  /// The view is a field in which one enters what is searched for.
  public static let isSearchField = AccessibilityTraits(.isSearchField)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(.isImage)
  /// The view makes a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.isKeyboardKey)
  /// The view is a text that one cannot change.
  public static let isStaticText = AccessibilityTraits(.isStaticText)
  /// The view sums up what there is when the program starts.
  public static let isSummaryElement = AccessibilityTraits(.isSummaryElement)
  /// The view's label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// The view starts something that plays or records, during which nothing is to be read out.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// The view takes touches directly, as a piano's keys do.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The page turns when the view has been read out.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// What is beside the view is not to be reached while it shows.
  public static let isModal = AccessibilityTraits(.isModal)
  /// The view can be on or off.
  public static let isToggle = AccessibilityTraits(.isToggle)
  /// The view is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(.isTabBar)
}

extension AccessibilityTraits {
  /// Whether the set has all traits of another.
  public nonisolated func contains(_ member: AccessibilityTraits) -> Bool { traits.contains(member.traits) }

  /// The traits of both sets.
  public nonisolated func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.union(other.traits))
  }
  /// The traits that both sets have.
  public nonisolated func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.intersection(other.traits))
  }
  /// The traits that one of the two sets has.
  public nonisolated func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.symmetricDifference(other.traits))
  }
  /// Adds the traits of another set.
  public nonisolated mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  /// Leaves the traits that another set has as well.
  public nonisolated mutating func formIntersection(_ other: AccessibilityTraits) {
    traits.formIntersection(other.traits)
  }
  /// Leaves the traits that one of the two sets has.
  public nonisolated mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
  /// Adds the traits of another set, and says whether the set lacked them.
  @discardableResult
  public nonisolated mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let (inserted, member) = traits.insert(newMember.traits)
    return (inserted, AccessibilityTraits(member))
  }
  /// Removes the traits of another set, and returns those that there were; nil for none.
  @discardableResult
  public nonisolated mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    traits.remove(member.traits).map { AccessibilityTraits($0) }
  }
  /// Adds the traits of another set, and returns those that there were; nil for none.
  @discardableResult
  public nonisolated mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    traits.update(with: newMember.traits).map { AccessibilityTraits($0) }
  }
}

/// What becomes of the elements inside of a view that becomes one element for assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let behavior: SemanticsChildBehavior

  /// They are left out, and the new element has nothing of theirs: the program says what it is.
  public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
  /// They are the new element's children, which are gone through together.
  public static let contain = AccessibilityChildBehavior(behavior: .contain)
  /// The new element says what they say. Labels, values and hints are joined by commas; buttons become actions of their
  /// names.
  public static let combine = AccessibilityChildBehavior(behavior: .combine)
}

/// What assistive technology can do with a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case system(SemanticsAction.Kind)
    case named(Text)
  }
  private let storage: Storage

  private nonisolated init(_ kind: SemanticsAction.Kind) { storage = .system(kind) }

  /// What a tap or a click does.
  public static let `default` = AccessibilityActionKind(.activate)
  /// Dismisses what is modal, or takes back what was begun.
  public static let escape = AccessibilityActionKind(.escape)
  /// What matters most at the moment, such as taking a call.
  public static let magicTap = AccessibilityActionKind(.magicTap)
  /// Deletes what the view stands for.
  public static let delete = AccessibilityActionKind(.delete)
  /// Shows the view's menu.
  public static let showMenu = AccessibilityActionKind(.showMenu)

  /// An action of the program's own, by a name that is read out.
  public nonisolated init(named name: Text) { storage = .named(name) }

  nonisolated func kind(_ context: SemanticsContext) -> SemanticsAction.Kind {
    switch storage {
    case .system(let kind): kind
    case .named(let name): .named(name.string(context))
    }
  }
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To the next larger value, or to the next page.
  case increment
  /// To the next smaller value, or to the page before.
  case decrement
}

/// How far up a heading is among others.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a level.
  case unspecified
  /// The level of a heading, from that of a page down to the sixth.
  case h1, h2, h3, h4, h5, h6
}
