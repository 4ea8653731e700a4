import DisplayList
import SwiftUICore
import ViewGraph

extension Session {
  /// What a host fills the window with behind its views.
  package var windowBackground: ResolvedColor {
    Color.windowBackground.resolve(in: EnvironmentValues(scope: graph.rootScope))
  }
}
