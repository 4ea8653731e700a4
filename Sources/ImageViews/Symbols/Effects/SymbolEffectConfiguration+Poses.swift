import Foundation

// How effects look. Lengths are in sizes of the symbol, times in seconds at a pace of 1.

extension SymbolEffectConfiguration {
  /// How long a round takes of what goes round; nil for an effect that is on or off.
  var roundDuration: Double? {
    switch kind {
    case .bounce: 0.7
    case .pulse: 1.2
    case .variableColor(let color): color.reverses ? 2.4 : 1.4
    case .breathe: 2.4
    case .rotate: 1.4
    case .wiggle: 0.9
    default: nil
    }
  }

  /// How long an effect that is on or off takes to become so.
  var changeDuration: Double {
    switch kind {
    case .drawOn, .drawOff: 0.8
    default: 0.4
    }
  }

  /// Whether the effect that is on or off is on where a modifier says that it is active.
  func isOn(whenActive isActive: Bool) -> Bool {
    if case .appear = kind { return !isActive }
    return isActive
  }

  /// The share of a whole for a layer, of which one begins after the other.
  private func own(_ share: Double, _ layer: SymbolLayerPlace) -> Double {
    guard isByLayer, layer.count > 1 else { return share }
    var delay = min(0.12, 0.5 / Double(layer.count))
    switch kind {
    case .drawOn(.individually), .drawOff(.individually): delay = 1 / Double(layer.count)
    default: break
    }
    let length = 1 - delay * Double(layer.count - 1)
    return ((share - delay * Double(layer.index)) / length).clamped(to: 0...1)
  }

  // MARK: Rounds

  /// How a layer shows in a round; at its beginning and its end as it is without the effect.
  ///
  /// - Parameters:
  ///   - share: Of the round, 0 to 1.
  ///   - strength: How much of the effect shows, for one that does not begin where it ends.
  ///   - goesOn: Whether another round follows at once.
  func pose(
    inRound share: Double, strength: Double, goesOn: Bool, _ layer: SymbolLayerPlace, isRightToLeft: Bool
  ) -> SymbolPose {
    var pose = SymbolPose()
    let own = own(share, layer)
    /// From nothing to all and back.
    let swell = sin(.pi * own) * sin(.pi * own)
    switch kind {
    case .bounce(let way):
      let swing = exp(-2.5 * own) * sin(2 * .pi * own) * 0.3
      pose.scale = way == .up ? 1 + swing : 1 - swing
    case .pulse: pose.opacity = 1 - 0.65 * swell
    case .breathe(let fades):
      pose.scale = 1 + 0.14 * swell
      if fades { pose.opacity = 0.5 + 0.5 * swell + 0.5 * (1 - strength) * (1 - swell) }
    case .rotate(let isClockwise):
      // All layers together, so that they do not wait for one another.
      let turn = 2 * .pi * (goesOn ? share : share * share * (3 - 2 * share))
      pose.turn = isClockwise ? turn : -turn
    case .wiggle(let way):
      let swing = sin(4 * .pi * own) * (1 - own)
      switch way {
      case .rotation(let isClockwise): pose.turn = (isClockwise ? swing : -swing) * 0.26
      case .shift(let angle): pose.shift = CGPoint(x: cos(angle) * swing * 0.12, y: sin(angle) * swing * 0.12)
      case .reading(let isForward):
        pose.shift.x = (isForward != isRightToLeft ? swing : -swing) * 0.12
      }
    case .variableColor(let color):
      guard let step = layer.step, layer.steps > 1 else { break }
      let place = color.reverses ? 1 - abs(1 - 2 * share) : share
      let reached = place * Double(layer.steps)
      let lit =
        color.isCumulative
        ? ((reached - Double(step)) * 3).clamped(to: 0...1)
        : (1.5 - abs(reached - Double(step) - 0.5) * 2).clamped(to: 0...1)
      let dim = color.hidesInactive ? 0 : SymbolPicture.faint
      pose.opacity = 1 - (1 - dim) * (1 - lit) * strength
    default: break
    }
    return pose
  }

  // MARK: On and off

  /// How a layer shows while the effect is between off (0) and on (1).
  func pose(on share: Double, _ layer: SymbolLayerPlace) -> SymbolPose {
    var pose = SymbolPose()
    let own = own(share, layer)
    func hide(_ scale: Double) {
      pose.scale = 1 + (scale - 1) * own
      pose.opacity = 1 - own
    }
    switch kind {
    case .scale(let way): pose.scale = 1 + (way == .up ? 0.25 : -0.25) * own
    case .appear(let way): hide(way == .down ? SymbolPose.large : SymbolPose.small)
    case .disappear(let way): hide(way == .up ? SymbolPose.large : SymbolPose.small)
    case .drawOn: pose.lines = 0...(1 - own)
    case .drawOff(let way): pose.lines = way == .reversed ? 0...(1 - own) : own...1
    default: break
    }
    return pose
  }
}
