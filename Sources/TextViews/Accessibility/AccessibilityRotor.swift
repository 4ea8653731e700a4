import Foundation
import ViewGraph

/// A rotor that assistive technology has of its own, and that a program's takes the place of.
public struct AccessibilitySystemRotor: Sendable, Equatable {
  let name: String

  /// All links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }
  /// The links that have been followed, or those that have not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "Visited Links" : "Unvisited Links")
  }
  /// All headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }
  /// The headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    level == .unspecified ? headings : AccessibilitySystemRotor(name: "Headings \(level.rawValue)")
  }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Bold Text") }
  /// Text in italics.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Italic Text") }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Underlined Text")
  }
  /// Words that are spelt wrong.
  public static var misspelledWords: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Misspelled Words")
  }
  /// Images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }
  /// Fields that take text.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Text Fields") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }
  /// Landmarks, the large parts of a page.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Landmarks") }
}

/// Offers a rotor for a view.
nonisolated private struct AccessibilityRotorModifier: SemanticsModifying {
  typealias Body = Never
  let name: Text
  let content: () -> any AccessibilityRotorContent

  func describe(_ semantics: inout Semantics, _ context: SemanticsContext) {
    semantics.details.rotors.append(context.rotor(name.string(context)))
  }

  @MainActor func rotorEntries(_ context: SemanticsContext) -> [SemanticsRotorEntry] {
    var entries = _RotorEntries(context)
    content()._appendEntries(to: &entries)
    return entries.entries
  }

  static func _makeModifierType() -> _ModifierType { makeSemanticsType() }
}

/// Closures do not count: who goes through the rotor asks for the present entries.
extension AccessibilityRotorModifier: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.name == b.name }
}

extension View {
  private nonisolated func rotor<Content: AccessibilityRotorContent>(
    _ name: Text, _ entries: @escaping () -> Content
  ) -> some View {
    modifier(AccessibilityRotorModifier(name: name, content: entries))
  }

  private nonisolated func rotor<EntryModel, ID: Hashable>(
    _ name: Text, _ models: [EntryModel], _ id: KeyPath<EntryModel, ID>, _ label: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(name) {
      RotorContents(
        all: models.map { AccessibilityRotorEntry(Text(verbatim: $0[keyPath: label]), id: $0[keyPath: id]) })
    }
  }

  private nonisolated func rotor(_ name: Text, _ ranges: [Range<String.Index>]) -> some View {
    rotor(name) { RotorContents(all: ranges.map { AccessibilityRotorEntry(textRange: $0) }) }
  }

  /// Makes a view what an entry of a rotor with this identity in the namespace leads to.
  public nonisolated func accessibilityRotorEntry<ID>(
    id: ID, in namespace: Namespace.ID
  ) -> some View where ID: Hashable {
    accessibility(.rotorEntry(SemanticsID(AnyHashable(id), in: namespace)))
  }

  /// Offers a rotor of a name: a list of places in the view that assistive technology goes through. The entries are
  /// made when
  /// one goes through them.
  public nonisolated func accessibilityRotor<Content>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { rotor(label, entries) }

  /// Offers a rotor of a name, with an entry for each of some identifiable values. The views have their identities
  /// by `ForEach` or `id(_:)`.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { rotor(label, entries, \.id, entryLabel) }

  /// Offers a rotor of a name, with an entry for each of some values. The views have the identities at the key path
  /// by `ForEach` or `id(_:)`.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { rotor(label, entries, entryID, entryLabel) }

  /// Offers a rotor of a name, with an entry for each of some parts of the view's text.
  public nonisolated func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { rotor(label, textRanges) }

  /// Offers a rotor of a name from the program's string tables: a list of places in the view that assistive technology
  /// goes through. The entries are made when
  /// one goes through them.
  public nonisolated func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { rotor(Text(labelKey), entries) }

  /// Offers a rotor of a name from the program's string tables, with an entry for each of some identifiable values.
  /// The views have their identities
  /// by `ForEach` or `id(_:)`.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { rotor(Text(labelKey), entries, \.id, entryLabel) }

  /// Offers a rotor of a name from the program's string tables, with an entry for each of some values. The views have
  /// the identities at the key path
  /// by `ForEach` or `id(_:)`.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { rotor(Text(labelKey), entries, entryID, entryLabel) }

  /// Offers a rotor of a name from the program's string tables, with an entry for each of some parts of the view's
  /// text.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(labelKey), textRanges) }

  /// Offers a rotor that a resource names: a list of places in the view that assistive technology goes through. The
  /// entries are made when
  /// one goes through them.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content>(
    _ labelResource: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { rotor(Text(labelResource), entries) }

  /// Offers a rotor that a resource names, with an entry for each of some identifiable values. The views have their
  /// identities
  /// by `ForEach` or `id(_:)`.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel>(
    _ labelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { rotor(Text(labelResource), entries, \.id, entryLabel) }

  /// Offers a rotor that a resource names, with an entry for each of some values. The views have the identities at the
  /// key path
  /// by `ForEach` or `id(_:)`.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ labelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { rotor(Text(labelResource), entries, entryID, entryLabel) }

  /// Offers a rotor that a resource names, with an entry for each of some parts of the view's text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor(
    _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(labelResource), textRanges) }

  /// Offers a rotor of a name as it is: a list of places in the view that assistive technology goes through. The
  /// entries are made when
  /// one goes through them.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L, Content>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent { rotor(Text(label), entries) }

  /// Offers a rotor of a name as it is, with an entry for each of some identifiable values. The views have their
  /// identities
  /// by `ForEach` or `id(_:)`.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L, EntryModel>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, EntryModel: Identifiable {
    rotor(Text(label), entries, \.id, entryLabel)
  }

  /// Offers a rotor of a name as it is, with an entry for each of some values. The views have the identities at the
  /// key path
  /// by `ForEach` or `id(_:)`.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L, EntryModel, ID>(
    _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, ID: Hashable { rotor(Text(label), entries, entryID, entryLabel) }

  /// Offers a rotor of a name as it is, with an entry for each of some parts of the view's text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View where L: StringProtocol { rotor(Text(label), textRanges) }

  /// Offers a rotor in the place of one of assistive technology's own: a list of places in the view that assistive
  /// technology goes through. The entries are made when
  /// one goes through them.
  public nonisolated func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { rotor(Text(verbatim: systemRotor.name), entries) }

  /// Offers a rotor in the place of one of assistive technology's own, with an entry for each of some identifiable
  /// values. The views have their identities
  /// by `ForEach` or `id(_:)`.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable {
    rotor(Text(verbatim: systemRotor.name), entries, \.id, entryLabel)
  }

  /// Offers a rotor in the place of one of assistive technology's own, with an entry for each of some values. The
  /// views have the identities at the key path
  /// by `ForEach` or `id(_:)`.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { rotor(Text(verbatim: systemRotor.name), entries, entryID, entryLabel) }

  /// Offers a rotor in the place of one of assistive technology's own, with an entry for each of some parts of the
  /// view's text.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(verbatim: systemRotor.name), textRanges) }
}
