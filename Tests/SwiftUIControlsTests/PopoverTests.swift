import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Popovers") @MainActor
struct PopoverTests {
  private struct Screen: View {
    var edge: Edge?
    var alignment = Alignment.center
    var adaptation = PresentationAdaptation.automatic
    @State private var isPresented = false
    @State private var taps = 0
    var body: some View {
      ZStack(alignment: alignment) {
        Color.clear
        VStack {
          Button("Open") { isPresented = true }
            .popover(isPresented: $isPresented, arrowEdge: edge) {
              Text("Popover").frame(width: 100, height: 60).presentationCompactAdaptation(adaptation)
            }
          Button("Tap \(taps)") { taps += 1 }
        }
      }
    }
  }

  @Test("a popover stands at the edge that is asked for, or where there is room")
  func edges() throws {
    func frames(_ edge: Edge?, _ alignment: Alignment) throws -> (view: CGRect, popover: CGRect) {
      let session = presenting(Screen(edge: edge, alignment: alignment), .desktop)
      let view = try session.find("Open").frame
      try session.tap("Open")
      session.settled()
      return (view, try session.find("Popover").frame)
    }
    var found = try frames(nil, .center)
    #expect(found.popover.minY > found.view.maxY && abs(found.popover.midX - found.view.midX) < 1)
    found = try frames(.top, .center)
    #expect(found.popover.maxY < found.view.minY)
    found = try frames(.leading, .center)
    #expect(found.popover.maxX < found.view.minX && abs(found.popover.midY - found.view.midY) < 1)
    found = try frames(.trailing, .center)
    #expect(found.popover.minX > found.view.maxX)
    found = try frames(.bottom, .bottom)
    #expect(found.popover.maxY < found.view.minY)
    found = try frames(.top, .topLeading)
    #expect(found.popover.minY > found.view.maxY && found.popover.minX >= 8)
  }

  @Test("a press elsewhere and the escape key dismiss it, and do nothing else")
  func dismissal() throws {
    let session = presenting(Screen(), .desktop)
    let place = try session.find("Tap 0").frame
    try session.tap("Open")
    session.settled()
    try session.tap("Popover")
    session.settled()
    #expect(session.shows("Popover"))
    session.tap(at: CGPoint(x: place.minX + 2, y: 500))
    session.settled()
    #expect(!session.shows("Popover") && session.shows("Tap 0"))
    try session.tap("Open")
    session.settled()
    session.press(.escape)
    session.settled()
    #expect(!session.shows("Popover"))
  }

  @Test(
    "from right to left it stands beside its view, and leading is right", arguments: [Edge.bottom, .leading])
  func rightToLeft(edge: Edge) throws {
    let screen = Screen(edge: edge, alignment: edge == .bottom ? .trailing : .center)
      .environment(\.layoutDirection, .rightToLeft)
    let session = presenting(screen, .desktop)
    let view = try session.find("Open").frame
    try session.tap("Open")
    session.settled()
    let popover = try session.find("Popover").frame
    if edge == .bottom {
      #expect(view.midX < 100 && popover.midX < 100 && popover.minY > view.maxY)
    } else {
      #expect(popover.minX > view.maxX)
    }
  }

  @Test("on a phone it is a sheet, unless its content says otherwise")
  func adaptation() throws {
    for (adaptation, height) in [(PresentationAdaptation.automatic, 380.0), (.popover, nil), (.none, nil)] {
      let session = presenting(Screen(adaptation: adaptation))
      let view = try session.find("Open").frame
      try session.tap("Open")
      session.settled()
      let popover = try session.find("Popover").frame
      if let height {
        #expect(abs(popover.midY - height) < 20)
      } else {
        #expect(popover.minY > view.maxY && popover.minY < view.maxY + 60)
      }
    }
  }

  @Test("a point of the view, and an item")
  func item() throws {
    struct Item: Identifiable { let id: Int }
    struct Screen: View {
      @State private var item: Item?
      var body: some View {
        Button("red") { item = Item(id: 3) }.buttonStyle(.plain).frame(width: 200, height: 200)
          .popover(item: $item, attachmentAnchor: .point(.bottomTrailing), arrowEdge: .bottom) {
            Text("Item \($0.id)").padding()
          }
      }
    }
    let session = presenting(Screen(), .desktop)
    try session.tap("red")
    session.settled()
    let popover = try session.find("Item 3").frame
    #expect(abs(popover.midX - 450) < 1 && popover.minY > 360)
  }

  @Test("a popover of an item of a bar stands beside the item", arguments: bothProfiles)
  func toolbar(profile: PlatformProfile) throws {
    struct Screen: View {
      @State private var shown = -1
      var body: some View {
        NavigationStack {
          Text("Screen").toolbar {
            ToolbarItem { item(0) }
            ToolbarItem { item(1) }
            ToolbarItem { item(2) }
          }
        }
      }

      private func item(_ number: Int) -> some View {
        Button("Item \(number)") { shown = number }
          .popover(
            isPresented: Binding {
              shown == number
            } set: {
              if !$0 { shown = -1 }
            }
          ) {
            Button("Inside") {}.frame(width: 60).presentationCompactAdaptation(.popover)
          }
      }
    }
    for number in 0..<3 {
      let session = presenting(Screen(), profile)
      let item = try session.find("Item \(number)").frame
      try session.tap("Item \(number)")
      session.settled()
      let popover = try session.find("Inside").frame
      // Within the window, which may be narrow.
      let middle = min(max(item.midX, 8 + 30), session.size.width - 8 - 30)
      #expect(abs(popover.midX - middle) < 1 && popover.minY > item.midY)
    }
  }

  @Test("a popover that a phone shows as one comes where it stands, and a sheet from below")
  func coming() throws {
    for (adaptation, slides) in [(PresentationAdaptation.popover, false), (.automatic, true)] {
      struct Red: View {
        let adaptation: PresentationAdaptation
        @State private var isPresented = false
        var body: some View {
          Button("Open") { isPresented = true }
            .popover(isPresented: $isPresented) {
              Text("Popover").frame(width: 100, height: 60)
                .presentationBackground(.red).presentationCompactAdaptation(adaptation)
            }
        }
      }
      let session = presenting(Red(adaptation: adaptation), .phone)
      try session.tap("Open")
      session.advance(by: 0.2)
      let image = session.image()
      func red(_ y: Int) -> Bool {
        let start = (y * image.width + image.width / 2) * 4
        let pixel = image.premultipliedRGBA[start..<start + 3]
        return pixel.first ?? 0 > 200 && pixel.last ?? 255 < 200
      }
      #expect(red(image.height - 4) == slides)
      let there = try session.find("Popover").frame
      if !slides { #expect(red(Int(there.midY) + 20)) }
    }
  }
}
