/// A section of a list: which of the list's elements are its header, content and footer.
package struct FoundSection {
  /// Nil for a run of elements outside any section.
  var node: SectionNode?
  var header: Range<Int>
  var content: Range<Int>
  var footer: Range<Int>
  /// Where the section is shown in lists further out, as part of a collection of subviews.
  var carriers: [ViewNode] = []

  var range: Range<Int> { header.lowerBound..<footer.upperBound }

  /// What is left of the section in a part of the list; nil where nothing is.
  func clipped(to part: Range<Int>) -> FoundSection? {
    if range.isEmpty {
      return part.lowerBound <= range.lowerBound && range.upperBound <= part.upperBound ? self : nil
    }
    guard part.overlaps(range) else { return nil }
    var clipped = self
    clipped.header = header.clamped(to: part)
    clipped.content = content.clamped(to: part)
    clipped.footer = footer.clamped(to: part)
    return clipped
  }

  mutating func shift(by distance: Int) {
    func moved(_ range: Range<Int>) -> Range<Int> {
      range.lowerBound + distance..<range.upperBound + distance
    }
    header = moved(header)
    content = moved(content)
    footer = moved(footer)
  }
}

extension RecipeList {
  /// The sections of a part of the list, in order. Elements outside any section form sections of their own,
  /// one for each run.
  func sections(in part: Range<Int>) -> [FoundSection] {
    var all: [FoundSection] = []
    var end = part.lowerBound
    func addRun(to next: Int) {
      guard end < next else { return }
      all.append(FoundSection(node: nil, header: end..<end, content: end..<next, footer: next..<next))
    }
    for section in sections {
      guard let clipped = section.clipped(to: part) else { continue }
      addRun(to: clipped.range.lowerBound)
      all.append(clipped)
      end = clipped.range.upperBound
    }
    addRun(to: part.upperBound)
    return all
  }
}
