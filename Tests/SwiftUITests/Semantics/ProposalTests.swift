import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// Modifiers that work a proposal out, and readers of what came of it.
@MainActor @Suite("Proposals and geometry")
struct ProposalTests {
  private let size = CGSize(width: 200, height: 100)

  private func laidOut<V: View>(_ view: V, in size: CGSize? = nil) -> CGSize? {
    HeadlessSession(view.testProbe("it"), size: size ?? self.size).frame(of: "it")?.size
  }

  @Test("a ratio: inside of the proposal, or covering it; one side alone decides the other")
  func aspectRatio() {
    #expect(laidOut(Color.red.aspectRatio(1, contentMode: .fit)) == CGSize(width: 100, height: 100))
    #expect(laidOut(Color.red.aspectRatio(1, contentMode: .fill)) == CGSize(width: 200, height: 200))
    #expect(
      laidOut(Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit))
        == CGSize(width: 200, height: 50))
    #expect(
      laidOut(Color.red.aspectRatio(2, contentMode: .fit).fixedSize(horizontal: true, vertical: false))
        == CGSize(width: 200, height: 100))
    let ideal = Color.red.frame(idealWidth: 30, idealHeight: 10)
    #expect(laidOut(ideal.scaledToFit()) == CGSize(width: 200, height: 200.0 / 3))
    #expect(laidOut(ideal.scaledToFill()) == CGSize(width: 300, height: 100))
    #expect(laidOut(Color.red.frame(width: 8, height: 4).aspectRatio(1, contentMode: .fit))?.width == 8)
  }

  @Test("ratios that are none change nothing", arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func noRatio(_ ratio: CGFloat) {
    #expect(laidOut(Color.red.aspectRatio(ratio, contentMode: .fit)) == size)
  }

  @Test("frames relative to the container: the window, or a scroll view's visible part")
  func containerRelativeFrame() {
    let box = Color.red
    #expect(laidOut(box.frame(width: 5).containerRelativeFrame(.vertical)) == CGSize(width: 5, height: 100))
    #expect(
      laidOut(box.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 })
        == CGSize(width: 100, height: 50))
    let session = HeadlessSession(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<4) { index in
            box.frame(height: 20)
              .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10).testProbe(index)
          }
        }
      }, size: size)
    // Four columns and three spaces fill 200 points; two columns and a space are 95.
    #expect(session.frame(of: 0)?.width == 95)
    #expect(session.frame(of: 1)?.minX == 105)
    session.size = CGSize(width: 240, height: 100)
    #expect(session.frame(of: 0)?.width == 115)
  }

  @Test("a change of geometry is told once, with the value before and after")
  func geometryChange() {
    final class Diary { var notes: [String] = [] }
    let diary = Diary()
    let remote = Remote(40.0)
    let session = HeadlessSession(
      Driven(remote) { width in
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { old, new in
            diary.notes.append("\(Int(old))>\(Int(new))")
          }
      }, size: size)
    session.update()
    session.update()
    #expect(diary.notes == ["40>40"])
    remote.value = 60
    session.update()
    session.update()
    #expect(diary.notes == ["40>40", "40>60"])
  }

  @Test("a change of place is told, though the size is the same")
  func placeChange() {
    final class Diary { var places: [CGFloat] = [] }
    let diary = Diary()
    let remote = Remote(10.0)
    let session = HeadlessSession(
      Driven(remote) { width in
        HStack(spacing: 0) {
          Color.blue.frame(width: width)
          Color.red.frame(width: 20)
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .global).minX
            } action: {
              diary.places.append($0)
            }
        }
        .frame(width: 200, alignment: .leading)
      }, size: size)
    session.update()
    remote.value = 30
    session.update()
    #expect(diary.places == [10, 30])
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test("an anchor is a place in the coordinates of whoever reads it, and follows its view")
  func anchors() throws {
    let remote = Remote(CGFloat(10))
    let session = HeadlessSession(
      Driven(remote) { lead in
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.frame(height: lead)
          Color.red.frame(width: 30, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            .padding(.leading, lead).testProbe("source")
        }
        .padding(5)
        .overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            let rect = anchors.first.map { proxy[$0] } ?? .zero
            Color.blue.frame(width: rect.width, height: rect.height)
              .offset(x: rect.minX, y: rect.minY)
              .overlay { Color.clear.frame(width: rect.minX, height: rect.minY).testProbe("told") }
          }
        }
      }, size: size)
    for lead in [10.0, 25] as [CGFloat] {
      remote.value = lead
      let told = try #require(session.frame(of: "told")).size
      #expect(told == CGSize(width: lead + 5, height: lead + 5))
      #expect(try #require(session.frame(of: "source")).width == lead + 30)
    }
  }

  @Test("of the candidates of ViewThatFits only the one shown appears and starts its task")
  func candidates() async {
    final class Diary { var notes: [String] = [] }
    let diary = Diary()
    func candidate(_ name: String, _ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10)
        .onAppear { diary.notes.append("appear \(name)") }
        .onDisappear { diary.notes.append("disappear \(name)") }
        .task { diary.notes.append("task \(name)") }
    }
    let session = HeadlessSession(
      ViewThatFits(in: .horizontal) {
        candidate("wide", 150)
        candidate("middle", 80)
        candidate("narrow", 20)
      }, size: CGSize(width: 100, height: 100))
    session.update()
    for _ in 0..<1_000 where diary.notes.count < 2 { await Task.yield() }
    #expect(diary.notes == ["appear middle", "task middle"])
  }
}
