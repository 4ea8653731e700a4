import DisplayList
import Foundation
import HeadlessHost
import SceneHost
import SwiftUI
import Testing

@testable import ViewGraph

/// Who goes by where views stand is asked when those have moved, in the tree's order.
@MainActor @Suite("Frame readers")
struct FrameReaderTests {
  private final class Model {
    var write: (Int) -> Void = { _ in }
    var actions: [String] = []
  }

  private struct Reading: View {
    let name: String
    let model: Model
    var body: some View {
      Box().onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: { _ in
        model.actions.append(name)
      }
    }
  }

  private static func session<Content: View>(
    _ model: Model, @ViewBuilder _ content: @escaping (Int) -> Content
  ) -> HeadlessSession {
    let session = HeadlessSession(
      // The root fills the window, so that it stays where it is.
      Switch(get: { number in model.write = { number.wrappedValue = $0 } }) {
        content($0).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      },
      size: CGSize(width: 400, height: 8_000))
    session.update()
    return session
  }

  /// The readers that an edit asks.
  private func checks(_ session: HeadlessSession, _ edit: () -> Void) -> Int {
    session.update()
    let before = session.counters.frameChecks
    edit()
    session.update()
    return session.counters.frameChecks - before
  }

  @Test("actions run in the order of the tree, what is inside a view before the view")
  func order() {
    let model = Model()
    let names = (0..<40).map { "row \($0)" }
    let session = Self.session(model) { number in
      VStack(spacing: 0) {
        Box(side: 10 + Double(number))
        ForEach(names, id: \.self) { Reading(name: $0, model: model) }
        HStack {
          Reading(name: "left", model: model)
          Reading(name: "right", model: model).overlay { Reading(name: "over", model: model) }
        }
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: { _ in
        model.actions.append("column")
      }
    }
    let all = names + ["left", "right", "over", "column"]
    #expect(model.actions == all)
    for number in [5, 2, 9] {
      model.actions = []
      model.write(number)
      session.update()
      #expect(model.actions == all)
    }
  }

  @Test("a move asks those alone that it can concern")
  func concerned() {
    let model = Model()
    let session = Self.session(model) { number in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<200, id: \.self) { row in
          HStack(spacing: 0) {
            Box(side: row == 150 ? 10 + Double(number) : 10)
            Reading(name: "\(row)", model: model)
          }
        }
      }
    }
    #expect(model.actions.count == 200)
    model.actions = []
    let asked = checks(session) { model.write(4) }
    #expect(asked == 50, "the row and those below it")
    #expect(model.actions == (150..<200).map(String.init))
  }

  @Test("an insertion asks what comes after it")
  func insertion() {
    let model = Model()
    let session = Self.session(model) { number in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<100, id: \.self) { Reading(name: "\($0)", model: model) }
        if number > 0 { Box() }
        ForEach(100..<120, id: \.self) { Reading(name: "\($0)", model: model) }
      }
    }
    model.actions = []
    let asked = checks(session) { model.write(1) }
    #expect(asked == 20)
    #expect(model.actions == (100..<120).map(String.init))
  }

  @Test("one reader among many rows is found without asking the rows")
  func oneAmongMany() throws {
    let model = Model()
    let session = Self.session(model) { number in
      VStack(spacing: 0) {
        Box(side: 10 + Double(number))
        ForEach(0..<300, id: \.self) { row in
          if row == 200 { Reading(name: "reader", model: model) } else { Box() }
        }
      }
    }
    model.actions = []
    #expect(checks(session) { model.write(1) } == 1)
    #expect(checks(session) { model.write(2) } == 1)
    #expect(model.actions == ["reader", "reader"])
    #expect(session.session.graph.inconsistency() == nil)
  }

  @Test("a row that goes by the size of a view around hears of it though it stays where it is")
  func boundsAround() {
    let model = Model()
    let session = Self.session(model) { number in
      ZStack(alignment: .topLeading) {
        Box().onGeometryChange(for: CGSize?.self) {
          $0.bounds(of: .named("around"))?.size
        } action: {
          model.actions.append("follower \($0?.height ?? -1)")
        }
        GeometryReader { proxy in
          let height = proxy.bounds(of: .named("around"))?.height ?? -1
          let _ = model.actions.append("reader \(height)")
          Box()
        }
        .frame(width: 10, height: 10)
      }
      .frame(width: 50, height: 100 + Double(number), alignment: .topLeading)
      .coordinateSpace(.named("around"))
    }
    #expect(Set(model.actions).isSuperset(of: ["follower 100.0", "reader 100.0"]))
    model.actions = []
    model.write(20)
    session.update()
    #expect(Set(model.actions) == ["follower 120.0", "reader 120.0"])
  }

  @Test("an anchor's view that moves concerns who resolved the anchor")
  func anchors() {
    struct Key: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    let model = Model()
    let session = Self.session(model) { number in
      VStack(alignment: .leading, spacing: 0) {
        Box(side: 10 + Double(number))
        Box().anchorPreference(key: Key.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(Key.self) { anchor in
        GeometryReader { proxy in
          let top = anchor.map { proxy[$0].minY } ?? -1
          let _ = model.actions.append("\(top)")
          Box()
        }
      }
    }
    #expect(model.actions.last == "10.0")
    model.write(7)
    session.update()
    #expect(model.actions.last == "17.0")
  }

  @Test("scrolling, offsets and safe areas concern what is inside", arguments: [false, true])
  func shifts(isRightToLeft: Bool) {
    let model = Model()
    let session = Self.session(model) { number in
      VStack(spacing: 0) {
        Reading(name: "outside", model: model)
        VStack(spacing: 0) {
          Color.clear.frame(width: 10, height: 10).onGeometryChange(for: EdgeInsets.self) {
            $0.safeAreaInsets
          } action: { _ in
            model.actions.append("insets")
          }
          Reading(name: "inside", model: model)
        }
        .offset(x: Double(number % 2), y: 0)
        .safeAreaPadding(.top, Double(number / 2))
      }
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
    model.actions = []
    model.write(1)
    session.update()
    #expect(model.actions == ["inside"])
    model.actions = []
    model.write(9)
    session.update()
    #expect(model.actions.contains("insets"))
  }

  @Test("a layout direction that changes concerns all that it mirrors")
  func mirrored() {
    let model = Model()
    let session = Self.session(model) { number in
      HStack(spacing: 0) {
        Reading(name: "a", model: model)
        Reading(name: "b", model: model)
      }
      .environment(\.layoutDirection, number > 0 ? .rightToLeft : .leftToRight)
    }
    for number in [1, 0, 1] {
      model.actions = []
      model.write(number)
      session.update()
      #expect(model.actions == ["a", "b"])
    }
  }

  @Test("what has left the tree is asked no more and keeps nothing")
  func removal() {
    let model = Model()
    let session = Self.session(model) { number in
      VStack(spacing: 0) {
        Box(side: 10 + Double(number))
        if number < 2 { Reading(name: "leaving", model: model) }
        Reading(name: "staying", model: model)
      }
    }
    model.actions = []
    model.write(2)
    session.update()
    #expect(model.actions == ["staying"])
    #expect(checks(session) { model.write(3) } == 1)
  }
}
