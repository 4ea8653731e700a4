extension Group {
  /// A group made from the subviews of a view: those that the view contributes, with nested groups and loops
  /// resolved. Only subviews that are shown or asked about are made.
  public nonisolated init<Base, Result>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    self.init(_content: GroupElementsOfContent(base: view, transform: transform))
  }

  /// A group made from the sections of a view.
  public nonisolated init<Base, Result>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
    self.init(_content: GroupSectionsOfContent(base: view, transform: transform))
  }
}

/// The content of a group that is made from the subviews of a view.
public struct GroupElementsOfContent<Subviews, Content> where Subviews: View, Content: View {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    ListBodyType(
      for: Self.self, base: Subviews.self, baseOffset: MemoryLayout.offset(of: \Self.base),
      own: ((SubviewsCollection) -> Content).self, ownOffset: MemoryLayout.offset(of: \Self.transform)
    ) { $0.transform(SubviewsCollection(list: $1)) }
  }
}

/// The content of a group that is made from the sections of a view.
public struct GroupSectionsOfContent<Sections, Content> where Sections: View, Content: View {
  let base: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    ListBodyType(
      for: Self.self, base: Sections.self, baseOffset: MemoryLayout.offset(of: \Self.base),
      own: ((SectionCollection) -> Content).self, ownOffset: MemoryLayout.offset(of: \Self.transform)
    ) { $0.transform(SectionCollection(list: $1)) }
  }
}
