import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Heights and drags of sheets") @MainActor
struct SheetHeightTests {
  @Test("a finger drags a phone's sheet from height to height, and away")
  func detents() throws {
    struct Screen: View {
      @State private var isPresented = true
      @State private var detent = PresentationDetent.medium
      var body: some View {
        Color.clear.sheet(isPresented: $isPresented) {
          Text(detent == .medium ? "medium" : detent == .large ? "large" : "other")
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .padding(.top, 20)
            .presentationDetents([.medium, .large], selection: $detent)
        }
      }
    }
    let session = presenting(Screen())
    session.settled()
    let low = try session.find("medium").frame.midY
    #expect(abs(low - (760 - 375 - 8 + 30)) < 5)
    session.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 150), duration: 0.5)
    session.settled()
    let high = try session.find("large").frame.midY
    #expect(abs(high - (10 + 30)) < 5)
    session.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 650), duration: 1)
    session.settled()
    #expect(try abs(session.find("medium").frame.midY - low) < 1)
    session.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 740), duration: 0.2)
    session.settled()
    #expect(!session.shows("medium"))
  }

  @Test("what must not be dragged away comes back")
  func held() throws {
    struct Screen: View {
      @State private var isPresented = true
      var body: some View {
        Color.clear.sheet(isPresented: $isPresented) { Text("Sheet").interactiveDismissDisabled() }
      }
    }
    let session = presenting(Screen())
    session.settled()
    let before = try session.find("Sheet").frame
    session.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 740), duration: 0.2)
    session.settled()
    #expect(try session.find("Sheet").frame == before)
  }

  @Test("custom detents go by the height that is there; one that says nothing is left out")
  func customDetents() throws {
    struct Third: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
    }
    struct Never: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { nil }
    }
    for (detent, height) in [
      (PresentationDetent.custom(Third.self), 250.0), (.custom(Never.self), 750), (.fraction(0.2), 150),
      (.height(123), 123), (.fraction(.nan), 0), (.height(5_000), 750),
    ] {
      let screen = Color.clear.sheet(isPresented: .constant(true)) {
        GeometryReader { Text("\(Int($0.size.height.rounded()))") }.presentationDetents([detent])
      }
      let session = presenting(screen)
      session.settled()
      #expect(session.shows("\(Int(height))"), "\(detent)")
    }
  }

  @Test("assistive technology changes the height of a sheet by its handle, and escapes from it")
  func handle() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Color.clear.sheet(isPresented: $isShown) { Text("Content").presentationDetents([.medium, .large]) }
      }
    }
    let session = presenting(Screen(), .phone)
    session.settled()
    let low = try session.find("Content").frame.midY
    #expect(try session.find("Sheet Grabber").value == "Half screen")
    try session.find("Sheet Grabber").perform(.increment)
    session.settled()
    #expect(try session.find("Sheet Grabber").value == "Full screen")
    #expect(try session.find("Content").frame.midY < low - 100)
    try session.find("Sheet Grabber").perform(.decrement)
    session.settled()
    #expect(try session.find("Content").frame.midY == low)
    try #require(session.elements.first { $0.isModal }).perform(.escape)
    session.settled()
    #expect(!session.shows("Content"))
  }

  @Test("what a program does not let the user dismiss has no such action", arguments: bothProfiles)
  func noEscape(profile: PlatformProfile) throws {
    let screen = Color.clear.sheet(isPresented: .constant(true)) {
      Text("Content").interactiveDismissDisabled()
    }
    let session = presenting(screen, profile)
    session.settled()
    let sheet = try #require(session.elements.first { $0.isModal })
    #expect(throws: (any Error).self) { try sheet.perform(.escape) }
  }

  @Test("a sheet that the program keeps, and one whose drag is cancelled, go back to their places")
  func kept() throws {
    struct Screen: View {
      @State private var isPresented = true
      var body: some View {
        Text("behind").sheet(isPresented: Binding(get: { isPresented }, set: { _ in })) {
          Color.red.testProbe("sheet")
        }
      }
    }
    let session = presenting(Screen(), .phone)
    session.settled()
    let frame = try #require(session.frame(of: "sheet"))
    session.drag(from: CGPoint(x: 200, y: frame.minY + 30), to: CGPoint(x: 200, y: frame.maxY - 5))
    session.settled()
    #expect(session.frame(of: "sheet") == frame)
    session.drag(
      from: CGPoint(x: 200, y: frame.minY + 30), to: CGPoint(x: 200, y: frame.minY + 230), lifts: false)
    session.update()
    #expect(try #require(session.frame(of: "sheet")).minY > frame.minY + 100)
    session.session.letGo()
    session.settled()
    #expect(session.frame(of: "sheet") == frame)
  }

  @Test("a sheet that is dragged away goes down all the way")
  func draggedAway() throws {
    struct Screen: View {
      @State private var isPresented = true
      var body: some View {
        Text("behind").sheet(isPresented: $isPresented) { Color.red.testProbe("sheet") }
      }
    }
    let session = presenting(Screen(), .phone)
    session.settled()
    let frame = try #require(session.frame(of: "sheet"))
    session.drag(from: CGPoint(x: 200, y: frame.minY + 30), to: CGPoint(x: 200, y: frame.maxY - 60))
    var tops: [Int] = []
    for _ in 0..<40 {
      session.advance(by: 1.0 / 60)
      tops.append(Self.firstRedRow(of: session.image()))
    }
    #expect(tops == tops.sorted() && tops.last == Int(session.size.height))
  }

  /// The first row of a picture that has red in its middle, or its height.
  private static func firstRedRow(of image: CGImage) -> Int {
    let pixels = image.premultipliedRGBA
    let x = image.width / 2
    return (0..<image.height).first { y in
      let at = (y * image.width + x) * 4
      return pixels[at] > 200 && pixels[at + 1] < 120
    } ?? image.height
  }

  @Test("of detents of one height the order is by kind")
  func equalDetents() throws {
    struct Screen: View {
      @State private var detent = PresentationDetent.fraction(0.25)
      var body: some View {
        Text("medium \(detent == .medium)").sheet(isPresented: .constant(true)) {
          Color.red.testProbe("sheet")
            .presentationDetents([.fraction(0.25), .fraction(0.5), .medium, .large], selection: $detent)
            .presentationBackgroundInteraction(.enabled)
        }
      }
    }
    let session = presenting(Screen(), .phone)
    session.settled()
    let top = try #require(session.frame(of: "sheet")).minY
    session.drag(
      from: CGPoint(x: 200, y: top + 20), to: CGPoint(x: 200, y: session.size.height / 2 + 20), duration: 2)
    session.settled()
    #expect(session.shows("medium true"))
  }
}
