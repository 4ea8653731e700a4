import Foundation
import Geometry
import SwiftUICore
import ViewGraph

/// Where a pointer goes.
package enum Aim: Equatable, Sendable {
  /// To a point of the window.
  case point(Double, Double)
  /// To the middle of something that can be used, by its number modulo how many there are.
  case control(Int)
}

/// One thing that a user, a host or a program does after a world has been shown.
package enum UserEvent: Equatable, Sendable {
  /// Taps with a finger, a tenth of a second from one to the next.
  case tap(Aim, count: Int)
  /// A finger is held down for so many seconds.
  case press(Aim, seconds: Double)
  case click(Aim)
  case secondaryClick(Aim)
  case drag(Aim, x: Double, y: Double, isMouse: Bool, isCancelled: Bool)
  /// Two fingers move away from each other.
  case pinch(Aim)
  /// A wheel is turned, or two fingers move on a pad.
  case wheel(Aim, x: Double, y: Double)
  case hover(Aim)
  /// The mouse leaves the window.
  case leave
  /// A key by its number in `keys`, with modifiers by their bits.
  case key(Int, modifiers: Int)
  case type(String)
  case compose(String)
  case endComposition
  /// The host gives the focus to the leaf, by its number, in a view that takes it.
  case focus(Int)
  /// The focus goes nowhere.
  case blur
  /// Assistive technology performs an action, by its number among all that are offered.
  case perform(Int)
  case wait(Double)
  /// The program writes one of the values that controls show.
  case write(Int)

  static let keys: [KeyEquivalent] = [
    .tab, .tab, .return, .escape, .space, .delete, .deleteForward, .leftArrow, .rightArrow, .upArrow,
    .downArrow, .home, .end, .pageDown, "a", "b", "z", "x", "v", "c", "é",
  ]
  private static let modifiers: [EventModifiers] = [
    [], [], [], .shift, .shift, .command, .control, .option, [.shift, .command], [.shift, .option],
  ]
  private static let texts = [
    "a", "word ", "two words", "é", "e\u{301}", "👩‍👩‍👧", "مرحبا", "12", "line\nbreak", "日本", "",
  ]

  /// Some events, mostly none.
  static func random(using generator: inout SeededGenerator) -> [UserEvent] {
    guard generator.chance(0.4) else { return [] }
    return (0..<(1 + generator.below(5))).map { _ in one(using: &generator) }
  }

  private static func aim(using generator: inout SeededGenerator) -> Aim {
    generator.chance(0.75)
      ? .control(generator.below(1_000))
      : .point(Double(generator.below(300)), Double(generator.below(300)))
  }

  private static func one(using generator: inout SeededGenerator) -> UserEvent {
    switch generator.below(33) {
    case 0..<5: return .tap(aim(using: &generator), count: generator.chance(0.8) ? 1 : 2)
    case 5: return .press(aim(using: &generator), seconds: generator.chance(0.5) ? 0.2 : 0.8)
    case 6..<9: return .click(aim(using: &generator))
    case 9: return .secondaryClick(aim(using: &generator))
    case 10, 11:
      return .drag(
        aim(using: &generator), x: Double(generator.below(80)) - 40, y: Double(generator.below(80)) - 40,
        isMouse: generator.chance(0.5), isCancelled: generator.chance(0.15))
    case 12: return .pinch(aim(using: &generator))
    case 13: return .hover(aim(using: &generator))
    case 14: return .leave
    case 15..<20:
      let key = generator.below(keys.count)
      return .key(key, modifiers: modifiers[generator.below(modifiers.count)].rawValue)
    case 20, 21: return .type(texts[generator.below(texts.count)])
    case 22: return .compose(texts[generator.below(texts.count)])
    case 23: return generator.chance(0.7) ? .endComposition : .blur
    case 24: return .focus(generator.below(1_000))
    case 25, 26: return .perform(generator.below(1_000))
    case 27: return .wait(generator.chance(0.5) ? 0.05 : 1)
    case 28..<31:
      return .wheel(
        aim(using: &generator), x: generator.chance(0.3) ? Double(generator.below(200)) - 100 : 0,
        y: Double(generator.below(600)) - 250)
    default: return .write(generator.below(1_000))
    }
  }
}

extension UserEvent: CustomStringConvertible {
  /// As it is written in Swift.
  package var description: String {
    switch self {
    case .tap(let aim, let count): ".tap(\(aim), count: \(count))"
    case .press(let aim, let seconds): ".press(\(aim), seconds: \(seconds))"
    case .click(let aim): ".click(\(aim))"
    case .secondaryClick(let aim): ".secondaryClick(\(aim))"
    case .drag(let aim, let x, let y, let isMouse, let isCancelled):
      ".drag(\(aim), x: \(x), y: \(y), isMouse: \(isMouse), isCancelled: \(isCancelled))"
    case .pinch(let aim): ".pinch(\(aim))"
    case .wheel(let aim, let x, let y): ".wheel(\(aim), x: \(x), y: \(y))"
    case .hover(let aim): ".hover(\(aim))"
    case .leave: ".leave"
    case .key(let key, let modifiers): ".key(\(key), modifiers: \(modifiers))"
    case .type(let text): ".type(\(text.debugDescription))"
    case .compose(let text): ".compose(\(text.debugDescription))"
    case .endComposition: ".endComposition"
    case .focus(let number): ".focus(\(number))"
    case .blur: ".blur"
    case .perform(let number): ".perform(\(number))"
    case .wait(let seconds): ".wait(\(seconds))"
    case .write(let number): ".write(\(number))"
    }
  }
}

extension Aim: CustomStringConvertible {
  package var description: String {
    switch self {
    case .point(let x, let y): ".point(\(x), \(y))"
    case .control(let number): ".control(\(number))"
    }
  }
}
