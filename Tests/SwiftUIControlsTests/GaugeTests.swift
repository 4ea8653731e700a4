import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import HeadlessHost

@Suite("Gauges") @MainActor
struct GaugeTests {
  private func semantics(_ view: some View, _ name: String = "Speed") throws -> String? {
    try HeadlessSession(view, size: CGSize(width: 200, height: 100)).element(named: name).semantics.value
  }

  @Test("the share is told, within the bounds; what is no number is at the lower one")
  func values() throws {
    #expect(try semantics(Gauge(value: 25, in: 0...50) { Text("Speed") }) == "50%")
    #expect(try semantics(Gauge(value: 70, in: 0...50) { Text("Speed") }) == "100%")
    #expect(try semantics(Gauge(value: -1, in: 0...50) { Text("Speed") }) == "0%")
    #expect(try semantics(Gauge(value: Double.nan, in: 0...50) { Text("Speed") }) == "0%")
    #expect(try semantics(Gauge(value: 5.0, in: 5...5) { Text("Speed") }) == "0%")
    #expect(try semantics(Gauge(value: Double.infinity, in: 0...50) { Text("Speed") }) == "100%")
    let endless = -Double.infinity...Double.infinity
    #expect(try semantics(Gauge(value: 1, in: endless) { Text("Speed") }) == "0%")
  }

  private nonisolated static let names = [
    "automatic", "linearCapacity", "accessoryLinear", "accessoryLinearCapacity", "accessoryCircular",
    "accessoryCircularCapacity",
  ]

  private func styled(_ view: some View, _ name: String) -> AnyView {
    switch name {
    case "linearCapacity": AnyView(view.gaugeStyle(.linearCapacity))
    case "accessoryLinear": AnyView(view.gaugeStyle(.accessoryLinear))
    case "accessoryLinearCapacity": AnyView(view.gaugeStyle(.accessoryLinearCapacity))
    case "accessoryCircular": AnyView(view.gaugeStyle(.accessoryCircular))
    case "accessoryCircularCapacity": AnyView(view.gaugeStyle(.accessoryCircularCapacity))
    default: AnyView(view.gaugeStyle(.automatic))
    }
  }

  @Test(
    "whatever the style shows, assistive technology hears the label and what is said of the value",
    arguments: names)
  func labels(name: String) throws {
    let gauge = Gauge(value: 0.25) {
      Label("Speed", systemImage: "speedometer")
    } currentValueLabel: {
      Text("25 km/h")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    #expect(try semantics(styled(gauge, name)) == "25 km/h")
    let bare = Gauge(value: 0.25) { Text("Speed") }
    #expect(try semantics(styled(bare, name)) == "25%")
  }

  @Test("dials are 58 points wide and high, whatever they are offered", arguments: names.suffix(2))
  func dials(name: String) {
    let gauge = styled(Gauge(value: 0.25) { Text("Speed") }, name)
    #expect(size(of: gauge) == CGSize(width: 58, height: 58))
    #expect(
      size(of: gauge, proposal: ProposedViewSize(width: 300, height: 300)) == CGSize(width: 58, height: 58))
  }

  @Test("the bar takes the width that it is offered, and is 8.15 points below the label")
  func bar() {
    let gauge = Gauge(value: 0.5) {
      blank("label", 30, 10)
    } currentValueLabel: {
      blank("value", 30, 10)
    }
    let display = Display(gauge, size: CGSize(width: 200, height: 100))
    let (label, value) = (display["label"], display["value"])
    #expect(abs((value?.minY ?? 0) - (label?.maxY ?? 0) - (8.15 + 16 + 4.74)) < 0.01)
    #expect(size(of: gauge, proposal: ProposedViewSize(width: 200, height: nil))?.width == 200)
    // Its place does not depend on the value.
    #expect(size(of: Gauge(value: 0) { EmptyView() }, proposal: .init(width: 90, height: nil))?.width == 90)
  }

  @Test("the bar is filled up to the value in the tint, from the side where reading begins", arguments: names)
  func pixels(name: String) throws {
    func image(_ value: Double, _ direction: LayoutDirection, tint: Color = .red) -> [UInt8] {
      let gauge = styled(Gauge(value: value) { EmptyView() }.tint(tint), name)
      return Display(gauge, size: CGSize(width: 80, height: 80)) { $0.layoutDirection = direction }
        .session.image().premultipliedRGBA
    }
    let quarter = image(0.25, .leftToRight)
    #expect(image(0.75, .leftToRight) != quarter)
    #expect(image(0.25, .rightToLeft) != quarter)
    #expect(image(0.25, .leftToRight, tint: .green) != quarter)
  }

  @Test("a gradient as the tint goes from the lower bound to the upper one", arguments: names)
  func gradients(name: String) throws {
    func colors(_ value: Double, _ direction: LayoutDirection = .leftToRight) -> [Int: Int] {
      let gauge = styled(
        Gauge(value: value) { EmptyView() }.tint(Gradient(colors: [.red, .blue])), name)
      let image = Display(gauge, size: CGSize(width: 80, height: 80)) { $0.layoutDirection = direction }
        .session.image()
      let pixels = image.premultipliedRGBA
      // The redder and the bluer pixels of the left half.
      var counts = [0: 0, 1: 0]
      for y in 0..<80 {
        for x in 0..<40 {
          let at = (y * 80 + x) * 4
          if pixels[at + 3] > 200, Int(pixels[at]) > Int(pixels[at + 2]) + 60 { counts[0, default: 0] += 1 }
          if pixels[at + 3] > 200, Int(pixels[at + 2]) > Int(pixels[at]) + 60 { counts[1, default: 0] += 1 }
        }
      }
      return counts
    }
    let full = colors(1)
    // A closed ring begins at the top and has the upper half of the gradient on the left.
    let isClosed = name == "accessoryCircularCapacity"
    #expect(((full[0] ?? 0) > (full[1] ?? 0)) == !isClosed)
    let mirrored = colors(1, .rightToLeft)
    #expect(((mirrored[0] ?? 0) > (mirrored[1] ?? 0)) == isClosed)
  }

  @Test("the linear style is the accessory's, with a tint of its own")
  func linear() {
    func pixels(_ style: some GaugeStyle, tint: Color? = nil) -> [UInt8] {
      let gauge = Gauge(value: 0.5) { Text("Gauge") }.gaugeStyle(style).tint(tint)
      return HeadlessSession(gauge, size: CGSize(width: 80, height: 80)).image().premultipliedRGBA
    }
    let red = LinearGaugeStyle(tint: .red)
    #expect(pixels(.linear) == pixels(.accessoryLinear))
    #expect(pixels(red) == pixels(.accessoryLinear, tint: .red))
    #expect(pixels(red) != pixels(.linear))
    #expect(pixels(LinearGaugeStyle(tint: Gradient(colors: [.red, .blue]))) != pixels(red))
  }

  @Test("a style of a program's own is given the share and the labels, and has state")
  func style() throws {
    struct Words: GaugeStyle {
      @State private var count = 0
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.currentValueLabel
          Text(verbatim: "\(configuration.value) \(configuration.minimumValueLabel == nil) \(count)")
        }
        .onTapGesture { count += 1 }
      }
    }
    let gauge = Gauge(value: 30, in: 20...40) { Color.red.frame(width: 30, height: 30) }.gaugeStyle(Words())
    let session = HeadlessSession(gauge, size: CGSize(width: 200, height: 200))
    try session.tap("0.5 true 0")
    _ = try session.element(named: "0.5 true 1")
  }
}
