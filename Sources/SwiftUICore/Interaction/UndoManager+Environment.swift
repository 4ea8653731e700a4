import FoundationAdditions

extension EnvironmentValues {
  /// The undo manager of the document or window that the view is in; nil, as no host here has one. A program makes
  /// its own where it wants one.
  public var undoManager: UndoManager? { nil }
}
