extension ForEach where Content: View {
  /// Views made from the subviews of a view, each known by the subview's identity.
  public nonisolated init<V>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, V: View {
    self.init(
      data: ForEachSubviewCollection(view: AnyView(view)), content: content,
      identities: ForEachIdentities(read: { _ in [] }, at: { data, offset in data[offset].id }))
  }

  /// Views made from the sections of a view, each known by the section's identity.
  public nonisolated init<V>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, V: View {
    self.init(
      data: ForEachSectionCollection(view: AnyView(view)), content: content,
      identities: ForEachIdentities(read: { _ in [] }, at: { data, offset in data[offset].id }))
  }

  /// The same as `init(subviews:content:)`: the name that the first systems with it had.
  public nonisolated init<V>(
    subviewOf view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, V: View {
    self.init(subviews: view, content: content)
  }

  /// The same as `init(sections:content:)`: the name that the first systems with it had. Subviews that a
  /// container has been handed keep their sections.
  public nonisolated init<V>(
    sectionOf view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, V: View {
    self.init(sections: view, content: content)
  }
}

/// The data of a loop over the subviews of a view. Empty outside the loop: only there the view is known to
/// the engine.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection where Content: View {
  let view: AnyView

  public typealias Element = Subview
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  /// Ends the program: outside the loop the collection is empty.
  public subscript(index: Int) -> Subview { preconditionFailure("the collection is empty") }  // as any other
}

/// The data of a loop over the sections of a view. Empty outside the loop: only there the view is known to
/// the engine.
public struct ForEachSectionCollection<Content>: RandomAccessCollection where Content: View {
  let view: AnyView

  public typealias Element = SectionConfiguration
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  /// Ends the program: outside the loop the collection is empty.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("the collection is empty")  // as any other
  }
}

/// Data of a `ForEach` that comes from a subview list.
protocol ListFormingData {
  static func makeLoopType() -> _ViewType
}

extension ForEachSubviewCollection: ListFormingData {
  static func makeLoopType() -> _ViewType {
    typealias Loop = ForEach<Self, Subview.ID, Content>
    return ListBodyType(
      for: Loop.self, base: AnyView.self, baseOffset: MemoryLayout.offset(of: \Loop.data.view),
      own: ((Subview) -> Content).self, ownOffset: MemoryLayout.offset(of: \Loop.content)
    ) { ForEach<SubviewsCollection, Subview.ID, Content>(SubviewsCollection(list: $1), content: $0.content) }
  }
}

extension ForEachSectionCollection: ListFormingData {
  static func makeLoopType() -> _ViewType {
    typealias Loop = ForEach<Self, SectionConfiguration.ID, Content>
    return ListBodyType(
      for: Loop.self, base: AnyView.self, baseOffset: MemoryLayout.offset(of: \Loop.data.view),
      own: ((SectionConfiguration) -> Content).self, ownOffset: MemoryLayout.offset(of: \Loop.content)
    ) {
      ForEach<SectionCollection, SectionConfiguration.ID, Content>(
        SectionCollection(list: $1), content: $0.content)
    }
  }
}
