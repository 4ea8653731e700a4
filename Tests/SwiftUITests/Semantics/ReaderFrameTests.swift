import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// What the closure of a geometry reader is told, call by call.
@MainActor @Suite("Frames in geometry readers")
struct ReaderFrameTests {
  private final class Frames { var all: [CGRect] = [] }

  private struct Reader: View {
    let frames: Frames
    var body: some View {
      GeometryReader { proxy in
        let _ = frames.all.append(proxy.frame(in: .global))
        Color.red
      }
      .frame(width: 20, height: 10)
    }
  }

  @Test("the closure runs once, with the frame where the reader stands")
  func first() {
    let frames = Frames()
    let session = HeadlessSession(
      HStack(spacing: 0) {
        Color.blue.frame(width: 30, height: 30)
        Reader(frames: frames).padding(5).overlay { Color.clear }.offset(x: 2)
      }, size: CGSize(width: 100, height: 50))
    session.update()
    // 60 points in the middle of 100: the reader's slot begins at 50, with its padding and offset at 57.
    #expect(frames.all == [CGRect(x: 57, y: 20, width: 20, height: 10)])
  }

  @Test("in an overlay, a scroll view and another reader")
  func inside() {
    let frames = Frames()
    let session = HeadlessSession(
      ScrollView {
        Color.blue.frame(width: 40, height: 30).overlay(alignment: .bottomTrailing) {
          GeometryReader { _ in Reader(frames: frames).padding(3) }
        }
      }, size: CGSize(width: 100, height: 50))
    session.update()
    #expect(frames.all == [CGRect(x: 33, y: 3, width: 20, height: 10)])
  }

  @Test("a change that moves the reader runs it once more")
  func moved() {
    let frames = Frames()
    let width = Remote<CGFloat>(30)
    let session = HeadlessSession(
      Driven(width) { width in
        HStack(spacing: 0) {
          Color.blue.frame(width: width, height: 30)
          Reader(frames: frames)
        }
      }, size: CGSize(width: 100, height: 50))
    session.update()
    width.value = 50
    session.update()
    #expect(
      frames.all == [
        CGRect(x: 55, y: 20, width: 20, height: 10), CGRect(x: 65, y: 20, width: 20, height: 10),
      ])
  }
}
