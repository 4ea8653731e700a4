import Observation
import SwiftUICore
import ViewGraph

/// The sections of a sidebar whose rows the user has hidden, where the program has no binding for that.
@MainActor @Observable
final class CollapsedSections: ChosenByUser {
  private var sections: Set<SectionConfiguration.ID> = []

  nonisolated init() {}

  /// Whether a section's rows are shown.
  func isExpanded(_ section: SectionConfiguration.ID) -> Binding<Bool> {
    Binding {
      !self.sections.contains(section)
    } set: { isExpanded in
      if isExpanded { self.sections.remove(section) } else { self.sections.insert(section) }
    }
  }
}
