import DisplayList
import Geometry
import SceneHost
import SwiftUICore
import TestSupport
import Testing

@Suite("Effects") @MainActor
struct EffectTests {
  private func transform<V: View>(_ view: V) -> ProjectionTransform? {
    for effect in items(of: view).effects {
      if case .transform(.value(let transform)) = effect { return transform }
    }
    return nil
  }

  @Test("Opacity is one layer, held within 0 to 1; 1 leaves the picture as it is")
  func opacity() {
    // A colour has an opacity of its own: a frame makes the modifier the one that is meant.
    let box = Color.red.frame(width: 10, height: 10)
    #expect(items(of: box.opacity(1)).effects.isEmpty)
    #expect(items(of: box.opacity(.nan)).effects.isEmpty)
    guard case .opacity(.value(let value))? = items(of: box.opacity(-3)).effects.first else {
      Issue.record("no opacity")
      return
    }
    #expect(value == 0)
  }

  @Test("Rotation and scale are about the anchor")
  func anchors() {
    let turned = transform(Color.red.rotationEffect(.degrees(90), anchor: .topLeading))
    let point = CGPoint(x: 10, y: 0).applying(turned ?? ProjectionTransform())
    #expect(abs(point.x) < 1e-9 && abs(point.y - 10) < 1e-9)
    let scaled = transform(Color.red.scaleEffect(0.5))
    #expect(CGPoint.zero.applying(scaled ?? ProjectionTransform()) == CGPoint(x: 25, y: 25))
    #expect(transform(Color.red.scaleEffect(.nan)) == nil)
    #expect(transform(Color.red.rotationEffect(.radians(.infinity))) == nil)
  }

  @Test("A turn in space keeps the anchor where it is")
  func space() {
    let turned = transform(Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    let center = CGPoint(x: 50, y: 50).applying(turned ?? ProjectionTransform())
    #expect(abs(center.x - 50) < 1e-9 && abs(center.y - 50) < 1e-9)
    let side = CGPoint(x: 100, y: 50).applying(turned ?? ProjectionTransform())
    #expect(side.x > 50 && side.x < 100)
    #expect(transform(Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 0, z: 0))) == nil)
  }

  private struct Shift: GeometryEffect {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
    }
  }

  @Test("A geometry effect of a program's own gets the size")
  func ownEffect() {
    #expect(transform(Color.red.modifier(Shift(distance: 0.5)))?.m31 == 50)
    #expect(transform(Color.red.modifier(Shift(distance: 0.5).ignoredByLayout()))?.m31 == 50)
  }

  @Test("Borders lie within the frame; one wider than the frame covers it")
  func borders() {
    let thin = items(of: Color.clear.border(.red, width: 2))
    #expect(thin.paths.first?.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(thin.paths.first?.contains(CGPoint(x: 50, y: 50), eoFill: true) == false)
    #expect(thin.paths.first?.contains(CGPoint(x: 1, y: 50), eoFill: true) == true)
    let thick = items(of: Color.clear.border(.red, width: 80))
    #expect(thick.paths.first?.contains(CGPoint(x: 50, y: 50), eoFill: true) == true)
    #expect(items(of: Color.clear.border(.red, width: .nan)).isEmpty)
  }

  @Test("A style background lies below, an overlay above")
  func layers() {
    let drawn = items(of: Color.red.background(.black).overlay(.white, in: .circle))
    #expect(drawn.paints == [.color(.black), .color(.rgb(255, 56, 60)), .color(.white)])
  }

  @Test("A canvas draws within its state, copies of the pen apart")
  func canvas() {
    let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = Canvas { context, size in
      var faint = context
      faint.opacity = 0.5
      faint.translateBy(x: 5, y: 0)
      faint.fill(box, with: .color(.black))
      context.fill(box, with: .color(.white))
      #expect(size == CGSize(width: 100, height: 100))
    }
    let drawn = items(of: view)
    #expect(drawn.paints == [.color(.black), .color(.white)])
    let opacities = drawn.effects.filter { if case .opacity = $0 { true } else { false } }
    #expect(opacities.count == 1)
  }

  @Test("A canvas draws its symbols by their tags")
  func symbols() {
    let view = Canvas { context, _ in
      #expect(context.resolveSymbol(id: "none") == nil)
      guard let symbol = context.resolveSymbol(id: "dot") else {
        Issue.record("no symbol")
        return
      }
      context.draw(symbol, in: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.draw(symbol, in: CGRect(x: 20, y: 0, width: 10, height: 10))
    } symbols: {
      Circle().fill(.black).tag("dot")
    }
    #expect(items(of: view).paints == [.color(.black), .color(.black)])
  }
}
