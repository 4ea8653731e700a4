import TextViews
import ViewGraph

extension Production {
  /// What views below read from the environment.
  static let styleModifiers: [Production] = [
    .modifier("foregroundStyle", 0.7) { $0.content.foregroundStyle($0) },
    .modifier("foregroundColor", 0.3) { $0.content.foregroundColor($0.flag(0) ? $0.color : nil) },
    .modifier("tint", 0.5) { $0.content.tint($0.flag(0) ? $0.color : nil) },
    .modifier("colorScheme", 0.4) { $0.content.environment(\.colorScheme, $0.flag(0) ? .dark : .light) },
    .modifier("typeSize", 0.4) {
      $0.content.environment(\.dynamicTypeSize, $0.pick(.large, .xSmall, .accessibility3))
    },
    .modifier("font", 0.7) {
      $0.content.font($0.flag(5) ? .system(size: $0.fontSize) : $0.pick(.body, .largeTitle, .caption, nil))
    },
    .modifier("fontWeight", 0.3) { $0.content.fontWeight($0.pick(.bold, .light, nil)) },
    .modifier("bold", 0.3) { $0.content.bold($0.flag(0)) },
    .modifier("monospaced", 0.2) { $0.content.monospaced($0.flag(0)) },
    .modifier("kerning", 0.2) { $0.content.kerning($0.x / 4) },
    .modifier("underline", 0.2) { $0.content.underline($0.flag(0)) },
    .modifier("strikethrough", 0.2) { $0.content.strikethrough($0.flag(0), color: $0.color) },
    .modifier("tracking", 0.2) { $0.content.tracking($0.x / 4) },
    .modifier("baselineOffset", 0.2) { $0.content.baselineOffset($0.x / 4) },
    .modifier("fontDesign", 0.2) { $0.content.fontDesign($0.pick(.serif, .monospaced, .default)) },
    .modifier("textScale", 0.2) { $0.content.textScale(.secondary, isEnabled: $0.flag(0)) },
    .modifier("tightening", 0.2) { $0.content.allowsTightening($0.flag(0)) },
    .modifier("textRenderer", 0.3, closures: true) {
      $0.content.textRenderer(Waves(height: $0.x, reading: $0.reading))
    },
    .modifier("backgroundStyle", 0.2) { $0.content.backgroundStyle($0.color) },
    .modifier("lineLimit", 0.6) { $0.content.limitingLines($0) },
    .modifier("lineSpacing", 0.3) { $0.content.lineSpacing($0.x) },
    .modifier("textAlignment", 0.3) {
      $0.content.multilineTextAlignment($0.pick(.leading, .center, .trailing))
    },
    .modifier("truncation", 0.3) { $0.content.truncationMode($0.pick(.head, .middle, .tail)) },
    .modifier("scaleFactor", 0.3) { $0.content.minimumScaleFactor($0.fraction) },
    .modifier("textCase", 0.2) { $0.content.textCase($0.flag(0) ? .uppercase : nil) },
    .modifier("imageScale", 0.3) { $0.content.imageScale($0.pick(.small, .medium, .large)) },
    .modifier("symbolVariant", 0.2) { $0.content.symbolVariant($0.flag(0) ? .fill : .circle) },
    .modifier("redacted", 0.3) { $0.content.redacted(reason: $0.flag(0) ? .placeholder : []) },
  ]
}

extension View {
  @ViewBuilder
  fileprivate func foregroundStyle(_ parts: Parts) -> some View {
    switch parts.variety(5) {
    case 0: foregroundStyle(parts.color)
    case 1: foregroundStyle(.secondary)
    case 2: foregroundStyle(.red, .green, .blue)
    case 3: foregroundStyle(.tint.opacity(parts.fraction))
    default: foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
  }

  @ViewBuilder
  fileprivate func limitingLines(_ parts: Parts) -> some View {
    switch parts.variety(5) {
    case 0: lineLimit(parts.variety(4))
    case 1: lineLimit(nil)
    case 2: lineLimit(1...)
    case 3: lineLimit(1...3)
    default: lineLimit(2, reservesSpace: true)
    }
  }
}

/// Draws texts line by line, in a room of its own.
private struct Waves: TextRenderer {
  var height: CGFloat
  var reading: Reading?

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    let height = height + reading()
    for (index, line) in layout.enumerated() {
      var context = context
      context.translateBy(x: 0, y: index % 2 == 0 ? height : 0)
      context.draw(line)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height + height)
  }

  var displayPadding: EdgeInsets { EdgeInsets(top: height, leading: 0, bottom: height, trailing: 0) }
}
