import Observation
import ViewGraph

/// Whether the content of a window is being edited, where no view sets `editMode` itself.
///
/// Owner: the session's environment.
@MainActor @Observable
package final class EditModeState {
  package var mode = EditMode.inactive

  package init() {}
}
