import Geometry
import SwiftUIControls
import SwiftUICore
import ViewGraph

extension Production {
  /// Closures and methods of programs' own types that the engine runs, and that others here do not have.
  static let closures: [Production] = [
    .container("layoutCache", 0.15, closures: true) { $0.content.probed($0, .cache) },
    .container("layoutSize", 0.15, closures: true) { $0.content.probed($0, .size) },
    .container("layoutPlacement", 0.15, closures: true) { $0.content.probed($0, .placement) },
    .container("layoutSpacing", 0.15, closures: true) { $0.content.probed($0, .spacing) },
    .container("layoutGuide", 0.15, closures: true) {
      $0.content.probed($0, .horizontalGuide, .verticalGuide)
    },
    .container("styledButton", 0.2, closures: true) { $0.content.inStyledButton($0) },
    .container("primitiveButton", 0.2, closures: true) { $0.content.inPrimitiveButton($0) },
    .pair("styledLabel", 0.25, closures: true) { styledLabel($0.first, $0.rest, $0.reading) },
    .pair("styledContent", 0.25, closures: true) { styledContent($0.first, $0.rest, $0.reading) },
    .modifier("relativeFrame", 0.5, closures: true) { parts in
      parts.content.containerRelativeFrame(parts.axes, alignment: parts.alignment) { length, _ in
        length / 2 + parts.read()
      }
    },
    .modifier("geometryEffect", 0.4, closures: true) {
      $0.content.modified(by: ReadingEffect(reading: $0.reading))
    },
    .modifier("growing", 0.6, closures: true) {
      $0.content.modified(by: Growing(amount: $0.number, reading: $0.reading))
    },
    .modifier("clippedByShape", 0.4, closures: true) {
      $0.content.clipShape(ReadingShape(reading: $0.reading))
    },
    .modifier("backgroundInShape", 0.4, closures: true) {
      $0.content.background($0.color, in: ReadingShape(reading: $0.reading))
    },
    .modifier("containerOfShape", 0.3, closures: true) {
      $0.content.background(ContainerRelativeShape().fill($0.color)).containerShape(
        ReadingShape(reading: $0.reading))
    },
    .modifier("styleOfProgram", 0.4, closures: true) { $0.content.styled($0) },
  ]

  /// Views that read in themselves.
  static let readingViews: [Production] = [
    .leaf("readingBody", 1, closures: true) { ReadingBody(reading: $0.reading) },
    .leaf("growingBody", 0.5, closures: true) { GrowingBody(amount: $0.number, reading: $0.reading) },
    .leaf("readingShape", 0.5, closures: true) { parts in
      let shape = ReadingShape(reading: parts.reading, readsSize: parts.flag(0))
      return parts.flag(1) ? shape.strokeBorder(.red, lineWidth: 2) : shape.fill(parts.color)
    },
    .leaf("filledByProgram", 0.4, closures: true) { parts in
      let style = ReadingStyle(reading: parts.reading)
      switch parts.variety(4) {
      case 0: return Circle().fill(style)
      case 1: return Rectangle().stroke(style, lineWidth: 3)
      case 2: return Text(verbatim: "styled").foregroundStyle(style)
      default: return Color.clear.background(style)
      }
    },
    .leaf("asker", 0.5) { Asker(store: $0.maker.store) },
    .leaf("pairReader", 1) { PairReader(readsPair: $0.flag(0)) },
  ]

  @MainActor
  private static func styledLabel<A: View, B: View>(
    _ first: A, _ rest: B, _ reading: Reading?
  ) -> any View {
    Label {
      rest
    } icon: {
      first
    }
    .labelStyle(ReadingLabelStyle(reading: reading))
  }

  @MainActor
  private static func styledContent<A: View, B: View>(
    _ first: A, _ rest: B, _ reading: Reading?
  ) -> any View {
    LabeledContent {
      rest
    } label: {
      first
    }
    .labeledContentStyle(ReadingContentStyle(reading: reading))
  }
}

extension View {
  fileprivate func probed(_ parts: Parts, _ methods: ProbingLayout.Method...) -> some View {
    let method = methods[parts.variety(methods.count)]
    return ProbingLayout(method: method, reading: parts.reading).callAsFunction { self }
  }
  fileprivate func inStyledButton(_ parts: Parts) -> some View {
    Button {
    } label: {
      self
    }
    .buttonStyle(Pressable(amount: 1, reading: parts.reading))
  }
  fileprivate func inPrimitiveButton(_ parts: Parts) -> some View {
    Button {
    } label: {
      self
    }
    .buttonStyle(ReadingPrimitiveStyle(reading: parts.reading))
  }

  @ViewBuilder
  fileprivate func styled(_ parts: Parts) -> some View {
    let style = ReadingStyle(reading: parts.reading)
    switch parts.variety(3) {
    case 0: background(style)
    case 1: overlay(style)
    default: foregroundStyle(style)
    }
  }
}
