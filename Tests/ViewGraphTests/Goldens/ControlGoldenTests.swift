import SwiftUI
import Testing

/// The measured fixtures of controls.
@MainActor
struct ControlGoldenTests {
  @Test func progress() {
    GoldenTests().check("progress/basic", 320, 400) {
      VStack(spacing: 14) {
        ProgressView(value: 0.5).probe("bare")
        ProgressView("a", value: 0.5).probe("labelled")
        ProgressView(value: 0.5) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        }
        .probe("valueLabel")
        ProgressView(value: 0.5).tint(.red).probe("tinted")
        ProgressView(value: 0.5).frame(width: 120).probe("narrow")
        HStack(spacing: 20) {
          ProgressView(value: 0.5).progressViewStyle(.circular).probe("ring")
          ProgressView("a", value: 0.5).progressViewStyle(.circular).probe("ringLabelled")
          ProgressView(value: 1).progressViewStyle(.circular).probe("ringFull")
        }
        .probe("rings")
        ProgressView(value: 25, total: 50).probe("total")
      }
      .padding(20).probe("stack")
    }
  }

  @Test func sliders() {
    GoldenTests().check("slider/basic", 320, 300) {
      VStack(spacing: 12) {
        Slider(value: .constant(0.5)).probe("half")
        Slider(value: .constant(0.0)).probe("zero")
        Slider(value: .constant(1.0)).probe("full")
        Slider(value: .constant(3.0), in: 0...10, step: 1).probe("stepped")
        Slider(value: .constant(0.5)) { box(45, 18.5) }.probe("labelled")
        Slider(value: .constant(0.5)) {
          box(45, 18.5)
        } minimumValueLabel: {
          box(17.5, 15).probe("min")
        } maximumValueLabel: {
          box(20, 15).probe("max")
        }
        .probe("minMax")
        Slider(value: .constant(0.5)).frame(width: 120).probe("narrow")
        Slider(value: .constant(0.5)).disabled(true).probe("disabled")
        HStack(spacing: 8) {
          box(26, 16).probe("rowText")
          Slider(value: .constant(0.5)).probe("rowSlider")
        }
        .probe("row")
      }
      .probe("stack")
    }
  }
}
