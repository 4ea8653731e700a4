/// Which elements of a lazy container stand in which line: one in each line of a stack, several in those of a grid.
///
/// Headers and footers have a line to themselves, and after them a new line begins. All operations take time in the
/// logarithm of the number of runs, of which a section has three at most.
package struct LazyLines: Sendable, Equatable {
  /// Elements that follow one another and fill their lines in one way.
  struct Run: Sendable, Equatable {
    var elements: Range<Int>
    /// How many elements there are in a line; 0 where they are in none.
    var perLine: Int
    var firstLine: Int

    var lineCount: Int { perLine > 0 ? (elements.count + perLine - 1) / perLine : 0 }
  }

  private var runs: [Run] = []
  package private(set) var lineCount = 0
  package private(set) var elementCount = 0

  package init() {}

  /// One element in each line.
  package init(count: Int) { append(count, perLine: 1) }

  /// Adds elements after those that there are, in lines of their own.
  package mutating func append(_ count: Int, perLine: Int) {
    guard count > 0 else { return }
    let run = Run(
      elements: elementCount..<elementCount + count, perLine: max(perLine, 1), firstLine: lineCount)
    elementCount += count
    if run.perLine == 1, let last = runs.last, last.perLine == 1 {
      runs[runs.count - 1].elements = last.elements.lowerBound..<elementCount
    } else {
      runs.append(run)
    }
    lineCount += run.lineCount
  }

  /// Adds elements that are in no line.
  package mutating func skip(_ count: Int) {
    guard count > 0 else { return }
    runs.append(Run(elements: elementCount..<elementCount + count, perLine: 0, firstLine: lineCount))
    elementCount += count
  }

  /// The elements of a line; none where there is no such line.
  package func elements(ofLine line: Int) -> Range<Int> {
    guard line >= 0, line < lineCount, let run = run(where: { $0.firstLine <= line }), run.perLine > 0 else {
      return 0..<0
    }
    let start = run.elements.lowerBound + (line - run.firstLine) * run.perLine
    return start..<min(start + run.perLine, run.elements.upperBound)
  }

  /// The line of an element; that of the first or last for one out of range.
  package func line(ofElement element: Int) -> Int {
    guard let run = run(where: { $0.elements.lowerBound <= element }) else { return 0 }
    guard run.perLine > 0 else { return run.firstLine }
    let element = min(element, run.elements.upperBound - 1)
    return run.firstLine + (element - run.elements.lowerBound) / run.perLine
  }

  /// The last run for which something holds that holds for all before it.
  private func run(where begins: (Run) -> Bool) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if begins(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }
}
