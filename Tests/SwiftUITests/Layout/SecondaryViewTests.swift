import DisplayList
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Backgrounds and overlays")
struct SecondaryViewTests {
  private let red = ResolvedColor.rgb(255, 56, 60)
  private let blue = ResolvedColor.rgb(0, 136, 255)
  private let green = ResolvedColor.rgb(52, 199, 89)

  private func paints(_ view: some View) -> [ResolvedColor] {
    items(of: view).paints.compactMap { if case .color(let color) = $0 { color } else { nil } }
  }

  @Test("a background is proposed the size of its view, and leaves the view's size alone")
  func size() {
    let laid = Laid(200, 100) {
      tile("a", 60, 40).background { stretch("back") }.overlay { stretch("front") }.testProbe("whole")
    }
    #expect(laid["back"] == rect(70, 30, 60, 40))
    #expect(laid["front"] == rect(70, 30, 60, 40))
    #expect(laid["whole"] == rect(70, 30, 60, 40))
    let large = Laid(200, 100) { tile("a", 60, 40).background { tile("back", 100, 80) }.testProbe("whole") }
    #expect(large["back"] == rect(50, 10, 100, 80))
    #expect(large["whole"] == rect(70, 30, 60, 40))
  }

  @Test("the alignment puts a background's and an overlay's guide on the view's")
  func alignment() {
    func frame(_ alignment: Alignment, rightToLeft: Bool = false) -> [CGRect?] {
      let laid = Laid(rightToLeft: rightToLeft) {
        tile("a", 60, 40)
          .background(alignment: alignment) { tile("back", 20, 10) }
          .overlay(alignment: alignment) { tile("front", 20, 10) }
      }
      return [laid["back"], laid["front"]]
    }
    #expect(frame(.topLeading) == [rect(0, 0, 20, 10), rect(0, 0, 20, 10)])
    #expect(frame(.bottom) == [rect(20, 30, 20, 10), rect(20, 30, 20, 10)])
    #expect(frame(.trailing) == [rect(40, 15, 20, 10), rect(40, 15, 20, 10)])
    #expect(frame(.trailing, rightToLeft: true) == [rect(0, 15, 20, 10), rect(0, 15, 20, 10)])
  }

  @Test("several views are one stack, which the alignment moves as a unit")
  func unit() {
    let background = Laid {
      tile("bar", 100, 20).background(alignment: .leading) {
        tile("vertical", 10, 60)
        tile("circle", 40, 40)
      }
    }
    #expect(background["circle"] == rect(0, -10, 40, 40))
    #expect(background["vertical"] == rect(15, -20, 10, 60))
    let overlay = Laid {
      tile("square", 100, 100).overlay(alignment: .bottom) {
        tile("circle", 40, 40)
        tile("star", 20, 20)
      }
    }
    #expect(overlay["circle"] == rect(30, 60, 40, 40))
    #expect(overlay["star"] == rect(40, 70, 20, 20))
  }

  @Test("a stack that the program writes aligns its views by itself")
  func explicitStack() {
    let laid = Laid {
      tile("bar", 100, 20).background(alignment: .leading) {
        ZStack(alignment: .leading) {
          tile("vertical", 10, 60)
          tile("circle", 40, 40)
        }
      }
    }
    #expect(laid["circle"] == rect(0, -10, 40, 40))
    #expect(laid["vertical"] == rect(0, -20, 10, 60))
  }

  @Test("one modifier for each view places each by itself")
  func separate() {
    let laid = Laid {
      tile("a", 100, 40)
        .background(alignment: .topLeading) { tile("first", 10, 10) }
        .background(alignment: .bottomTrailing) { tile("second", 10, 10) }
    }
    #expect(laid["first"] == rect(0, 0, 10, 10))
    #expect(laid["second"] == rect(90, 30, 10, 10))
  }

