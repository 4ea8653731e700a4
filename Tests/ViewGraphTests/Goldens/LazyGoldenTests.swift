import SwiftUI
import Testing

/// The measured fixtures of lazy containers.
@MainActor
struct LazyGoldenTests {
  private func section(_ name: String) -> some View {
    Section {
      ForEach(0..<8) { box(200, 20).probe("\(name)\($0)") }
    } header: {
      box(200, 24).probe("\(name)H")
    } footer: {
      box(200, 16).probe("\(name)F")
    }
  }

  private func pinned(_ views: PinnedScrollableViews) -> some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: views) {
        section("a")
        section("b")
        section("c")
      }
    }
    .probe("scroll")
  }

  @Test("stacks outside of a scroll view")
  func stacks() {
    GoldenTests().check("lazy/stacks", 320, 240) {
      HStack(alignment: .top, spacing: 20) {
        LazyVStack(alignment: .leading, spacing: 6) {
          TextBox(34.5).probe("alpha")
          box(60, 20).probe("red")
          TextBox(28).probe("beta")
        }
        .probe("vstack")
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            box(50, 20).probe("green")
            box(50, 20)
          } header: {
            TextBox(44.5).probe("header")
          }
        }
        .probe("sections")
        LazyHStack(alignment: .bottom, spacing: 4) {
          box(20, 30).probe("orange")
          TextBox(13).probe("hi")
        }
        .probe("hstack")
      }
      .probe("row")
    }
  }

  @Test("sections of a grid")
  func grid() {
    GoldenTests().check("lazy/grid-sections", 300, 300) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: 3), spacing: 4) {
          Section {
            ForEach(0..<5) { number in Flex().frame(height: 20).probe("a\(number)") }
          } header: {
            Flex().frame(height: 24).probe("aH")
          } footer: {
            Flex().frame(height: 16).probe("aF")
          }
          Section {
            ForEach(10..<14) { number in Flex().frame(height: 20).probe("b\(number - 10)") }
          } header: {
            TextBox(46).probe("bH")
          }
        }
        .probe("grid")
      }
      .frame(width: 240).probe("scroll")
    }
  }

  @Test("headers and footers that stay at the edges", arguments: [false, true])
  func pinned(footers: Bool) {
    let name = footers ? "lazy/pinned-both" : "lazy/pinned-headers"
    let session = Session(
      pinned(footers ? [.sectionHeaders, .sectionFooters] : .sectionHeaders),
      proposal: ProposedViewSize(width: 300, height: 200))
    defer { session.end() }
    GoldenTests().compare(name, session)
    #expect(
      session.probedFrames().count == MeasuredFrames.lists[name]?.count, "what cannot be seen is not there")
    session.scroll(to: 284)
    GoldenTests().compare("\(name) b3", session)
    #expect(session.probedFrames().count == MeasuredFrames.lists["\(name) b3"]?.count)
    session.scroll(to: 0)
    GoldenTests().compare(name, session)
  }
}

extension Session {
  /// Scrolls the first scroll view.
  func scroll(to y: CGFloat) {
    _ = probedFrames()
    func area(below element: ElementNode) -> (ContainerNode, ScrollAlgorithm)? {
      if let container = element as? ContainerNode, let algorithm = container.algorithm as? ScrollAlgorithm {
        return (container, algorithm)
      }
      var found: (ContainerNode, ScrollAlgorithm)?
      element.forEachElement { found = found ?? area(below: $0) }
      return found
    }
    guard let (node, algorithm) = root.element.flatMap(area) else { return }
    graph.enter { algorithm.scroll(to: CGPoint(x: 0, y: y), node) }
  }
}
