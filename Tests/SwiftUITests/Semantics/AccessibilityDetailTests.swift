import HeadlessHost
import SwiftUI
import Testing
import ViewGraph

/// What only few views say of themselves.
@MainActor @Suite("Details of accessibility") struct AccessibilityDetailTests {
  @Test("a modifier that is not enabled changes nothing, and the view keeps its state")
  func enabled() {
    func view(_ isOn: Bool) -> some View {
      Text("a").accessibilityLabel("label", isEnabled: isOn).accessibilityValue("value", isEnabled: isOn)
        .accessibilityHint("hint", isEnabled: isOn).accessibilityIdentifier("id", isEnabled: isOn)
        .accessibilityInputLabels(["in"], isEnabled: isOn)
    }
    #expect(
      elements(of: view(true)) == [
        "staticText \"label\" value: \"value\" hint: \"hint\" id: \"id\" input: \"in\""
      ])
    #expect(elements(of: view(false)) == ["staticText \"a\""])
    #expect(elements(of: Text("a").accessibilityHidden(true, isEnabled: false)) == ["staticText \"a\""])
    #expect(elements(of: Text("a").accessibilityHidden(true, isEnabled: true)) == [])
  }

  @Test("names to be spoken replace those further in")
  func inputLabels() throws {
    let view = Button("Send") {}.accessibilityInputLabels([Text("Post")])
      .accessibilityInputLabels(["Send", "Mail"])
    let session = HeadlessSession(view, size: CGSize(width: 200, height: 100))
    #expect(try session.find("Send").inputLabels == ["Send", "Mail"])
  }

  @Test("facts are in order; an equal key replaces one, nil takes it back")
  func customContent() throws {
    let size = AccessibilityCustomContentKey("Size", id: "size")
    func facts(_ view: some View) throws -> [ViewElement.Fact] {
      try HeadlessSession(view, size: CGSize(width: 200, height: 100)).find("file").customContent
    }
    let kind = ViewElement.Fact(label: "Kind", value: "picture", isImportant: true)
    let view = Text("file").accessibilityCustomContent(size, "3 kB")
      .accessibilityCustomContent("Kind", "picture", importance: .high)
    #expect(try facts(view) == [.init(label: "Size", value: "3 kB"), kind])
    let other = AccessibilityCustomContentKey("Weight", id: "size")
    #expect(
      try facts(view.accessibilityCustomContent(other, Text("4 kB"))) == [
        kind, .init(label: "Weight", value: "4 kB"),
      ])
    #expect(try facts(view.accessibilityCustomContent(size, nil)) == [kind])
  }

  @Test("a press goes to the activation point; points for dragging and dropping are where the view is")
  func points() throws {
    struct Halves: View {
      @State private var pressed = "none"
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 50, height: 40).onTapGesture { pressed = "left" }
          Color.blue.frame(width: 50, height: 40).onTapGesture { pressed = "right" }
        }
        .accessibilityElement().accessibilityLabel("both").accessibilityValue(pressed)
        .accessibilityActivationPoint(UnitPoint(x: 0.25, y: 0.5))
        .accessibilityDragPoint(.leading, description: "grip")
        .accessibilityDropPoint(.trailing, description: Text("slot"), isEnabled: true)
        .accessibilityDropPoint(.top, description: "never", isEnabled: false)
      }
    }
    let session = HeadlessSession(Halves(), size: CGSize(width: 100, height: 40))
    let both = try session.find("both")
    #expect(both.activationPoint == CGPoint(x: 25, y: 20))
    try both.tap()
    #expect(try session.find("both").value == "left")
    #expect(try both.dragPoints == [.init(name: "grip", point: CGPoint(x: 0, y: 20))])
    #expect(try both.dropPoints == [.init(name: "slot", point: CGPoint(x: 100, y: 20))])
    let inPoints = HeadlessSession(
      Button("b") {}.accessibilityActivationPoint(CGPoint(x: 3, y: 4)), size: CGSize(width: 100, height: 40))
    let button = try inPoints.find("b")
    #expect(button.activationPoint == CGPoint(x: button.frame.minX + 3, y: button.frame.minY + 4))
  }

  @Test("a view is scrolled and zoomed by its actions")
  func scrollAndZoom() throws {
    struct Map: View {
      @State private var log = ""
      var body: some View {
        Color.green.frame(width: 80, height: 40).accessibilityLabel("map").accessibilityValue(log)
          .accessibilityScrollAction { edge in log += edge == .bottom ? "down " : "other " }
          .accessibilityZoomAction { action in
            log += (action.direction == .zoomIn ? "in " : "out ") + "\(Int(action.point.x)) "
            if action.location == .center { log += "middle " }
          }
      }
    }
    let session = HeadlessSession(Map(), size: CGSize(width: 100, height: 100))
    try session.find("map").perform(.scroll(.bottom))
    try session.find("map").perform(.zoomIn)
    try session.find("map").perform(.zoomOut)
    #expect(try session.find("map").value == "down in 40 middle out 40 middle ")
    try session.play(Script("perform scrollTop on \"map\"\nperform zoomIn on \"map\""))
  }

  @Test("a label names what is elsewhere, unless that has a name of its own")
  func pairs() throws {
    struct Grid: View {
      @Namespace private var pairs
      @State private var isOn = false
      var body: some View {
        HStack {
          VStack {
            Text("Wi-Fi").accessibilityLabeledPair(role: .label, id: "wifi", in: pairs)
            Text("Radio").accessibilityLabeledPair(role: .label, id: "radio", in: pairs)
          }
          VStack {
            Slider(value: .constant(0.5)).labelsHidden()
              .accessibilityLabeledPair(role: .content, id: "wifi", in: pairs)
            Toggle("own", isOn: $isOn).accessibilityLabeledPair(role: .content, id: "radio", in: pairs)
          }
        }
      }
    }
    let session = HeadlessSession(Grid(), size: CGSize(width: 300, height: 100))
    #expect(try session.find(.role(.slider)).label == "Wi-Fi")
    #expect(try session.find(.role(.toggle)).label == "own")
  }

  @Test("linked views know each other")
  func links() throws {
    struct Split: View {
      @Namespace private var links
      var body: some View {
        Text("row").accessibilityLinkedGroup(id: 1, in: links)
        Text("else").accessibilityLinkedGroup(id: 2, in: links)
        Text("detail").accessibilityLinkedGroup(id: 1, in: links)
      }
    }
    let session = HeadlessSession(Split(), size: CGSize(width: 300, height: 100))
    #expect(try session.find("row").linkedElements.map(\.label) == ["detail"])
    #expect(try session.find("else").linkedElements.isEmpty)
  }

  @Test("texts say how they are read out, also a part of one")
  func speech() {
    #expect(elements(of: Text("abc").speechSpellsOutCharacters()) == ["staticText \"abc\" spelt out"])
    #expect(
      elements(of: Text("abc").speechAdjustedPitch(3).speechAdjustedPitch(-0.5)) == [
        "staticText \"abc\" pitch: 1.0"
      ])
    let code = Text("Code ") + Text("4711").speechSpellsOutCharacters()
    #expect(elements(of: code) == ["staticText \"Code 4711\" \"4711\" spelt out"])
    let group = VStack {
      Text("a")
      Text("b").speechAlwaysIncludesPunctuation(false)
    }
    #expect(
      elements(of: group.speechAlwaysIncludesPunctuation().speechAnnouncementsQueued())
        == ["staticText \"a\" with punctuation queued", "staticText \"b\" queued"])
  }

  @Test("traits make a view what they say, unless it is a control")
  func roles() {
    #expect(elements(of: Text("a").accessibilityAddTraits(.isButton)) == ["button \"a\" [isButton]"])
    #expect(
      elements(of: Circle().accessibilityLabel("a").accessibilityAddTraits([.isImage, .isHeader]))
        == ["image \"a\" [isHeader, isImage]"])
    #expect(
      elements(of: Button("a") {}.accessibilityRemoveTraits(.isButton)) == ["staticText \"a\" (activate)"])
    #expect(
      elements(of: Toggle("a", isOn: .constant(true)).accessibilityAddTraits(.isButton))
        == ["toggle \"a\" value: \"1\" [isButton, isToggle] (activate)"])
  }

  @Test("kinds of text, touches and answers are said")
  func interaction() throws {
    #expect(
      elements(of: Text("a").accessibilityTextContentType(.sourceCode)) == [
        "staticText \"a\" text: sourceCode"
      ])
    #expect(
      elements(of: Text("a").accessibilityDirectTouch(options: .silentOnTouch))
        == ["staticText \"a\" [allowsDirectInteraction] silent on touch"])
    #expect(
      elements(of: Text("a").accessibilityDirectTouch().accessibilityDirectTouch(false)) == [
        "staticText \"a\""
      ])
    let session = HeadlessSession(
      HStack {
        Text("a")
        Text("b").accessibilityRespondsToUserInteraction()
        Button("c") {}
        Button("d") {}.accessibilityRespondsToUserInteraction(false)
      }, size: CGSize(width: 300, height: 100))
    #expect(
      try ["a", "b", "c", "d"].map { try session.find($0).respondsToUserInteraction } == [
        false, true, true, false,
      ])
  }

  @Test("a chart is told by axes and points, and brought up to date")
  func charts() throws {
    struct Sales: AXChartDescriptorRepresentable, Equatable {
      var last: Double
      private var series: [AXDataSeriesDescriptor] {
        [
          AXDataSeriesDescriptor(
            name: "Sales", isContinuous: true,
            dataPoints: [AXDataPoint(x: "Mon", y: 1), AXDataPoint(x: "Tue", y: last, label: "best")])
        ]
      }
      func makeChartDescriptor() -> AXChartDescriptor {
        let x = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"])
        let y = AXNumericDataAxisDescriptor(title: "Sum", range: 0...10, gridlinePositions: []) {
          "\(Int($0)) €"
        }
        return AXChartDescriptor(title: "Week", summary: "It grows", xAxis: x, yAxis: y, series: series)
      }
      func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.series = series }
    }
    struct Page: View {
      @State private var last = 2.0
      var body: some View {
        Circle().accessibilityLabel("chart").accessibilityChartDescriptor(Sales(last: last))
        Button("More") { last = 9 }
      }
    }
    let session = HeadlessSession(Page(), size: CGSize(width: 300, height: 300))
    let first = ["Week", "It grows", "Day: Mon, Tue", "Sum: 0 € – 10 €", "Sales", "  Mon, 1 €"]
    #expect(try session.find("chart").chart == (first + ["  best: Tue, 2 €"]).joined(separator: "\n"))
    try session.tap("More")
    #expect(try session.find("chart").chart == (first + ["  best: Tue, 9 €"]).joined(separator: "\n"))
    #expect(try session.find("More").chart == nil)
  }
}
