import LayoutEngine
import Testing

@Suite("Lines of lazy containers")
struct LazyLinesTests {
  @Test("a stack has an element in each line")
  func stack() {
    let lines = LazyLines(count: 1_000_000)
    #expect(lines.lineCount == 1_000_000)
    #expect(lines.elementCount == 1_000_000)
    #expect(lines.elements(ofLine: 0) == 0..<1)
    #expect(lines.elements(ofLine: 999_999) == 999_999..<1_000_000)
    #expect(lines.line(ofElement: 123_456) == 123_456)
  }

  @Test("a grid fills its lines, and the last may have fewer elements")
  func grid() {
    var lines = LazyLines()
    lines.append(7, perLine: 3)
    #expect(lines.lineCount == 3)
    #expect((0..<3).map { lines.elements(ofLine: $0) } == [0..<3, 3..<6, 6..<7])
    #expect((0..<7).map { lines.line(ofElement: $0) } == [0, 0, 0, 1, 1, 1, 2])
  }

  @Test("after a header and before a footer a new line begins")
  func sections() {
    var lines = LazyLines()
    for _ in 0..<2 {
      lines.append(1, perLine: 1)
      lines.append(5, perLine: 3)
      lines.append(1, perLine: 1)
    }
    #expect(lines.lineCount == 8)
    #expect(lines.elementCount == 14)
    let all = (0..<8).map { lines.elements(ofLine: $0) }
    #expect(all == [0..<1, 1..<4, 4..<6, 6..<7, 7..<8, 8..<11, 11..<13, 13..<14])
    for (line, elements) in all.enumerated() {
      for element in elements { #expect(lines.line(ofElement: element) == line, "\(element)") }
    }
  }

  @Test("elements that are in no line are between those that are")
  func skipped() {
    var lines = LazyLines()
    lines.append(1, perLine: 1)
    lines.skip(4)
    lines.append(1, perLine: 1)
    #expect(lines.lineCount == 2)
    #expect(lines.elementCount == 6)
    #expect(lines.elements(ofLine: 0) == 0..<1)
    #expect(lines.elements(ofLine: 1) == 5..<6)
    #expect(lines.line(ofElement: 5) == 1)
  }

  @Test("lines and elements that are not there have defined answers")
  func outside() {
    let none = LazyLines()
    #expect(none.lineCount == 0)
    #expect(none.elements(ofLine: 0).isEmpty)
    #expect(none.line(ofElement: 3) == 0)
    let lines = LazyLines(count: 3)
    #expect(lines.elements(ofLine: -1).isEmpty)
    #expect(lines.elements(ofLine: 3).isEmpty)
    #expect(lines.line(ofElement: 99) == 2)
    var empty = LazyLines()
    empty.append(0, perLine: 3)
    empty.append(-2, perLine: 3)
    empty.append(2, perLine: 0)
    #expect(empty.lineCount == 2)
  }
}
