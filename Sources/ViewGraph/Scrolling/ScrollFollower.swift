/// Is told how scroll views are scrolled up and down. The view that has it puts it into the environment of what is scrolled.
package protocol ScrollFollower: AnyObject {
  /// A scroll view is scrolled.
  ///
  /// - Parameters:
  ///   - place: Points from the content's top, where it is now.
  ///   - distance: Points by which it was scrolled: down where they are positive.
  func scrolled(to place: Double, by distance: Double)
}

/// How far a scroll view is scrolled, for those who are told.
struct ScrollPlaces: Equatable {
  /// Points from the content's top.
  var offset: Double = 0
  /// Points of the content under a bar; 0 where there is none.
  var underBar: Double = 0
}

extension EnvironmentValues {
  /// Whom scroll views below tell how they are scrolled; nil where nobody asks.
  package var scrollFollower: (any ScrollFollower)? {
    get { self[ScrollFollowerKey.self] }
    set { self[ScrollFollowerKey.self] = newValue }
  }

  private struct ScrollFollowerKey: EnvironmentKey { static var defaultValue: (any ScrollFollower)? { nil } }
}
