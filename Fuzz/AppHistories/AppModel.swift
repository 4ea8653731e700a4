import Observation
import SwiftUIControls
import SwiftUICore

/// What a program presents in front of a layer.
enum Presentation: CaseIterable {
  case sheet, item, cover, popover, alert, dialog

  /// Whether it shows a layer, rather than buttons alone.
  var hasLayer: Bool { self != .alert && self != .dialog }
}

/// One layer of a random app: what stands in the window, or what is presented in front of another.
@MainActor @Observable
final class LayerModel: Identifiable {
  enum Style: CaseIterable { case stack, tabs, columns }
  /// Where the modifiers that present stand.
  enum Presenter: CaseIterable { case around, root }

  let number: Int
  let style: Style
  let presenter: Presenter
  let stacks: [StackModel]
  var tab = 0
  /// The row of the sidebar that is selected.
  var row: Int?
  var presented: Presentation?
  /// What is presented, or was last, by each.
  var layers: [Presentation: LayerModel] = [:]
  /// The stacks that have shown while the app was looked at.
  @ObservationIgnored var visited: Set<Int> = []

  init(number: Int, style: Style, presenter: Presenter, stacks: [StackModel]) {
    self.number = number
    self.style = style
    self.presenter = presenter
    self.stacks = stacks
  }

  /// The stack that shows.
  var stack: StackModel { stacks[style == .tabs ? tab : 0] }

  /// The layer in front, where one is presented.
  var front: LayerModel? { presented.flatMap { layers[$0] } }

  /// This layer and those in front of it.
  var chain: [LayerModel] { [self] + (front?.chain ?? []) }

  /// Whether this is presented.
  func isPresented(_ kind: Presentation) -> Binding<Bool> {
    Binding {
      self.presented == kind
    } set: {
      if $0 { self.presented = kind } else if self.presented == kind { self.presented = nil }
    }
  }
}

/// A navigation stack of a random app.
@MainActor @Observable
final class StackModel {
  let number: Int
  /// Whether its path takes values of all types.
  let isErased: Bool
  /// What is on the path, whichever it is.
  var values: [Int] = []
  private var erased = NavigationPath()
  /// Whether the root presents a destination of its own.
  var hasDetail = false

  init(number: Int, isErased: Bool) {
    self.number = number
    self.isErased = isErased
  }

  var depth: Int { isErased ? erased.count : values.count }

  func push(_ value: Int) {
    values.append(value)
    if isErased { erased.append(value) }
  }

  func pop(_ count: Int) {
    values.removeLast(count)
    if isErased { erased.removeLast(count) }
  }

  /// The path of the stack that is shown: a path of any values cannot be read, so that what the stack does with it is followed.
  var path: Binding<NavigationPath> {
    Binding {
      self.erased
    } set: { path in
      self.values =
        self.values.prefix(path.count)
        + Array(repeating: History.pushed, count: max(0, path.count - self.depth))
      self.erased = path
    }
  }
}

/// What lives and what has appeared of an app's screens, by their labels.
@MainActor
final class Census {
  private(set) var alive: [String: Int] = [:]
  private(set) var appeared: [String: Int] = [:]

  func isBorn(_ label: String) { alive[label, default: 0] += 1 }
  func hasDied(_ label: String) { alive[label] = alive[label] == 1 ? nil : alive[label, default: 0] - 1 }
  func appears(_ label: String) { appeared[label, default: 0] += 1 }
  func disappears(_ label: String) { appeared[label, default: 0] -= 1 }
}
