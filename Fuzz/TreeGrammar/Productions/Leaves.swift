import Foundation
import Geometry
import SwiftUIControls
import ViewGraph

extension Production {
  /// The views that show no others.
  static let leaves: [Production] = [
    .leaf("spacer", 1) { Spacer(minLength: $0.optionalX) },
    .leaf("divider", 0.5) { _ in Divider() },
    .leaf("text", 3) { Text(verbatim: Sample.texts[$0.variety(Sample.texts.count)]) },
    .leaf("formattedText", 0.5) {
      Text("\($0.variety(9)) items").bold($0.flag(0)).italic($0.flag(1)).foregroundStyle($0.color)
        + Text(verbatim: " more").underline($0.flag(2))
    },
    .leaf("sizedText", 0.5) { Text(verbatim: "Sized").font(.system(size: $0.fontSize)) },
    .leaf("attributedText", 0.5) { Text(Sample.attributed($0)) },
    .leaf("markdown", 0.3) {
      Text($0.pick("Some *text*", "A [link](https://example.org) **here**", "`code`"))
    },
    .leaf("symbol", 0.5) { Image(systemName: $0.pick("star", "heart.fill", "circle")) },
    .leaf("resizableSymbol", 0.5) {
      Image(systemName: "star").resizable().aspectRatio(contentMode: $0.flag(0) ? .fit : .fill)
    },
    .leaf("label", 0.5) { Label("Label", systemImage: $0.pick("star", "heart")) },
    .leaf("color") { $0.color },
    .leaf("linearGradient", 0.3) {
      LinearGradient(colors: [.red, $0.color], startPoint: $0.point, endPoint: $0.unitPoint)
    },
    .leaf("radialGradient", 0.3) {
      RadialGradient(colors: [.red, $0.color], center: $0.point, startRadius: $0.x, endRadius: $0.y)
    },
    .leaf("angularGradient", 0.3) {
      AngularGradient(
        colors: [.red, $0.color], center: $0.point, startAngle: $0.angle, endAngle: .degrees(90))
    },
    .leaf("ellipticalGradient", 0.3) { EllipticalGradient(colors: [.red, $0.color], center: $0.point) },
    .leaf("canvas", 0.5, closures: true) { parts in
      Canvas { context, size in
        parts.reading.keep(.context(context))
        let ambient = parts.flag(4) ? context.environment.treeNumber : 0
        context.fill(
          Path(CGRect(x: ambient, y: 0, width: 3 + parts.read(), height: 3)), with: .color(.black))
        context.opacity = parts.fraction
        context.translateBy(x: parts.x, y: parts.y)
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(parts.color))
        context.draw(Text(verbatim: "Canvas"), at: CGPoint(x: parts.y, y: size.height / 2))
      }
    },
  ]
}

/// What texts say.
private enum Sample {
  static let texts = [
    "", "A", "Hello", "Two words", "A few words that need more than one line in a narrow column",
    "Line\nbreak", "Отлично", "مرحبا", "Unbreakableandratherlong", "1,234.5", "  spaces  ", "😀 face",
  ]

  /// A text of several runs, each with attributes of its own.
  @MainActor
  static func attributed(_ parts: Parts) -> AttributedString {
    var string = AttributedString("Plain ")
    var styled = AttributedString(texts[parts.variety(texts.count)])
    if parts.flag(0) { styled.swiftUI.font = .system(size: parts.fontSize) }
    if parts.flag(1) { styled.swiftUI.foregroundColor = parts.color }
    if parts.flag(2) { styled.swiftUI.underlineStyle = .single }
    if parts.flag(3) { styled.swiftUI.kern = parts.y / 4 }
    if parts.flag(4) { styled.swiftUI.backgroundColor = parts.color }
    if parts.flag(5) { styled.swiftUI.baselineOffset = parts.x / 4 }
    string += styled
    return string
  }
}
