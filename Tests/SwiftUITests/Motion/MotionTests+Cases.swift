import SwiftUI

@MainActor private let red = Rectangle().fill(.red)
@MainActor private let blue = Rectangle().fill(.blue)

extension MotionTests {
  nonisolated static let cases: [Case] = places + sizes + paints + effects + further

  private nonisolated static let places: [Case] = [
    Case("frame alignment") {
      red.frame(width: 20, height: 20).frame(width: 100, alignment: $0 ? .trailing : .leading)
    },
    Case("padding") { red.frame(width: 20, height: 20).padding(.leading, $0 ? 60 : 0) },
    Case("position") { red.frame(width: 20, height: 20).position(x: $0 ? 150 : 20, y: $0 ? 90 : 30) },
    Case("offset") { red.frame(width: 20, height: 20).offset(x: $0 ? 40 : 0) },
    Case("stack spacing") { wide in
      HStack(spacing: wide ? 40 : 4) {
        red.frame(width: 20, height: 20)
        blue.frame(width: 20, height: 20)
      }
    },
    Case("stack alignment") { low in
      HStack(alignment: low ? .bottom : .top) {
        red.frame(width: 20, height: 20)
        blue.frame(width: 20, height: 80)
      }
    },
    Case("a sibling that is shifted") { wide in
      HStack(spacing: 0) {
        red.frame(width: wide ? 80 : 20, height: 20)
        blue.frame(width: 20, height: 20)
      }
    },
    Case("a text that is shifted") { wide in
      HStack(spacing: 0) {
        red.frame(width: wide ? 80 : 20, height: 20)
        Text("Text").fixedSize()
      }
    },
    Case("rows that change places") { turned in
      VStack(spacing: 0) {
        ForEach(turned ? [2, 1] : [1, 2], id: \.self) { row in
          (row == 1 ? red : blue).frame(width: 20, height: 20 * CGFloat(row)).zIndex(Double(row))
        }
      }
    },
    Case("rows behind an inserted one", isEven: false) { more in
      VStack(spacing: 0) {
        if more { red.frame(width: 20, height: 20) }
        blue.frame(width: 20, height: 20)
      }
    },
    Case("a spacer that comes", isEven: false) { apart in
      HStack(spacing: 0) {
        red.frame(width: 20, height: 20)
        if apart { Spacer() }
        blue.frame(width: 20, height: 20)
      }
    },
    Case("an alignment guide") { shifted in
      VStack(alignment: .leading) {
        red.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in shifted ? -30 : 0 }
        blue.frame(width: 60, height: 20)
      }
    },
    Case("a switch of layouts") { across in
      let layout = across ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        red.frame(width: 20, height: 20)
        blue.frame(width: 20, height: 20)
      }
    },
    Case("grid spacing") { wide in
      Grid(horizontalSpacing: wide ? 30 : 2) {
        GridRow {
          red.frame(width: 20, height: 20)
          blue.frame(width: 20, height: 20)
        }
      }
    },
    Case("safe area inset") { tall in
      red.frame(maxHeight: .infinity, alignment: .top)
        .safeAreaInset(edge: .top, spacing: 0) { blue.frame(height: tall ? 60 : 10) }
    },
    Case("an overlay's alignment") { trailing in
      red.frame(width: 100, height: 20)
        .overlay(alignment: trailing ? .trailing : .leading) { blue.frame(width: 10, height: 10) }
    },
    Case("right to left") {
      red.frame(width: 20, height: 20).padding(.leading, $0 ? 60 : 0)
        .environment(\.layoutDirection, .rightToLeft)
    },
    Case("inside a scroll view") { down in
      ScrollView { red.frame(width: 20, height: 20).padding(.top, down ? 60 : 0) }
    },
    Case("a body between") { Shifted(isFar: $0) },
  ]

  private struct Shifted: View {
    let isFar: Bool
    var body: some View { blue.frame(width: 20, height: 20).padding(.top, isFar ? 50 : 0) }
  }

  private nonisolated static let sizes: [Case] = [
    Case("fixed frame") { red.frame(width: $0 ? 100 : 20, height: $0 ? 30 : 20) },
    Case("flexible frame") { red.frame(maxWidth: $0 ? .infinity : 50) },
    Case("aspect ratio") { red.aspectRatio($0 ? 2 : 0.5, contentMode: .fit) },
    Case("what is left of a stack") { wide in
      HStack(spacing: 0) {
        red.frame(width: wide ? 120 : 20)
        blue
      }
    },
    Case("a colour as a view") { Color.red.frame(width: $0 ? 100 : 20) },
    Case("a background") { Color.clear.frame(width: $0 ? 100 : 20, height: 20).background(Color.red) },
    Case("a background in a style") {
      Color.clear.frame(width: $0 ? 100 : 20, height: 20).background(.red, in: .rect)
    },
    Case("a clip") { red.frame(width: $0 ? 100 : 20, height: 20).clipShape(Circle()) },
    Case("a gradient") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: $0 ? 100 : 20, height: 20)
    },
    Case("a resizable image") {
      Image(systemName: "star.fill").resizable().frame(width: $0 ? 100 : 20, height: 20)
    },
    Case("fixed size") { fixed in
      red.frame(idealWidth: 40, idealHeight: 40).fixedSize(horizontal: fixed, vertical: fixed)
    },
    Case("relative frame") { wide in
      red.containerRelativeFrame(.horizontal) { length, _ in wide ? length : length / 2 }
    },
    Case("a border") { Color.clear.frame(width: $0 ? 100 : 20, height: 20).border(.red) },
    Case("padding of what fills") { red.padding($0 ? 50 : 0) },
    Case("safe area padding") { red.safeAreaPadding(.top, $0 ? 50 : 0) },
  ]

  private nonisolated static let paints: [Case] = [
    Case("a fill") { Rectangle().fill($0 ? .red : .blue).frame(width: 20, height: 20) },
    Case("a fill from clear", isEven: false) {
      Rectangle().fill($0 ? .red : .clear).frame(width: 20, height: 20)
    },
    Case("a fill to clear", isEven: false) {
      Rectangle().fill($0 ? .clear : .red).frame(width: 20, height: 20)
    },
    Case("a colour") { $0 ? Color.red : Color.blue },
    Case("foreground style of a shape") { Circle().foregroundStyle($0 ? .red : .blue) },
    Case("foreground colour of a text") { Text("Text").foregroundColor($0 ? .red : .blue) },
    Case("foreground style around texts") { red in
      VStack {
        Text("One")
        Text("Two")
      }.foregroundStyle(red ? Color.red : Color.blue)
    },
    Case("tint of an image") { Image(systemName: "star.fill").foregroundStyle($0 ? .red : .blue) },
    Case("background colour") { Text("Text").background($0 ? Color.red : Color.blue) },
    Case("background in a shape") { Text("Text").background($0 ? .red : .blue, in: .capsule) },
    Case("border colour") { Text("Text").border($0 ? .red : .blue) },
    Case("border width") { Text("Text").border(.red, width: $0 ? 5 : 1) },
    Case("line width") { Rectangle().stroke(.red, lineWidth: $0 ? 9 : 1) },
    Case("line colour") { Rectangle().stroke($0 ? .red : .blue, lineWidth: 2) },
    Case("colours of a linear gradient") {
      Rectangle().fill(
        LinearGradient(colors: $0 ? [.red, .blue] : [.green, .yellow], startPoint: .top, endPoint: .bottom))
    },
    Case("points of a linear gradient") {
      LinearGradient(colors: [.red, .blue], startPoint: $0 ? .leading : .top, endPoint: .bottom)
    },
    Case("radii of a radial gradient") {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: $0 ? 50 : 0, endRadius: 100)
    },
    Case("angles of an angular gradient") {
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees($0 ? 90 : 0), endAngle: .degrees(180))
    },
    Case("colour multiply") { red.colorMultiply($0 ? .green : .white) },
    Case("brightness") { red.brightness($0 ? 0.6 : 0.2) },
    Case("brightness from none", isEven: false) { red.brightness($0 ? 0.6 : 0) },
    Case("contrast") { red.contrast($0 ? 0.5 : 0.9) },
    Case("saturation") { red.saturation($0 ? 0 : 0.8) },
    Case("grayscale") { red.grayscale($0 ? 1 : 0.1) },
    Case("hue rotation", isEven: false) { red.hueRotation(.degrees($0 ? 180 : 10)) },
    Case("shadow colour") { red.shadow(color: $0 ? .blue : .green, radius: 3) },
    Case("shadow radius") { red.shadow(radius: $0 ? 9 : 3) },
    Case("opacity") { red.opacity($0 ? 0.2 : 0.9) },
    Case("the disabled look", isEven: false) { off in
      Button("Button") {}.buttonStyle(.borderedProminent).disabled(off)
    },
  ]
}
