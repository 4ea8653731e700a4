/// What was changed in a text that is being edited, so that it can be undone and done again.
///
/// Letters that are typed one after the other are undone together, up to the end of a word; so are those that are deleted
/// one after the other, and all that an input method makes of one composition.
struct EditHistory: Sendable {
  enum Kind: Sendable { case typing, deleting, composing }

  struct Edit: Sendable {
    var offset: Int
    var removed: String
    var inserted: String
    /// What was selected before.
    var selection: (anchor: Int, head: Int)
    var kind: Kind
  }

  /// What is kept at most.
  static let limit = 10_000

  private var done: [Edit] = []
  private var undone: [Edit] = []
  /// Whether the next edit may belong to the last one.
  private var continues = false

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// What comes next is undone by itself.
  mutating func breakOff() { continues = false }

  mutating func add(_ edit: Edit) {
    undone.removeAll()
    if continues, let last = done.last, let joined = Self.join(last, edit) {
      done[done.count - 1] = joined
    } else {
      done.append(edit)
      if done.count > Self.limit { done.removeFirst(done.count - Self.limit) }
    }
    continues = true
  }

  mutating func undo() -> Edit? {
    continues = false
    guard let edit = done.popLast() else { return nil }
    undone.append(edit)
    return edit
  }

  mutating func redo() -> Edit? {
    continues = false
    guard let edit = undone.popLast() else { return nil }
    done.append(edit)
    return edit
  }

  /// Two edits as one; nil where they are undone one by one.
  private static func join(_ first: Edit, _ second: Edit) -> Edit? {
    guard first.kind == second.kind else { return nil }
    var joined = first
    let end = first.offset + first.inserted.utf8.count
    switch first.kind {
    case .typing:
      guard second.removed.isEmpty, second.offset == end else { return nil }
      // A blank belongs to the word before it.
      let startsWord =
        first.inserted.last?.isWhitespace == true && second.inserted.first?.isWhitespace == false
      guard !startsWord else { return nil }
      joined.inserted += second.inserted
    case .deleting:
      if second.offset == first.offset {
        joined.removed += second.removed
      } else if second.offset + second.removed.utf8.count == first.offset {
        joined.removed = second.removed + first.removed
        joined.offset = second.offset
      } else {
        return nil
      }
    case .composing:
      guard second.offset == first.offset, second.removed == first.inserted else { return nil }
      joined.inserted = second.inserted
    }
    return joined
  }
}
