import Foundation
import Geometry
import LayoutEngine
import SwiftUICore
import ViewGraph

/// What a production makes its view from: a specimen's numbers, its choices, and views of what is inside.
@MainActor
struct Parts {
  let specimen: Specimen
  let maker: ViewMaker
  /// Levels of static types since the last erasure.
  let level: Int
  /// What the closures read and where they keep what they are given.
  private(set) var reading: Reading?

  init(specimen: Specimen, maker: ViewMaker, level: Int) {
    self.specimen = specimen
    self.maker = maker
    self.level = level
  }

  /// The same for closures that read.
  func reading(with reading: Reading) -> Parts {
    var parts = self
    parts.reading = reading
    return parts
  }

  /// The number that closures read, 0 where they read nothing.
  func read() -> Double { reading() }
  /// The same as a whole number.
  func readStep() -> Int { Int(exactly: read().rounded()) ?? 0 }

  /// All that is inside, side by side.
  var content: any View { maker.list(specimen.children, level + 1) }
  /// The first child.
  var first: any View { maker.view(specimen.children.first ?? Specimen("empty", id: 0), level + 1) }
  /// All children but the first.
  var rest: any View { maker.list(specimen.children.dropFirst(), level + 1) }
  /// All that is inside, for closures that are called later and want one type.
  var erasedContent: AnyView { erased(maker.list(specimen.children, 0)) }

  /// The numbers, as lengths.
  var x: CGFloat { specimen.number(0) }
  var y: CGFloat { specimen.number(1) }
  /// The first number, where a choice says so.
  var optionalX: CGFloat? { flag(0) ? x : nil }
  var optionalY: CGFloat? { flag(1) ? y : nil }
  var number: Double { specimen.number(0) }
  /// From 0 to 1 for ordinary numbers.
  var fraction: Double { number / 40 }
  /// A size that text can be read in, where the number is one that programs use.
  var fontSize: CGFloat { x >= 0 && x < 6 ? x + 6 : x > -100 && x < 0 ? 6 - x : x }
  var angle: Angle { .degrees(number * 6) }
  var point: UnitPoint { UnitPoint(x: specimen.number(0) / 20, y: specimen.number(1) / 20) }

  /// One of six choices that are independent of one another.
  func flag(_ bit: Int) -> Bool { (specimen.choice >> bit) & 1 == 1 }
  /// A number from 0 up to but not including `count`.
  func variety(_ count: Int) -> Int { specimen.choice % count }
  func pick<Value>(_ values: Value...) -> Value { values[specimen.choice % values.count] }

  var edges: Edge.Set { pick(.all, .top, .leading, .horizontal, .vertical, .bottom, .trailing) }
  var axes: Axis.Set { pick([.horizontal, .vertical], .horizontal, .vertical) }
  var color: Color {
    pick(.red, .blue, .primary, .secondary, .white, Color(white: 0.4, opacity: 0.5), .green)
  }
  var unitPoint: UnitPoint { pick(.center, .topLeading, .bottom, .trailing) }
  var horizontal: HorizontalAlignment { specimen.horizontal }
  var vertical: VerticalAlignment { specimen.vertical }
  var alignment: Alignment { specimen.alignment }
  /// A spacing, nil for the views' own wish.
  var spacing: CGFloat? { specimen.spacing }
}
