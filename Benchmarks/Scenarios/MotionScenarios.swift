import Foundation
import HeadlessHost
import SwiftUICore
import TextViews
import ViewGraph

/// n boxes that stand elsewhere by turns, and n that are shifted by springs.
private struct Moving: View {
  let n: Int
  let isShifted: Bool
  let handles: Handles
  let animation: Animation
  @State private var step = 0

  var body: some View {
    let _ = handles.root = { value in withAnimation(animation) { step = value } }
    let isFar = step % 2 == 1
    VStack(alignment: .leading, spacing: isFar && !isShifted ? 2 : 0) {
      ForEach(0..<n, id: \.self) { index in
        Box(width: 10, height: 1).offset(x: isFar && isShifted ? 40 + Double(index % 7) : 0)
      }
    }
  }
}

/// A counter that stands in an idle session.
private struct Counting: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text(verbatim: "count")
      Text(verbatim: "\(count)").onTapGesture { count += 1 }
    }
  }
}

extension Scenarios {
  /// A frame in which n views are on their way to other places; n springs that are sent back on their way, and a frame of
  /// theirs.
  static func motion(_ n: Int) -> [Measurement] {
    let places = Handles()
    let moving = Tree(Moving(n: n, isShifted: false, handles: places, animation: .linear(duration: 1e6)))
    _ = moving.frame()
    places.root?(1)
    moving.update()
    var time = 0.0
    let frame = measure("motion-frame", n, runs: 51, tree: moving) {
      time += 1.0 / 60
      moving.graph.advance(to: time)
      moving.update()
    }
    let springs = Handles()
    let tree = Tree(Moving(n: n, isShifted: true, handles: springs, animation: .spring(duration: 0.5)))
    _ = tree.frame()
    var (step, now) = (0, 0.0)
    func advance() {
      now += 1.0 / 60
      tree.graph.advance(to: now)
      tree.update()
    }
    let retargeting = measure("motion-springs", n, runs: 51, tree: tree, prepare: advance) {
      step += 1
      springs.root?(step)
      tree.update()
    }
    let springing = measure(
      "motion-springs-frame", n, runs: 51, tree: tree,
      prepare: {
        step += 1
        springs.root?(step)
        tree.update()
      }, advance)
    return [frame, retargeting, springing]
  }

  /// What it takes to open one of n sessions, to look at it when nothing has changed, and the memory that it holds.
  static func session(_ n: Int) -> [Measurement] {
    var sessions: [HeadlessSession] = []
    func open() {
      let session = HeadlessSession(Counting(), size: CGSize(width: 200, height: 200))
      _ = session.picture
      sessions.append(session)
    }
    // What a process does once.
    for _ in 0..<10 { open() }
    let before = Instruments.heapBytes()
    for _ in 0..<n { open() }
    var opening = measure("session-open", n, runs: 51, open)
    opening.notes["heap_bytes"] =
      Double(Int64(Instruments.heapBytes()) - Int64(before)) / Double(n + min(51, Instruments.runs))
    let idle = measure("session-idle", n, runs: 51, counters: { sessions[0].counters }) {
      for session in sessions {
        session.advance(by: 1)
        _ = session.picture
      }
    }
    return [opening, idle]
  }
}
