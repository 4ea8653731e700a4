import Foundation

/// Where the values of a type hold numbers, worked out once from the type's fields.
///
/// Role: a number that is invalid for layout has a defined result where it is used; this plan finds and
/// reports it, once for each place, for every modifier, leaf and layout alike. NaN is always invalid. A type
/// declares further invalid numbers itself (`NumberChecking`).
package final class NumberPlan: @unchecked Sendable {
  private enum Field {
    case number(Int, name: String)
    case optionalNumber(Int, name: String)
    case checked(Int, (UnsafeRawPointer) -> String?)
  }

  private let fields: [Field]

  private init(fields: [Field]) { self.fields = fields }

  /// What is wrong with the numbers of a value; nil where nothing is.
  package func problem(_ value: UnsafeRawPointer) -> String? {
    for field in fields {
      switch field {
      case .number(let offset, let name):
        if value.load(fromByteOffset: offset, as: Double.self).isNaN { return "\(name) is not a number" }
      case .optionalNumber(let offset, let name):
        let number = (value + offset).assumingMemoryBound(to: Double?.self).pointee
        if let number, number.isNaN { return "\(name) is not a number" }
      case .checked(let offset, let check):
        if let problem = check(value + offset) { return problem }
      }
    }
    return nil
  }

  private static let cache = TypeCache<NumberPlan>()

  package static func of(_ type: Any.Type) -> NumberPlan {
    cache.value(for: type) { NumberPlan(fields: numbers(in: type)) }
  }

  private static func numbers(in type: Any.Type) -> [Field] {
    var numbers: [Field] = []
    TypeField.walk(type) { field in
      let type = field.type
      if type == Double.self || type == CGFloat.self {
        numbers.append(.number(field.offset, name: field.name))
      } else if type == Double?.self || type == CGFloat?.self {
        numbers.append(.optionalNumber(field.offset, name: field.name))
      } else if let checking = specialField(type) as? any NumberChecking.Type {
        numbers.append(.checked(field.offset, checking.checkErased))
      } else {
        return type != String.self
      }
      return false
    }
    return numbers
  }
}

/// A value that knows which of its numbers are not meant.
package protocol NumberChecking: SpecialField {
  /// What is wrong, in words; nil where nothing is.
  nonisolated var problem: String? { get }
}

extension NumberChecking {
  fileprivate static var checkErased: (UnsafeRawPointer) -> String? {
    { $0.assumingMemoryBound(to: Self.self).pointee.problem }
  }
}

extension ViewNode {
  /// Reports the numbers in a value of this node's that are invalid for layout.
  final func check(_ plan: NumberPlan, _ value: UnsafeRawPointer) {
    guard let problem = plan.problem(value) else { return }
    graph.reporter.report(.invalidValue, problem, at: self)
  }
}