  @Test("the last view that is listed is in front, a background behind its view, a later one behind that")
  func order() {
    let one = Color.red.background {
      Color.blue
      Color.green
    }
    #expect(paints(one) == [blue, green, red])
    let two = Color.red.overlay {
      Color.blue
      Color.green
    }
    #expect(paints(two) == [red, blue, green])
    #expect(paints(Color.red.background { Color.blue }.background { Color.green }) == [green, blue, red])
    #expect(paints(Color.red.overlay { Color.blue }.overlay { Color.green }) == [red, blue, green])
    #expect(paints(Color.red.overlay(.blue).background(.green)) == [green, red, blue])
  }

  @Test("a view without a background's content paints itself alone")
  func empty() {
    #expect(paints(Color.red.background {}.overlay {}) == [red])
    #expect(Laid { tile("a", 20, 10).background {}.overlay {} }.size == CGSize(width: 20, height: 10))
  }

  @Test("a style fills the frame of its view, padding and all")
  func styles() {
    let padded = items(of: Color.clear.frame(width: 20, height: 10).padding(5).background(.red))
    #expect(padded.paths.map(\.boundingRect.size) == [CGSize(width: 30, height: 20)])
    let narrow = items(of: Color.clear.frame(width: 20, height: 10).background(.red).padding(5))
    #expect(narrow.paths.map(\.boundingRect.size) == [CGSize(width: 20, height: 10)])
  }

  @Test("a shape behind or in front is as large as the view, filled with the style")
  func shapes() {
    let capsule = items(of: Color.clear.frame(width: 40, height: 20).background(.red, in: Capsule()))
    #expect(capsule.paths == [Capsule().path(in: rect(0, 0, 40, 20))])
    #expect(paints(Color.clear.frame(width: 40, height: 20).background(.red, in: Capsule())) == [red])
    let front = items(of: Color.blue.overlay(.red, in: Rectangle().inset(by: 5)), width: 40, height: 20)
    #expect(front.paths.last?.boundingRect == rect(5, 5, 30, 10))
    #expect(paints(Color.blue.overlay(.red, in: Rectangle().inset(by: 5))) == [blue, red])
  }

  @Test("a fill style decides what is inside of a path that crosses itself")
  func fillStyle() {
    func isEvenOdd(_ view: some View) -> [Bool] {
      items(of: view).compactMap { if case .fill(_, _, let style) = $0 { style.isEOFilled } else { nil } }
    }
    #expect(
      isEvenOdd(Color.clear.background(.red, in: Circle(), fillStyle: FillStyle(eoFill: true))) == [true])
    #expect(isEvenOdd(Color.clear.background(.red, in: Circle())) == [false])
    #expect(isEvenOdd(Color.clear.background(in: Circle(), fillStyle: FillStyle(eoFill: true))) == [true])
    #expect(isEvenOdd(Color.clear.overlay(.red, in: Circle(), fillStyle: FillStyle(eoFill: true))) == [true])
  }

  @Test("without a style the background is white in the light and black in the dark")
  func defaultStyle() {
    func paint(_ view: some View, _ scheme: ColorScheme) -> [Paint] {
      items(of: view) { $0.colorScheme = scheme }.paints
    }
    for scheme in [ColorScheme.light, .dark] {
      let style = paint(Rectangle().fill(.background), scheme)
      #expect(style.count == 1)
      #expect(paint(Color.clear.background(), scheme) == style)
      #expect(paint(Color.clear.background(in: Rectangle()), scheme) == style)
    }
    #expect(paint(Color.clear.background(), .light) != paint(Color.clear.background(), .dark))
  }

  @Test("a background keeps its state while its view changes, and the view while the background does")
  func state() {
    struct Memory: View {
      @State private var width: CGFloat
      let id: String
      init(_ id: String, _ width: CGFloat) {
        self.id = id
        _width = State(initialValue: width)
      }
      var body: some View { tile(id, width, 10) }
    }
    let number = Remote<CGFloat>(20)
    let laid = Laid {
      Driven(number) { number in
        Memory("front", number).background { Memory("back", number) }
          .overlay { if number > 50 { tile("more", 5, 5) } }
      }
    }
    #expect(laid["front"]?.width == 20 && laid["back"]?.width == 20)
    number.value = 90
    #expect(laid["front"]?.width == 20 && laid["back"]?.width == 20)
    #expect(laid["more"] != nil)
  }
}
