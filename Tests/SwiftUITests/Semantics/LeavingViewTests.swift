import Foundation
import HeadlessHost
import SceneHost
import SwiftUI
import Testing

/// Whether a view is there, and a way to change it.
@MainActor
private final class Switch {
  var turn: () -> Void = {}
}

private struct Switched<Content: View>: View {
  let model: Switch
  var animation: Animation?
  @ViewBuilder let content: (Bool) -> Content
  @State private var isOn = true
  var body: some View {
    model.turn = { withAnimation(animation) { isOn.toggle() } }
    return content(isOn)
  }
}

private struct Repeating: View {
  let model: Switch
  @State private var opacity = 1.0
  @State private var isEndless = true
  var body: some View {
    model.turn = {
      let animation = Animation.linear(duration: 1)
      withAnimation(isEndless ? animation.repeatForever() : animation) { opacity = isEndless ? 0 : 1 }
      isEndless = false
    }
    return Rectangle().fill(.red).opacity(opacity)
  }
}

@MainActor @Observable private final class NotedRows {
  var rows = [1, 2]
  var note: [String]? = ["note"]
}

@MainActor
@Suite("Views that leave")
struct LeavingViewTests {
  private let size = CGSize(width: 40, height: 40)
  private let second = Animation.linear(duration: 1)

  @Test("a view fades where it stood though its container goes elsewhere")
  func place() {
    let model = Switch()
    let session = HeadlessSession(
      Switched(model: model, animation: second) { isOn in
        VStack { if isOn { Color.red.frame(width: 30, height: 20) } }
      }, size: size)
    #expect(session.pixel(6, 11) == [255, 56, 60, 255])
    model.turn()
    session.update()
    session.advance(by: 0.5)
    #expect(session.pixel(6, 11).last == session.pixel(33, 28).last)
    #expect(session.pixel(6, 11).last ?? 0 > 100)
    #expect(session.pixel(37, 30).last == 0)
    #expect(session.pixel(20, 35).last == 0)
  }

  @Test("of several views each fades by itself, so that one shows through the other")
  func shownThrough() {
    let stack = ZStack {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 1)
    }
    let each = HeadlessSession(stack.opacity(0.5), size: size)
    #expect(each.pixel(20, 20) == [64, 0, 128, 192])
    let both = HeadlessSession(stack.compositingGroup().opacity(0.5), size: size)
    #expect(both.pixel(20, 20) == [0, 0, 128, 128])
    // What a canvas draws is one view.
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 1, green: 0, blue: 0)))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 0, green: 0, blue: 1)))
    }
    #expect(HeadlessSession(canvas.opacity(0.5), size: size).pixel(20, 20) == [0, 0, 128, 128])
  }

  @Test("a transition with an animation of its own runs in a change without one")
  func ownAnimation() {
    let model = Switch()
    let session = HeadlessSession(
      Switched(model: model) { isOn in
        ZStack {
          Color.clear
          if isOn { Color.red.transition(.opacity.animation(second)) }
        }
      }, size: size)
    #expect(session.pixel(20, 20)[3] == 255)
    model.turn()
    session.update()
    session.advance(by: 0.5)
    #expect(abs(Int(session.pixel(20, 20)[3]) - 128) <= 1)
    session.advance(by: 0.6)
    #expect(session.pixel(20, 20)[3] == 0)
    model.turn()
    session.update()
    session.advance(by: 0.5)
    #expect(abs(Int(session.pixel(20, 20)[3]) - 128) <= 1)
  }

  @Test("an animation without end is replaced by the next one")
  func endless() {
    let model = Switch()
    let session = HeadlessSession(Repeating(model: model), size: size)
    model.turn()
    session.update()
    session.advance(by: 0.5)
    for _ in 0..<8 { session.advance(by: 0.5) }
    #expect(session.isMoving)
    #expect(abs(Int(session.pixel(20, 20)[3]) - 128) <= 1)
    model.turn()
    session.update()
    session.advance(by: 0.5)
    #expect(abs(Int(session.pixel(20, 20)[3]) - 191) <= 1)
    session.advance(by: 0.6)
    #expect(session.pixel(20, 20)[3] == 255)
    #expect(!session.isMoving)
  }

  @Test(
    "a view that leaves fades as it was last, in a change that gives it another font and takes its overlay")
  func leavesWithMore() {
    struct Rows: View {
      let model: NotedRows
      var body: some View {
        let note = model.note
        VStack(spacing: 0) {
          ForEach(model.rows, id: \.self) { row in
            Color.red.frame(width: 40, height: 20).overlay(Text("\(row)"))
          }
          .overlay { if let note { Text(note[0]).opacity(0) } }
        }
        .font(note == nil ? .title : .body)
      }
    }
    let model = NotedRows()
    let session = HeadlessSession(Rows(model: model), size: size)
    #expect(session.pixel(2, 30) == [255, 56, 60, 255])
    withAnimation(second) {
      model.rows = [1]
      model.note = nil
    }
    session.update()
    session.advance(by: 0.5)
    #expect(abs(Int(session.pixel(2, 38)[3]) - 128) <= 1)
    session.advance(by: 0.6)
    #expect(session.pixel(2, 38)[3] == 0)
  }
}
