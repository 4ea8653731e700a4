import DisplayList
import Foundation
import SymbolDrawings

/// The effects on one symbol: when each began, and what the symbol took the place of.
final class SymbolStage: LeafStage {
  private var runs: [Run] = []
  private var name: String?
  private var replaced: (items: [Item], by: SymbolReplacement, start: Double)?
  /// What has been drawn last.
  private var shown: [Item] = []
  /// Whether motion is reduced.
  private var isStill = false

  /// How long one symbol takes to replace another, in seconds at a pace of 1.
  private static let replacement = 0.45

  /// Takes in what the environment has for the symbol.
  ///
  /// - Parameters:
  ///   - name: Of the symbol.
  ///   - replacement: How it takes the place of another; nil for at once, or with the change's animation.
  func take(
    _ entries: [SymbolEffectEntry], _ name: String, _ replacement: SymbolReplacement?, isStill: Bool,
    at time: Double
  ) {
    self.isStill = isStill
    var next: [Run] = []
    for (index, entry) in entries.enumerated() {
      next.append(Run(entry, after: index < runs.count ? runs[index] : nil, at: time))
    }
    runs = next
    if name != self.name, self.name != nil {
      replaced = replacement.flatMap { isStill || shown.isEmpty ? nil : (shown, $0, time) }
    }
    self.name = name
  }

  func isMoving(after time: Double) -> Bool {
    if isStill { return false }
    return replaced.map { $0.start + Self.replacement / $0.by.speed > time } ?? false
      || runs.contains { $0.end > time }
  }

  // MARK: Drawing

  /// Whether layers are drawn one by one.
  var wantsLayers: Bool { runs.contains { $0.entry.effect.wantsLayers } }

  /// How a layer shows at a time.
  func pose(_ layer: SymbolLayerPlace, at time: Double, isRightToLeft: Bool) -> SymbolPose {
    runs.reduce(SymbolPose()) {
      $0.and($1.pose(layer, at: time, isStill: isStill, isRightToLeft: isRightToLeft))
    }
  }

  /// What shows of the symbol's items at a time.
  func items(_ fresh: [Item], in rect: CGRect, at time: Double, id: UInt64) -> [Item] {
    shown = fresh
    if let replaced {
      let share = (time - replaced.start) * replaced.by.speed / Self.replacement
      if share < 1, !isStill {
        shown = replaced.by.items(from: replaced.items, to: fresh, max(0, share), in: rect, id: id)
      } else {
        self.replaced = nil
      }
    }
    return shown
  }
}

/// One effect on a symbol.
private struct Run {
  let entry: SymbolEffectEntry
  /// When it began, or was turned on or off; nil where it rests.
  private(set) var start: Double?
  /// When it became inactive.
  private var stop: Double?
  /// How much of what is on or off showed when it was turned so.
  private var from = 0.0

  init(_ entry: SymbolEffectEntry, after known: Run?, at time: Double) {
    self.entry = entry
    if let known { (start, stop, from) = (known.start, known.stop, known.from) }
    switch (entry.when, known?.entry.when) {
    case (.changes(let value), .changes(let before)?):
      if value != before { (start, stop) = (time, nil) }
    case (.active(let isActive), .active(let wasActive)?):
      guard isActive != wasActive else { break }
      if entry.effect.roundDuration == nil {
        from = known?.share(at: time) ?? 0
        start = time
      } else if isActive {
        (start, stop) = (time, nil)
      } else {
        stop = time
      }
    case (.active(true), _) where entry.effect.roundDuration != nil: (start, stop) = (time, nil)
    default: (start, stop) = (nil, nil)
    }
  }

  private var pace: Double { entry.options.pace }

  /// When it comes to rest; in the past where it rests.
  var end: Double {
    guard let start else { return -.infinity }
    guard let round = entry.effect.roundDuration else { return start + entry.effect.changeDuration / pace }
    let delay = behavior.delay
    let period = round / pace + delay
    let last = behavior.count.map { start + period * Double($0) - delay } ?? .infinity
    guard let stop else { return last }
    return min(last, start + ((stop - start) / period).rounded(.up) * period - delay)
  }

  private var behavior: SymbolEffectOptions.RepeatBehavior {
    if let known = entry.options.behavior { return known }
    if case .active = entry.when { return .continuous }
    return .periodic(1)
  }

  /// How much shows of what is on or off.
  private func share(at time: Double, isStill: Bool = false) -> Double {
    guard case .active(let isActive) = entry.when else { return 0 }
    let target = entry.effect.isOn(whenActive: isActive) ? 1.0 : 0
    guard let start, !isStill else { return target }
    let gone = ((time - start) * pace / entry.effect.changeDuration).clamped(to: 0...1)
    return from + (target - from) * gone * gone * (3 - 2 * gone)
  }

  func pose(_ layer: SymbolLayerPlace, at time: Double, isStill: Bool, isRightToLeft: Bool) -> SymbolPose {
    guard let round = entry.effect.roundDuration else {
      return entry.effect.pose(on: share(at: time, isStill: isStill), layer)
    }
    let end = end
    guard let start, time < end, !isStill else { return SymbolPose() }
    let length = round / pace
    let inside = (time - start).truncatingRemainder(dividingBy: length + behavior.delay) / length
    guard inside < 1 else { return SymbolPose() }
    // What begins otherwise than it ends comes and goes in a fifth of a second.
    let strength = min(1, (time - start) / 0.2, (end - time) / 0.2)
    return entry.effect.pose(
      inRound: inside, strength: strength, goesOn: behavior.count != 1 && behavior.delay == 0, layer,
      isRightToLeft: isRightToLeft)
  }
}

extension SymbolEffectConfiguration {
  fileprivate var wantsLayers: Bool {
    if case .variableColor = kind { return true }
    return isByLayer
  }
}

extension SymbolReplacement {
  /// What shows between one symbol and the next, at a share of the time from 0 to 1.
  fileprivate func items(
    from old: [Item], to new: [Item], _ share: Double, in rect: CGRect, id: UInt64
  ) -> [Item] {
    func isCommon(_ item: Item, _ others: [Item]) -> Bool {
      keepsCommon && others.contains { item.hasSameForm(as: $0) }
    }
    var items: [Item] = []
    for (index, item) in old.enumerated() where !isCommon(item, new) {
      // The old symbol is gone at half of the time.
      let gone = own(leaving == .off ? 1 : min(1, share * 2), index, of: old.count)
      var pose = SymbolPose()
      pose.scale = 1 + ((leaving == .up ? SymbolPose.large : SymbolPose.small) - 1) * gone
      pose.opacity = 1 - gone
      items += pose.apply(to: [item], in: rect, id: id)
    }
    for (index, item) in new.enumerated() {
      guard !isCommon(item, old) else {
        items.append(item)
        continue
      }
      let come = own(max(0, share * 1.6 - 0.6), index, of: new.count)
      var pose = SymbolPose()
      pose.scale = SymbolPose.small + (1 - SymbolPose.small) * (1 - (1 - come) * (1 - come))
      pose.opacity = come
      items += pose.apply(to: [item], in: rect, id: id)
    }
    return items
  }

  private func own(_ share: Double, _ index: Int, of count: Int) -> Double {
    guard byLayer, count > 1 else { return share }
    let delay = min(0.15, 0.5 / Double(count))
    return ((share - delay * Double(index)) / (1 - delay * Double(count - 1))).clamped(to: 0...1)
  }
}
