import Foundation
import Geometry
import SwiftUICore
import ViewGraph

extension Production {
  /// What changes the picture and no size.
  static let drawingModifiers: [Production] = [
    .modifier("border", 0.7) { $0.content.border($0.color, width: $0.x) },
    .modifier("opacity", 1) { $0.content.opacity($0.fraction) },
    .modifier("shadow", 0.7) { $0.content.shadow(color: $0.color, radius: $0.x, x: $0.y, y: 2) },
    .modifier("blur", 0.5) { $0.content.blur(radius: $0.x, opaque: $0.flag(0)) },
    .modifier("clipped", 0.7) { $0.content.clipped() },
    .modifier("clipShape", 0.7) { $0.content.clipShape(RoundedRectangle(cornerRadius: $0.x)) },
    .modifier("cornerRadius", 0.3) { $0.content.cornerRadius($0.x) },
    .modifier("blendMode", 0.5) { $0.content.blendMode($0.pick(.normal, .multiply, .screen)) },
    .modifier("compositingGroup", 0.3) { $0.content.compositingGroup() },
    .modifier("drawingGroup", 0.3) { $0.content.drawingGroup(opaque: $0.flag(0)) },
    .modifier("brightness", 0.3) { $0.content.brightness($0.fraction) },
    .modifier("contrast", 0.2) { $0.content.contrast($0.fraction) },
    .modifier("saturation", 0.2) { $0.content.saturation($0.fraction) },
    .modifier("grayscale", 0.2) { $0.content.grayscale($0.fraction) },
    .modifier("hueRotation", 0.2) { $0.content.hueRotation($0.angle) },
    .modifier("colorInvert", 0.2) { $0.content.colorInvert() },
    .modifier("colorMultiply", 0.2) { $0.content.colorMultiply($0.color) },
    .modifier("luminanceToAlpha", 0.2) { $0.content.luminanceToAlpha() },
    .modifier("rotation", 0.7) { $0.content.rotationEffect($0.angle, anchor: $0.unitPoint) },
    .modifier("rotation3D", 0.3) { $0.content.rotation3DEffect($0.angle, axis: (x: 1, y: $0.y, z: 0)) },
    .modifier("scale", 0.7) { $0.content.scaleEffect(x: $0.x / 10, y: $0.y / 10, anchor: $0.unitPoint) },
    .modifier("transformEffect", 0.5) {
      $0.content.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: $0.x, ty: $0.y))
    },
    .modifier("projection", 0.2) {
      $0.content.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: $0.x, y: $0.y)))
    },
    .modifier("visualEffect", 0.5, closures: true) { parts in
      let (x, readsPlace, reading) = (parts.x, parts.flag(0), parts.reading)
      return parts.content.visualEffect { effect, proxy in
        reading.keep(.proxy(proxy))
        return effect.offset(
          x: x + reading(), y: readsPlace ? proxy.frame(in: .global).minX / 4 : proxy.size.width / 4)
      }
    },
    .modifier("styleBehind", 0.7) { $0.content.styleBehind($0) },
    .modifier("styleBefore", 0.4) { $0.content.styleBefore($0) },
    .modifier("containerShaped", 0.3) { $0.content.containerShape(RoundedRectangle(cornerRadius: $0.x)) },
  ]
}

extension View {
  @ViewBuilder
  fileprivate func styleBehind(_ parts: Parts) -> some View {
    switch parts.variety(7) {
    case 0: background(parts.color)
    case 1: background(.ultraThinMaterial)
    case 2: background(parts.color, in: Capsule())
    case 3: background(in: Circle())
    case 4: background(.tint, ignoresSafeAreaEdges: parts.edges)
    case 5: background(.regularMaterial, in: RoundedRectangle(cornerRadius: parts.x))
    default: background()
    }
  }

  @ViewBuilder
  fileprivate func styleBefore(_ parts: Parts) -> some View {
    switch parts.variety(3) {
    case 0: overlay(parts.color)
    case 1: overlay(parts.color.opacity(0.3), in: Ellipse())
    default: overlay(.tint, ignoresSafeAreaEdges: parts.edges)
    }
  }
}
