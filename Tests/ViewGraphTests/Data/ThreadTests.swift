import Foundation
import Observation
import SwiftUI
import Synchronization
import Testing

@testable import ViewGraph

@Observable private final class Shared: @unchecked Sendable { var number = 0 }

private struct Showing: View {
  let diary: Diary
  let get: (Binding<[Int]>) -> Void
  @State private var items = [1, 2]
  var body: some View {
    let _ = get($items)
    let _ = diary.note("\(items)")
    Box()
  }
}

private struct Point: Equatable {
  var x = 0
  var y = 0
}

private struct PointView: View {
  let get: (Binding<Point>) -> Void
  @State private var point = Point()
  var body: some View {
    let _ = get($point)
    Color.clear.frame(width: CGFloat(point.x), height: 1)
  }
}

private struct NumberView: View {
  let shared: Shared
  let diary: Diary
  var body: some View {
    let _ = diary.note("\(shared.number)")
    Box()
  }
}

/// Runs a closure on another thread, and waits for it.
private func elsewhere(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { done in
    Thread.detachNewThread {
      body()
      done.resume()
    }
  }
}

@MainActor @Suite("threads") struct ThreadTests {
  @Test("what a thread writes it finds there at once, and nothing is lost")
  func readYourWrites() async throws {
    let diary = Diary()
    var binding: Binding<[Int]>?
    let stage = Stage(Showing(diary: diary) { binding = $0 })
    let items = UncheckedBox(try #require(binding))
    await elsewhere {
      items.value.wrappedValue.append(3)
      items.value.wrappedValue.append(4)
    }
    #expect(items.value.wrappedValue == [1, 2, 3, 4])
    stage.update()
    #expect(diary.drain().last == "[1, 2, 3, 4]")
  }

  @Test("after a suspension the main actor writes as before, whichever thread carries it")
  func suspension() async throws {
    let diary = Diary()
    var binding: Binding<[Int]>?
    let stage = Stage(Showing(diary: diary) { binding = $0 })
    let items = try #require(binding)
    for number in 3..<20 {
      await elsewhere {}
      items.wrappedValue.append(number)
      items.wrappedValue.append(-number)
    }
    #expect(items.wrappedValue == [1, 2] + (3..<20).flatMap { [$0, -$0] })
    stage.update()
    #expect(diary.entries.last == "\(items.wrappedValue)")
  }

  @Test("changes of parts of one value from many threads are all there")
  func parts() async throws {
    var binding: Binding<Point>?
    let stage = Stage(PointView { binding = $0 })
    let point = UncheckedBox(try #require(binding))
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await elsewhere { for number in 1...500 { point.value.x.wrappedValue = number } } }
      group.addTask { await elsewhere { for number in 1...500 { point.value.y.wrappedValue = number } } }
    }
    #expect(point.value.wrappedValue == Point(x: 500, y: 500))
    stage.update()
    #expect(stage.root.element?.size.width == 500)
  }

  @Test("a transaction belongs to the thread that makes the change")
  func transactions() async throws {
    let seen = Mutex<[Bool]>([])
    await withTransaction(Transaction(animation: .default)) {
      Transaction.current.animation != nil
        ? Task { await elsewhere { seen.withLock { $0.append(Transaction.current.animation == nil) } } } : nil
    }?.value
    #expect(seen.withLock { $0 } == [true])
  }

  @Test("an observable object that another thread changes is shown with the next frame")
  func observable() async {
    let (shared, diary) = (Shared(), Diary())
    let stage = Stage(NumberView(shared: shared, diary: diary))
    await elsewhere { shared.number = 7 }
    #expect(diary.drain() == ["0"])
    stage.update()
    #expect(diary.drain() == ["7"])
  }

  @Test("a frame is asked for once until it begins, and told from which thread")
  func frameRequests() async throws {
    var binding: Binding<[Int]>?
    let stage = Stage(Showing(diary: Diary()) { binding = $0 })
    let items = UncheckedBox(try #require(binding))
    stage.update()
    let requests = Mutex<[FrameRequestOrigin]>([])
    stage.graph.needsFrame = { origin in requests.withLock { $0.append(origin) } }
    items.value.wrappedValue.append(1)
    items.value.wrappedValue.append(2)
    #expect(requests.withLock { $0 } == [.mainActor])
    stage.update()
    await elsewhere {
      items.value.wrappedValue.append(3)
      items.value.wrappedValue.append(4)
    }
    #expect(requests.withLock { $0 } == [.mainActor, .otherThread])
    stage.update()
    #expect(requests.withLock { $0.count } == 2)
  }

  @Test("work that is cut off asks for another frame")
  func cutOff() {
    struct Endless: View {
      @State private var number = 0
      var body: some View { Box().onChange(of: number, initial: true) { number += 1 } }
    }
    let requests = Mutex(0)
    let graph = Graph()
    graph.reporter.isSilent = true
    graph.needsFrame = { _ in requests.withLock { $0 += 1 } }
    let root = RootNode(Endless(), graph: graph)
    requests.withLock { $0 = 0 }
    root.layout(.unspecified)
    #expect(graph.hasWork)
    #expect(requests.withLock { $0 } == 1)
    root.invalidate()
  }

  @Test("sessions on several threads, ended on others, do not meet")
  func manySessions() async {
    let sums = await withTaskGroup(of: Int.self) { group in
      for seed in 0..<8 {
        group.addTask {
          var sum = 0
          for round in 0..<20 {
            let kept = await MainActor.run { () -> UncheckedBox<(Stage<PointView>, Binding<Point>)> in
              var binding: Binding<Point>?
              let stage = Stage(PointView { binding = $0 })
              return UncheckedBox((stage, binding ?? .constant(Point())))
            }
            kept.value.1.wrappedValue.x = seed + round
            await MainActor.run { kept.value.0.update() }
            sum += kept.value.1.wrappedValue.x
          }
          return sum
        }
      }
      var sums: [Int] = []
      for await sum in group { sums.append(sum) }
      return sums
    }
    #expect(sums.sorted() == (0..<8).map { seed in (0..<20).reduce(0) { $0 + seed + $1 } })
  }
}
