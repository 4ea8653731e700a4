import DisplayList
import Foundation
import HeadlessHost
import SceneHost
import SwiftUI
import Testing

@MainActor
private final class Model {
  var change: ((Double) -> Void) = { _ in }
}

/// What moves a picture without changing it, by a number that changes nothing at 0.
private enum Motion: CaseIterable {
  case opacity, offset, scale, rotation, transform, ignored
}

private struct Moving: View {
  let motion: Motion
  let model: Model
  @State private var amount: Double

  init(_ motion: Motion, _ amount: Double, _ model: Model = Model()) {
    self.motion = motion
    self.model = model
    _amount = State(initialValue: amount)
  }

  var body: some View {
    model.change = { amount = $0 }
    return VStack(spacing: 4) {
      Color.blue.frame(width: 30, height: 10)
      switch motion {
      case .opacity: content.opacity(1 - amount)
      case .offset: content.offset(x: amount * 20, y: amount * 7)
      case .scale: content.scaleEffect(x: 1 + amount, y: 1 - amount / 2)
      case .rotation: content.rotationEffect(.radians(amount))
      case .transform: content.transformEffect(CGAffineTransform(translationX: amount * 10, y: 3 * amount))
      case .ignored:
        content.modifier(_ScaleEffect(scale: CGSize(width: 1 + amount, height: 1)).ignoredByLayout())
      }
    }
  }

  private var content: some View {
    HStack(spacing: 2) {
      Color.red.frame(width: 20, height: 20)
      Color.green.frame(width: 10, height: 14)
    }
  }
}

@MainActor
struct SlotTests {
  private let size = CGSize(width: 80, height: 60)

  @Test(
    "after its first change an opacity, a shift or a transform changes beside the picture",
    arguments: Motion.allCases)
  fileprivate func change(motion: Motion) {
    let model = Model()
    let session = HeadlessSession(Moving(motion, 0, model), size: size)
    let slots = session.picture.slots.count
    #expect(slots == 0, "what has not changed has no slot")
    model.change(0.25)
    session.update()
    let before = session.picture
    for amount in [0.5, 0.75, 0, 0.5] {
      let drawings = session.counters.drawings
      model.change(amount)
      session.update()
      let after = session.picture
      let drawn = session.counters.drawings - drawings
      #expect(drawn == 0)
      #expect(after.root.fragment === before.root.fragment)
      let fresh = HeadlessSession(Moving(motion, amount), size: size)
      #expect(session.pngData() == fresh.pngData(), "\(amount)")
    }
    #expect(session.picture.slots.count == 1)
  }

  @Test("a slot that is given back is used again")
  func reuse() {
    let model = Model()
    let session = HeadlessSession(Toggling(model: model), size: size)
    for step in 1...8 {
      model.change(Double(step))
      session.update()
      _ = session.picture
    }
    let count = session.picture.slots.count
    #expect(count <= 2)
  }

  @Test("a shift is animated")
  func animatedOffset() {
    let model = Model()
    let session = HeadlessSession(Sliding(model: model), size: CGSize(width: 40, height: 10))
    model.change(1)
    session.update()
    session.advance(by: 0.5)
    let half = HeadlessSession(Sliding(model: Model(), start: 10), size: CGSize(width: 40, height: 10))
    #expect(session.pngData() == half.pngData())
    session.advance(by: 0.6)
    let end = HeadlessSession(Sliding(model: Model(), start: 20), size: CGSize(width: 40, height: 10))
    #expect(session.pngData() == end.pngData())
    #expect(!session.isMoving)
  }
}

/// Changes its opacity in every odd step and is another view in every second one.
private struct Toggling: View {
  let model: Model
  @State private var step = 0.0
  var body: some View {
    model.change = { step = $0 }
    return Color.red.opacity(step.truncatingRemainder(dividingBy: 2) == 0 ? 0.5 : 0.75).id(Int(step / 2))
  }
}

private struct Sliding: View {
  let model: Model
  @State private var distance: Double
  init(model: Model, start: Double = 0) {
    self.model = model
    _distance = State(initialValue: start)
  }
  var body: some View {
    model.change = { _ in withAnimation(.linear(duration: 1)) { distance = 20 } }
    return Color.red.frame(width: 10, height: 10).offset(x: distance).frame(
      maxWidth: .infinity, alignment: .leading)
  }
}
