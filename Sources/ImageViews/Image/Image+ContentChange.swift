import DisplayList

extension Image: ContentChanging {
  package nonisolated static func contentChange(
    from old: [Item], to new: [Item], _ context: DrawContext<LeafNode>
  ) -> (any ContentChange)? {
    let values = EnvironmentValues(scope: context.environment)
    // What effects do shows by itself.
    if let stage = context.stage(SymbolStage.self) {
      if case .symbolEffect = values.contentTransition.kind { return nil }
      if stage.isMoving(after: context.time) { return nil }
    }
    return values.contentTransition.change(from: old, to: new, in: values)
  }
}
