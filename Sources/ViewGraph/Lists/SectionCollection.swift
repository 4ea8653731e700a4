/// The sections of a view, in order. Views outside any `Section` form sections without header and footer,
/// one for each run of them.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(list: RecipeList) {
    var runs = 0
    sections = list.sections(in: 0..<list.count).map { section in
      if section.node == nil { runs += 1 }
      return SectionConfiguration(list: list, section: section, run: runs)
    }
  }

  public typealias Element = SectionConfiguration
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  /// A section by its index. One out of range ends the program, as in an array.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// Where the views with identities are, their own or ones that the program has given them: in the content of
  /// which section, and how far from its start. They are looked for in all sections at once. Nil where no
  /// section's content has one.
  package func places(ofIdentities identities: [AnyHashable]) -> [(section: Int, offset: Int)?] {
    guard let list = sections.first?.content.list else { return identities.map { _ in nil } }
    return list.indices(ofOwnOrGiven: identities).map { $0.flatMap(place) }
  }

  /// The section that has an element of the list in its content.
  private func place(ofElement index: Int) -> (section: Int, offset: Int)? {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].content.range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    guard low < sections.count, sections[low].content.range.contains(index) else { return nil }
    return (low, index - sections[low].content.range.lowerBound)
  }
}

/// A section of a view whose subviews a program arranges. A part that the section lacks is an empty
/// collection.
public struct SectionConfiguration: Identifiable {
  /// Identifies the section among the sections of its container.
  public struct ID: Hashable {
    let path: [IdentityStep]
  }

  /// The identity of the section: that of its place in the content, or of the loop or `id(_:)` that made it.
  public let id: ID
  /// The views of the section's header.
  public var header: SubviewsCollection { SubviewsCollection(list: list, range: section.header) }
  /// The views of the section's content.
  public var content: SubviewsCollection { SubviewsCollection(list: list, range: section.content) }
  /// The views of the section's footer.
  public var footer: SubviewsCollection { SubviewsCollection(list: list, range: section.footer) }
  /// The container values that were set on the section itself.
  public var containerValues: ContainerValues { ContainerValues(source: source) }

  private let list: RecipeList
  private let section: FoundSection
  private let source: SectionSource

  init(list: RecipeList, section: FoundSection, run: Int) {
    self.list = list
    self.section = section
    source = SectionSource(node: section.node, carriers: section.carriers)
    id = ID(path: source.path ?? [.position(-run)])
  }

  /// The value of a trait set on the section.
  package func trait(_ key: ObjectIdentifier) -> Any? { source.trait(key) }

  /// The values of a trait that is set several times on the section, inmost first. Views outside any section have those of
  /// the first of them.
  package func traits(_ key: ObjectIdentifier) -> [Any] {
    section.node == nil ? content.first?.traits(key) ?? [] : source.traits(key)
  }

  /// The environment that is set around the section; of views outside any section, that around the first of them. Nil where
  /// the section has gone. The view at work depends on what it reads of it.
  package var environment: EnvironmentValues? {
    section.node == nil ? content.first?.environment : source.environment
  }

  /// Whether the section's content is shown, for containers whose sections collapse; nil where the program
  /// does not say.
  package var isExpanded: Binding<Bool>? { source.value?.isExpanded }

  /// Whether the user may collapse the section; nil where the program does not say.
  package var isCollapsible: Bool? { source.value?.isCollapsible }
}

/// The section that a configuration describes. It may be asked after the section has left the tree.
final class SectionSource: TraitSource {
  private let node: SectionNode?
  private let carriers: [ViewNode]

  init(node: SectionNode?, carriers: [ViewNode]) {
    self.node = node
    self.carriers = carriers
  }

  func trait(_ key: ObjectIdentifier) -> Any? {
    guard let node, !node.isDead else { return nil }
    if let value = node.traitFromAbove(key) { return value }
    for carrier in carriers where !carrier.isDead {
      if let value = carrier.traitFromAbove(key) { return value }
    }
    return nil
  }

  func traits(_ key: ObjectIdentifier) -> [Any] {
    guard let node, !node.isDead else { return [] }
    return node.traitsFromAbove(key) + carriers.flatMap { $0.isDead ? [] : $0.traitsFromAbove(key) }
  }

  var environment: EnvironmentValues? {
    node.flatMap { $0.isDead ? nil : EnvironmentValues(scope: $0.environment) }
  }

  var value: SectionTraits? { node.flatMap { $0.isDead ? nil : $0.traits } }

  /// The ways from each list's root to the section, nil for views outside any section.
  var path: [IdentityStep]? {
    guard let node, !node.isDead else { return nil }
    return ([node] + carriers).reversed().flatMap(\.pathInList)
  }
}

extension ViewNode {
  /// The way from the list's root to this node.
  var pathInList: [IdentityStep] {
    var path: [IdentityStep] = []
    var node: ViewNode = self
    while let parent = node.parent, !(parent is RecipeRootNode) {
      if let step = parent.identityStep(to: node) { path.append(step) }
      node = parent
    }
    return path.reversed()
  }
}
