/// Values outside of the tree that change without a notification, and that views follow.
package protocol OutsideValues: AnyObject {
  /// Compares the values with those last seen and wakes the readers of what differs. The graph calls it at the
  /// beginning of each update.
  func check(_ transaction: Transaction)
}
