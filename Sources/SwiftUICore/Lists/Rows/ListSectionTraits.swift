import Geometry
import ViewGraph

/// What a section says to the list that it is in. Of several values for one thing the inmost holds.
package struct ListSectionTraits {
  /// Whether there is a line above and below the section.
  package var separators = ListEdges(Visibility.automatic)
  /// The colours of the lines; nil for the list's own.
  package var separatorTints = ListEdges(Color?.none)
  /// The space between this section and its neighbours; nil where neither the section nor anything around says. Where two
  /// neighbours differ, the smaller one holds.
  package var spacing: ListSectionSpacing?
  /// How much the header stands out.
  package var headerProminence = Prominence.standard

  /// Those of a section that says nothing.
  package init() {}

  /// Those of a section of a list's content.
  package init(_ section: SectionConfiguration) {
    for value in section.traits(ObjectIdentifier(ListSectionTrait.self)) {
      (value as? any ListSectionDeclaration)?.declare(in: &self)
    }
    guard let environment = section.environment else { return }
    spacing = environment.listSectionSpacing
    headerProminence = environment.headerProminence
    // A header may say it for itself.
    if let header = section.header.first?.environment { headerProminence = header.headerProminence }
  }
}

extension SectionConfiguration {
  /// What the section says to the list that it is in.
  package var listSection: ListSectionTraits { ListSectionTraits(self) }
}

/// The trait of all that sections say: its values are `ListSectionDeclaration`s.
package enum ListSectionTrait: TraitKind {
  package static var uses: TraitUses { .values }
}

/// One thing that a section says to its list.
package protocol ListSectionDeclaration {
  /// Writes it. Called for the inmost first.
  func declare(in section: inout ListSectionTraits)
}
