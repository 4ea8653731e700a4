import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Edges, insets and the display")
struct LayoutEnvironmentTests {
  @Test("sets of edges are those of their names")
  func edges() {
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.vertical == [.top, .bottom])
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set(.top) == .top && !Edge.Set.top.contains(.bottom))
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    var all: Edge.Set = []
    for edge in Edge.allCases { all.insert(Edge.Set(edge)) }
    #expect(all == .all)
    #expect(Edge(rawValue: Edge.bottom.rawValue) == .bottom)
  }

  @Test("edges of one axis have sets of their own, and are written and read as data")
  func edgesOfAxes() throws {
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(VerticalEdge.Set.all == [.top, .bottom])
    #expect(HorizontalEdge.Set(.leading) == .leading && VerticalEdge.Set(.bottom) == .bottom)
    #expect(HorizontalEdge.allCases == [.leading, .trailing] && VerticalEdge.allCases == [.top, .bottom])
    let data = try JSONEncoder().encode([HorizontalEdge.trailing, .leading])
    #expect(try JSONDecoder().decode([HorizontalEdge].self, from: data) == [.trailing, .leading])
    let vertical = try JSONEncoder().encode([VerticalEdge.bottom])
    #expect(try JSONDecoder().decode([VerticalEdge].self, from: vertical) == [.bottom])
  }

  @Test("insets are four lengths, none where none is given")
  func insets() {
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.leading = 9
    #expect(insets == EdgeInsets(top: 1, leading: 9, bottom: 3, trailing: 4))
    let solid = EdgeInsets3D(top: 1, leading: 2, bottom: 3, trailing: 4, front: 5, back: 6)
    #expect(EdgeInsets(solid) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      EdgeInsets3D(horizontal: 1, vertical: 2, depth: 3)
        == EdgeInsets3D(top: 2, leading: 1, bottom: 2, trailing: 1, front: 3, back: 3))
  }

  @Test("insets are animatable")
  func animatable() {
    var insets = EdgeInsets()
    insets.animatableData = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    var half = EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8).animatableData
    half.scale(by: 0.5)
    insets.animatableData = half
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test("an edge of a solid is one of a plane unless it is the front or the back")
  func solidEdges() {
    #expect(Edge(Edge3D.top) == .top && Edge(Edge3D.trailing) == .trailing)
    #expect(Edge(Edge3D.front) == nil && Edge(Edge3D.back) == nil)
    #expect(Edge3D(Edge.leading) == .leading)
    #expect(Edge3D.Set.all == [.horizontal, .vertical, .depth])
  }

  @Test("a pixel is as long as the scale of the display says")
  func pixels() {
    var values = EnvironmentValues()
    #expect(values.pixelLength == 1 / values.displayScale)
    values.displayScale = 2
    #expect(values.pixelLength == 0.5)
    values.displayScale = 3
    #expect(values.pixelLength == 1.0 / 3)
  }

  @Test("a view reads pixels and size classes where it stands, and follows them")
  func reading() {
    struct Reader: View {
      @Environment(\.pixelLength) private var pixel
      @Environment(\.horizontalSizeClass) private var width
      @Environment(\.verticalSizeClass) private var height
      @Environment(\.isLuminanceReduced) private var isDim
      var body: some View {
        tile("a", pixel * 100, width == .compact ? 10 : 20)
        if isDim { tile("dim", 1, 1) }
        if height == .compact { tile("low", 1, 1) }
      }
    }
    let laid = Laid { VStack(spacing: 0) { Reader() } }
    laid.session.setEnvironment {
      $0.displayScale = 2
      $0.horizontalSizeClass = .compact
    }
    #expect(laid["a"]?.size == CGSize(width: 50, height: 10))
    #expect(laid["dim"] == nil && laid["low"] == nil)
    laid.session.setEnvironment {
      $0.displayScale = 4
      $0.horizontalSizeClass = .regular
      $0.verticalSizeClass = .compact
      $0.isLuminanceReduced = true
    }
    #expect(laid["a"]?.size == CGSize(width: 25, height: 20))
    #expect(laid["dim"] != nil && laid["low"] != nil)
  }

  @Test("size classes may be set for a part of the view")
  func sizeClasses() {
    struct Reader: View {
      let id: String
      @Environment(\.horizontalSizeClass) private var width
      var body: some View { tile(id, width == .compact ? 10 : 20, 10) }
    }
    let laid = Laid {
      VStack {
        Reader(id: "a")
        Reader(id: "b").environment(\.horizontalSizeClass, .compact)
        Reader(id: "c").environment(\.horizontalSizeClass, nil)
      }
    }
    #expect(["a", "b", "c"].map { laid[$0]?.width } == [20, 10, 20])
  }
}
