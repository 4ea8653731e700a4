/// Undoes and redoes what a program has registered, in groups.
///
/// What is registered outside of a group is a group of its own. While something is undone, what is registered can be
/// redone. Actions are kept; their targets are not, and an action whose target is gone is left out.
///
/// - Note: On Apple's systems groups also form by the turns of the run loop; here only `beginUndoGrouping()` forms them.
open class UndoManager {
  private struct Action {
    weak var target: AnyObject?
    let run: (AnyObject) -> Void
  }
  private struct Step {
    var actions: [Action] = []
    var name = ""
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var open: [Step] = []
  private var disabled = 0

  /// Whether something is being undone.
  public private(set) var isUndoing = false
  /// Whether something is being redone.
  public private(set) var isRedoing = false
  /// How many steps can be undone at most; 0 for any number.
  public var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// A manager with nothing to undo.
  public init() {}

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoSteps.isEmpty || open.contains { !$0.actions.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoSteps.isEmpty }
  /// Whether actions are taken.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// How many groups are open.
  public var groupingLevel: Int { open.count }
  /// The name of what would be undone; empty where there is none.
  open var undoActionName: String { undoSteps.last?.name ?? "" }
  /// The name of what would be redone; empty where there is none.
  open var redoActionName: String { redoSteps.last?.name ?? "" }

  /// Registers what undoes a change, or redoes it where something is being undone.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = Action(target: target) { if let target = $0 as? TargetType { handler(target) } }
    if open.isEmpty { push(Step(actions: [action])) } else { open[open.count - 1].actions.append(action) }
  }

  /// Names the step that was registered last.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty { open[open.count - 1].name = actionName; return }
    let isForRedo = isUndoing
    if isForRedo, !redoSteps.isEmpty { redoSteps[redoSteps.count - 1].name = actionName }
    if !isForRedo, !undoSteps.isEmpty { undoSteps[undoSteps.count - 1].name = actionName }
  }

  /// Opens a group: what is registered until it ends is one step.
  open func beginUndoGrouping() { open.append(Step()) }

  /// Ends the group that was opened last; does nothing where none is open.
  open func endUndoGrouping() {
    guard let step = open.popLast(), !step.actions.isEmpty else { return }
    if open.isEmpty { push(step) } else { open[open.count - 1].actions += step.actions }
  }

  /// Takes no actions until as many calls of `enableUndoRegistration()` have come.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes actions again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Ends open groups and undoes the last step.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
  }

  /// Redoes what was undone last.
  open func redo() {
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
  }

  /// Forgets everything.
  open func removeAllActions() { (undoSteps, redoSteps, open) = ([], [], []) }

  /// Forgets what was registered with a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ steps: [Step]) -> [Step] {
      steps.compactMap { step in
        var step = step
        step.actions.removeAll { $0.target === target || $0.target == nil }
        return step.actions.isEmpty ? nil : step
      }
    }
    (undoSteps, redoSteps) = (without(undoSteps), without(redoSteps))
  }

  /// Runs the actions of a step, the last first; what they register is one step under the same name.
  private func run(_ step: Step) {
    open.append(Step(name: step.name))
    for action in step.actions.reversed() { if let target = action.target { action.run(target) } }
    endUndoGrouping()
  }

  private func push(_ step: Step) {
    if isUndoing {
      redoSteps.append(step)
    } else {
      undoSteps.append(step)
      if !isRedoing { redoSteps.removeAll() }
      trim()
    }
  }

  private func trim() {
    guard levelsOfUndo > 0, undoSteps.count > levelsOfUndo else { return }
    undoSteps.removeFirst(undoSteps.count - levelsOfUndo)
  }
}
