import DisplayList
import Foundation
import HeadlessHost
import SceneHost
import SwiftUI
import Testing

@MainActor
private final class Model {
  var change: (() -> Void) = {}
  var completed = 0
}

private struct Fading: View {
  let model: Model
  @State private var isDim = false
  var body: some View {
    model.change = {
      withAnimation(.linear(duration: 1)) {
        isDim.toggle()
      } completion: {
        model.completed += 1
      }
    }
    return Color.red.frame(width: 10, height: 10).opacity(isDim ? 0.2 : 1)
  }
}

private struct Leaving: View {
  let model: Model
  @State private var isThere = true
  var body: some View {
    model.change = { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
    return VStack(spacing: 0) {
      if isThere { Color.red.frame(width: 20, height: 10).transition(.opacity).testProbe("leaving") }
      Color.blue.frame(width: 10, height: 10).testProbe("staying")
    }
  }
}

private struct LeavingStack: View {
  let model: Model
  @State private var isThere = true
  var body: some View {
    model.change = { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
    return ZStack {
      Color.clear
      if isThere {
        VStack(spacing: 0) { Color.red.frame(width: 20, height: 20).transition(.offset(x: 40)) }
      }
    }
  }
}

private struct TwoWrites: View {
  let model: Model
  @State private var first = 1.0
  @State private var second = 1.0
  var body: some View {
    model.change = {
      withAnimation(.linear(duration: 1)) { first = 0 }
      second = 0
    }
    return VStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).opacity(first)
      Color.red.frame(width: 10, height: 10).opacity(second)
    }
  }
}

@MainActor
struct AnimatedChangeTests {
  private let size = CGSize(width: 20, height: 20)

  /// The red, green, blue and alpha of a pixel.
  private func pixel(_ session: HeadlessSession, _ x: Int, _ y: Int) -> [UInt8] {
    let image = session.image()
    let start = (y * image.width + x) * 4
    return Array(image.premultipliedRGBA[start..<start + 4])
  }

  @Test("an opacity goes to its target over the session's clock; fragments stay what they are")
  func opacity() {
    let model = Model()
    let session = HeadlessSession(Fading(model: model), size: size)
    #expect(pixel(session, 10, 10)[3] == 255)
    model.change()
    session.update()
    let bodies = session.counters.bodies
    #expect(pixel(session, 10, 10)[3] == 255)
    let first = session.picture
    session.advance(by: 0.5)
    let second = session.picture
    #expect(abs(Int(pixel(session, 10, 10)[3]) - 153) <= 1)
    #expect(first.root.fragment === second.root.fragment)
    #expect(session.counters.bodies == bodies)
    #expect(session.isMoving)
    #expect(model.completed == 0)
    session.advance(by: 0.5)
    #expect(abs(Int(pixel(session, 10, 10)[3]) - 51) <= 1)
    #expect(!session.isMoving)
    #expect(model.completed == 1)
  }

  @Test("an opacity that turns round starts where it is")
  func retarget() {
    let model = Model()
    let session = HeadlessSession(Fading(model: model), size: size)
    _ = session.picture
    model.change()
    session.advance(by: 0.5)
    let before = pixel(session, 10, 10)[3]
    model.change()
    session.update()
    #expect(pixel(session, 10, 10)[3] == before)
    session.advance(by: 2)
    #expect(pixel(session, 10, 10)[3] == 255)
  }

  @Test("a removed view leaves layout at once and the picture when its transition ends")
  func removal() {
    let model = Model()
    let session = HeadlessSession(Leaving(model: model), size: size)
    #expect(session.frame(of: "staying")?.minY == 10)
    #expect(pixel(session, 10, 4)[3] == 255)
    model.change()
    #expect(session.frame(of: "leaving") == nil)
    #expect(session.frame(of: "staying")?.minY == 5)
    session.advance(by: 0.5)
    // Beside the view that stays only the one that goes is seen, half gone.
    let beside = pixel(session, 17, 8)
    #expect(abs(Int(beside[3]) - 128) <= 2)
    #expect(beside[0] > beside[2])
    #expect(session.isMoving)
    session.advance(by: 0.6)
    _ = session.picture
    #expect(!session.isMoving)
    let after = pixel(session, 17, 8)
    #expect(after == [0, 0, 0, 0])
    #expect(session.session.graph.presences.isEmpty)
  }

  @Test("a leaving view changes beside the picture: nothing is drawn anew", arguments: [true, false])
  func leavingInSlot(isSaid: Bool) {
    let model = Model()
    let session =
      isSaid
      ? HeadlessSession(Leaving(model: model), size: size)
      : HeadlessSession(LeavingStack(model: model), size: size)
    _ = session.picture
    model.change()
    session.advance(by: 0.25)
    let first = session.picture
    let drawings = session.counters.drawings
    session.advance(by: 0.25)
    let second = session.picture
    #expect(first.root.fragment === second.root.fragment)
    let drawn = session.counters.drawings - drawings
    #expect(drawn == 0)
    #expect(first.slots != second.slots)
    session.advance(by: 1)
    let after = session.picture
    #expect(after.root.fragment !== second.root.fragment)
  }

  @Test("a transition inside of a stack that is removed is ignored: the stack fades as a whole")
  func nestedTransition() {
    let model = Model()
    let session = HeadlessSession(LeavingStack(model: model), size: size)
    _ = session.picture
    model.change()
    session.advance(by: 0.5)
    let left = pixel(session, 1, 10)
    let right = pixel(session, 18, 10)
    #expect(abs(Int(left[3]) - 128) <= 2)
    #expect(left == right)
    session.advance(by: 0.6)
    let after = pixel(session, 10, 10)
    #expect(after == [0, 0, 0, 0])
  }

  @Test("each write is animated as its own transaction says")
  func separateWrites() {
    let model = Model()
    let session = HeadlessSession(TwoWrites(model: model), size: size)
    _ = session.picture
    model.change()
    session.update()
    #expect(pixel(session, 10, 5)[3] == 255)
    #expect(pixel(session, 10, 15)[3] == 0)
  }
}
