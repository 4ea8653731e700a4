import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@MainActor @Observable private final class Room { var width: CGFloat = 120 }

@MainActor @Suite("The view that fits")
struct ViewThatFitsTests {
  /// Which of three views shows in a window: 100 × 20, 50 × 40 and 20 × 60 points.
  private func shown(_ width: CGFloat, _ height: CGFloat, in axes: Axis.Set = [.horizontal, .vertical])
    -> [String]
  {
    let laid = Laid(width, height) {
      ViewThatFits(in: axes) {
        tile("wide", 100, 20)
        tile("middle", 50, 40)
        tile("narrow", 20, 60)
      }
    }
    return ["wide", "middle", "narrow"].filter { laid[$0] != nil }
  }

  @Test("the first whose ideal size fits in both axes shows")
  func both() {
    #expect(shown(100, 100) == ["wide"])
    #expect(shown(99, 100) == ["middle"])
    #expect(shown(30, 100) == ["narrow"])
    #expect(shown(200, 20) == ["wide"])
  }

  @Test("where none fits, the last shows")
  func none() {
    #expect(shown(10, 10) == ["narrow"])
    #expect(shown(50, 30) == ["narrow"])
  }

  @Test("an axis that is not constrained does not matter")
  func axes() {
    #expect(shown(60, 10, in: .horizontal) == ["middle"])
    #expect(shown(10, 50, in: .vertical) == ["wide"])
    #expect(shown(10, 10, in: .vertical) == ["narrow"])
    #expect(shown(10, 10, in: []) == ["wide"])
  }

  @Test("the view is proposed what the whole is, and is as large as it makes of that")
  func size() {
    let laid = Laid(80, 30) {
      ViewThatFits {
        stretch("a").frame(idealWidth: 70, idealHeight: 20)
        stretch("b").frame(idealWidth: 10, idealHeight: 10)
      }
    }
    #expect(laid["a"] == rect(0, 0, 80, 30))
  }

  @Test("the room that changes chooses again, and state of the view that shows is kept while it does")
  func changes() {
    let width = Remote<CGFloat>(120)
    let laid = Laid(200, 100) {
      Driven(width) { width in
        ViewThatFits(in: .horizontal) {
          tile("wide", 100, 20)
          tile("narrow", 20, 20)
        }
        .frame(width: width)
      }
    }
    #expect(laid["wide"] != nil && laid["narrow"] == nil)
    width.value = 60
    #expect(laid["wide"] == nil && laid["narrow"] == rect(90, 40, 20, 20))
    width.value = 100
    #expect(laid["wide"] == rect(50, 40, 100, 20) && laid["narrow"] == nil)
  }

  @Test("a text that would have to wrap does not fit where its one line does not")
  func texts() {
    let ideal = Laid { Text("a long line of text") }.size.width
    func shows(_ width: CGFloat) -> Bool {
      Laid(width, 100) {
        ViewThatFits(in: .horizontal) {
          Text("a long line of text").testProbe("text")
          tile("short", 5, 5)
        }
      }["text"] != nil
    }
    #expect(shows(ideal) && !shows(ideal - 1))
  }

  @Test("views of a loop and of a group are candidates, each by itself")
  func flattened() {
    let laid = Laid(35, 100) {
      ViewThatFits(in: .horizontal) {
        ForEach([60, 40, 30, 10], id: \.self) { tile("\($0)", CGFloat($0), 5) }
      }
    }
    #expect(["60", "40", "30", "10"].filter { laid[$0] != nil } == ["30"])
  }

  @Test("a view that is shown no more loses the focus, where nothing but the layout has changed, too")
  func focus() throws {
    struct Fitting: View {
      let room: Room
      let tell: (Bool) -> Void
      @FocusState private var isFocused: Bool
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Text("wide").frame(width: 100).focusable().focused($isFocused)
          Text("narrow")
        }
        .containerRelativeFrame(.horizontal) { _, _ in room.width }
        .onChange(of: isFocused) { tell($1) }
      }
    }
    let room = Room()
    var told: [Bool] = []
    let session = HeadlessSession(
      Fitting(room: room) { told.append($0) }, size: CGSize(width: 200, height: 100))
    try session.find("wide").focus()
    #expect(told == [true])
    room.width = 60
    session.update()
    #expect(told == [true, false])
  }
}
