import Foundation
import Observation
import SwiftUICore
import ViewGraph

/// What the controls of one specimen show and change. A program's data: it outlives views and sessions.
@Observable
final class Field: @unchecked Sendable {
  var isOn = false
  var amount = 3.0
  var count = 0
  var text = ""
  var choice = 0
  var selection: Set<Int> = []
  var place: Int?
  var date = Date(timeIntervalSinceReferenceDate: 700_000_000)
  /// What an observer of a scroll view has told last: it does not tell what there is first.
  var isScrolled = false

  init() {}

  /// Another with the same values.
  func copy() -> Field {
    let copy = Field()
    (copy.isOn, copy.amount, copy.count) = (isOn, amount, count)
    (copy.text, copy.choice, copy.date) = (text, choice, date)
    (copy.selection, copy.place, copy.isScrolled) = (selection, place, isScrolled)
    return copy
  }

  /// What a program writes, not a control.
  func write(_ number: Int) {
    switch number % 7 {
    case 0: isOn.toggle()
    case 1: amount = Double(number % 10)
    case 2: count += 3
    case 3: text = number % 2 == 0 ? "" : "written \(number % 7)"
    case 4: choice = number % 3
    case 5: place = number % 4 == 0 ? nil : number % 12
    default: selection = number % 3 == 0 ? [] : [number % 11, number % 5]
    }
  }
}

/// The fields of a tree, by the specimens' identities.
@MainActor
final class Fields {
  private var fields: [Int: Field] = [:]

  init() {}

  subscript(id: Int) -> Field {
    if let field = fields[id] { return field }
    let field = Field()
    fields[id] = field
    return field
  }

  /// Others with the same values, for a tree made from scratch.
  func copy() -> Fields {
    let copy = Fields()
    copy.fields = fields.mapValues { $0.copy() }
    return copy
  }

  /// Writes one of them as a program does.
  func write(_ number: Int) {
    let ids = fields.keys.sorted()
    guard !ids.isEmpty else { return }
    fields[ids[number % ids.count]]?.write(number / 3)
  }

  /// The text that an edited field shows, by the identifier that the grammar gives it.
  func text(of identifier: String) -> String? {
    guard identifier.hasPrefix(Self.prefix), let id = Int(identifier.dropFirst(Self.prefix.count)) else {
      return nil
    }
    return fields[id]?.text
  }

  static let prefix = "field "
}

extension Parts {
  /// The values of the specimen's controls.
  var field: Field { maker.store.fields[specimen.id] }
}
