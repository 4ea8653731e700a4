import HeadlessHost
import SceneHost
import SwiftUI
import Testing

@MainActor @Suite("Drags")
struct DragTests {
  private let log = GestureLog()

  /// A square that is dragged about.
  private struct Square: View {
    let log: GestureLog
    @State private var settled = CGSize.zero
    @GestureState private var moved = CGSize.zero

    var body: some View {
      Color.red.frame(width: 20, height: 20).testProbe("square")
        .offset(x: settled.width + moved.width, y: settled.height + moved.height)
        .gesture(
          DragGesture()
            .updating($moved) { value, moved, _ in moved = value.translation }
            .onChanged { log.add("changed \($0.translation.width)") }
            .onEnded { value in
              log.add("ended \(value.translation.width)")
              settled.width += value.translation.width
              settled.height += value.translation.height
            })
    }
  }

  @Test("begins after ten points, tells each movement once, and ends")
  func drag() {
    let session = window(Square(log: log))
    session.drag(from: middle, to: CGPoint(x: 70, y: 50), steps: 4, lifts: false)
    #expect(log.take() == ["changed 10.0", "changed 15.0", "changed 20.0"])
    #expect(session.frame(of: "square")?.midX == 70)
    session.lift(at: CGPoint(x: 70, y: 50))
    #expect(log.take() == ["ended 20.0"])
    #expect(session.frame(of: "square")?.midX == 70)
    // The next one begins where the square is now.
    session.drag(from: CGPoint(x: 70, y: 50), to: CGPoint(x: 70, y: 20), steps: 1)
    #expect(session.frame(of: "square")?.midY == 20)
  }

  @Test("what is cancelled leaves the gesture's state as it was before, and does not end")
  func cancelled() {
    let session = window(Square(log: log))
    session.drag(from: middle, to: CGPoint(x: 70, y: 50), steps: 1, lifts: false)
    #expect(session.frame(of: "square")?.midX == 70)
    session.session.send(PointerEvent(.cancelled, at: CGPoint(x: 70, y: 50)))
    #expect(session.frame(of: "square")?.midX == 50)
    #expect(log.take() == ["changed 20.0"])
  }

  @Test("velocity is that of the last tenth of a second; the predicted end is a quarter of a second on")
  func velocity() {
    var values: [DragGesture.Value] = []
    let session = window(Color.red.gesture(DragGesture().onEnded { values.append($0) }))
    session.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 50, y: 90), duration: 0.2, steps: 20)
    #expect(values.count == 1)
    guard let value = values.first else { return }
    #expect(abs(value.velocity.width - 200) < 0.001)
    #expect(abs(value.predictedEndLocation.x - 100) < 0.001)
    #expect(abs(value.predictedEndTranslation.height - 90) < 0.001)
    #expect(value.startLocation == CGPoint(x: 10, y: 50))
  }

  @Test("without a minimum distance it begins when the pointer goes down")
  func atOnce() {
    let session = window(
      Color.red.gesture(
        DragGesture(minimumDistance: 0).onChanged { log.add("\($0.location)") }.onEnded { _ in log.add("end")
        }))
    session.tap(at: middle)
    #expect(log.take() == ["\(middle)", "end"])
  }

  @Test("a state is reset with its transaction, and shows it")
  func reset() {
    struct Fading: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var shift:
        CGFloat?
      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: shift ?? 0).testProbe("square")
          .frame(width: 100, height: 100).contentShape(Rectangle())
          .gesture(DragGesture().updating($shift) { value, shift, _ in shift = value.translation.width })
      }
    }
    let session = window(Fading())
    session.drag(from: middle, to: CGPoint(x: 90, y: 50), lifts: false)
    #expect(!session.isMoving)
    session.lift(at: CGPoint(x: 90, y: 50))
    #expect(session.isMoving)
    session.advance(by: 2)
    #expect(!session.isMoving)
  }

  @Test("an action takes what the view has now, not what it had when the drag began")
  func presentAction() {
    struct Counting: View {
      let log: GestureLog
      @State private var count = 0
      var body: some View {
        Color.red.gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in
            log.add("\(count)")
            count += 1
          })
      }
    }
    let session = window(Counting(log: log))
    session.drag(from: middle, to: CGPoint(x: 90, y: 50), steps: 2)
    #expect(log.take() == ["0", "1", "2"])
  }
}
