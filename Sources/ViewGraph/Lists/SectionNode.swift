/// A section of a list: header, content and footer, one after the other. The elements are its own only for
/// those who ask for sections.
final class SectionNode: ListNode {
  private var header: ViewNode!  // these two are set by init, right after self can be their parent
  private var footer: ViewNode!
  private var content: ViewNode?
  private let recipes: Bool

  init(_ place: NodePlace, type: SectionType) {
    recipes = place.recipes
    super.init(place, type: type)
    header = type.header.makeNode(place.below(self).at(type.headerOffset))
    footer = type.footer.makeNode(place.below(self).at(type.footerOffset))
    if readIsExpanded() { content = makeContent() }
  }

  private var sectionType: SectionType { unsafeDowncast(type!, to: SectionType.self) }  // set by init

  var traits: SectionTraits { sectionType.read(value) }

  private func readIsExpanded() -> Bool {
    Source.removeReads(of: self)
    return observing { traits.isExpanded?.wrappedValue ?? true }
  }

  private func makeContent() -> ViewNode {
    sectionType.content.makeNode(
      NodePlace(
        owner: owner, offset: Int(offset) + sectionType.contentOffset, parent: self, environment: environment,
        recipes: recipes))
  }

  private func expandOrCollapse() { expandOrCollapse(readIsExpanded()) }

  private func expandOrCollapse(_ isExpanded: Bool) {
    guard isExpanded != (content != nil) else { return }
    if let content { graph.remove(content) }
    content = isExpanded ? makeContent() : nil
    listChanged()
  }

  override func sourceChanged(_ transaction: Transaction) {
    let isExpanded = graph.enter { readIsExpanded() }
    guard isExpanded != (content != nil) else { return }
    graph.changeList(of: self, transaction) { expandOrCollapse(isExpanded) }
  }

  override func update(from old: UnsafeRawPointer) {
    header.update(from: old)
    content?.update(from: old)
    footer.update(from: old)
    expandOrCollapse()
  }

  private var parts: [ViewNode] { [header, content, footer].compactMap { $0 } }

  override var elementCount: Int { parts.reduce(0) { $0 + $1.elementCount } }
  override func collect(into elements: inout [ElementNode]) {
    for part in parts { part.collect(into: &elements) }
  }
  override func forEachChild(_ body: (ViewNode) -> Void) { parts.forEach(body) }

  // MARK: Subview lists

  override var recipeCount: Int { parts.reduce(0) { $0 + $1.recipeCount } }

  /// The part that an element belongs to, and its index there.
  private func part(ofRecipe index: Int) -> (Int, ViewNode, Int)? {
    var index = index
    for (number, part) in [header, content, footer].enumerated() {
      guard let part else { continue }
      let count = part.recipeCount
      if index < count { return (number, part, index) }
      index -= count
    }
    return nil
  }

  override func recipe(at index: Int, wrappers: WrapperChain?) -> Recipe? {
    guard let (_, part, index) = part(ofRecipe: index) else { return nil }
    return part.recipe(at: index, wrappers: wrappers)
  }

  override func recipeIndex(at path: ArraySlice<IdentityStep>) -> Int? {
    guard case .position(let number)? = path.first else { return nil }
    var start = 0
    for (index, part) in [header, content, footer].enumerated() {
      guard let part else { continue }
      if index == number { return part.recipeIndex(at: path.dropFirst()).map { start + $0 } }
      start += part.recipeCount
    }
    return nil
  }

  override func recipeStart(of child: ViewNode) -> Int? {
    var start = 0
    for part in parts {
      if part === child { return start }
      start += part.recipeCount
    }
    return nil
  }

  override func appendIdentity(ofRecipe index: Int, to path: inout [IdentityStep]) {
    guard let (number, part, index) = part(ofRecipe: index) else { return }
    path.append(.position(number))
    part.appendIdentity(ofRecipe: index, to: &path)
  }

  /// Sections inside a section are flattened into it.
  override func findSections(from offset: Int, into sections: inout [FoundSection]) {
    let contentStart = offset + header.recipeCount
    let footerStart = contentStart + (content?.recipeCount ?? 0)
    sections.append(
      FoundSection(
        node: self, header: offset..<contentStart, content: contentStart..<footerStart,
        footer: footerStart..<footerStart + footer.recipeCount))
  }
}

/// The properties of a section for containers whose sections collapse.
struct SectionTraits {
  var isExpanded: Binding<Bool>?
  var isCollapsible: Bool?
}

/// The type of a section: its parts' types and where they stand.
final class SectionType: _ViewType, @unchecked Sendable {
  let headerOffset: Int
  let contentOffset: Int
  let footerOffset: Int
  private let makeParts: () -> (_ViewType, _ViewType, _ViewType)
  private lazy var partTypes = makeParts()
  let read: (UnsafeRawPointer) -> SectionTraits

  init<Parent: View, Content: View, Footer: View>(for type: Section<Parent, Content, Footer>.Type) {
    headerOffset = MemoryLayout.offset(of: \Section<Parent, Content, Footer>.header) ?? 0
    contentOffset = MemoryLayout.offset(of: \Section<Parent, Content, Footer>.content) ?? 0
    footerOffset = MemoryLayout.offset(of: \Section<Parent, Content, Footer>.footer) ?? 0
    makeParts = { (.of(Parent.self), .of(Content.self), .of(Footer.self)) }
    read = { $0.assumingMemoryBound(to: type).pointee.traits }
    super.init(for: type)
  }

  var header: _ViewType { partTypes.0 }
  var content: _ViewType { partTypes.1 }
  var footer: _ViewType { partTypes.2 }

  /// Never fixed: sections of a subview list are searched for only where the number of elements is not known.
  override func computeArity() -> Arity { .dynamic }
  override func makeNode(_ place: NodePlace) -> ViewNode { SectionNode(place, type: self) }
}
