import Geometry
import SwiftUICore
import ViewGraph

/// What the closures of a specimen do beside their own work: they read a number, and keep what they are given.
///
/// Closures that run on any actor have one, so it is used without isolation; whoever runs them does so one at a time.
final class Reading: @unchecked Sendable {
  fileprivate let origin: Origin
  private let get: () -> Double
  private let bag: Bag?
  private weak var token: Token?

  /// - Parameter bag: Where values are kept; nil where none are.
  fileprivate init(_ origin: Origin, bag: Bag?, token: Token, get: @escaping () -> Double) {
    self.origin = origin
    self.get = get
    self.bag = bag
    self.token = token
  }

  fileprivate var keeps: Bool { bag != nil }
  fileprivate func read() -> Double { get() }
  fileprivate func keep(_ value: () -> Bag.Value) { bag?.keep(value(), of: token) }
}

extension Reading? {
  /// The number that is read, 0 where none is.
  nonisolated func callAsFunction() -> Double { self?.read() ?? 0 }

  /// Keeps a value for longer than it may be, where the specimen says so.
  nonisolated func keep(_ value: @autoclosure () -> Bag.Value) { self?.keep(value) }
}

/// The view around closures that read. It has the state that they read, and knows where else they may read; its own
/// body reads nothing of it.
struct ReadingOwner: View {
  let parts: Parts
  /// What the store wrote; see `Stated`.
  @State private var number: Double?
  @State private var token: Token
  @State private var last = Last()
  @Environment(\.treeNumber) private var ambient
  @Environment(TreeModel.self) private var object: TreeModel?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentation

  /// What the closures were given last: the same again, so that it is not another value that wakes them.
  private final class Last { var reading: Reading? }

  init(parts: Parts) {
    self.parts = parts
    _token = State(wrappedValue: Token(parts.maker.store.lives))
  }

  var body: some View {
    let (specimen, store) = (parts.specimen, parts.maker.store)
    let _ = store.register(specimen.id, _number)
    erased(Production.of(specimen.kind).make(parts.reading(with: reading(specimen, store))))
  }

  private func reading(_ specimen: Specimen, _ store: Store) -> Reading {
    // What comes by the environment is that of this body.
    let mayStay = specimen.origin != .environment && specimen.origin != .object
    if mayStay, let known = last.reading, known.origin == specimen.origin, known.keeps == specimen.keeps {
      return known
    }
    let reading = Reading(
      specimen.origin, bag: specimen.keeps ? store.bag : nil, token: token, get: get(specimen, store))
    reading.keep { .binding($number) }
    reading.keep { .actions(dismiss, presentation) }
    last.reading = reading
    return reading
  }

  private func get(_ specimen: Specimen, _ store: Store) -> () -> Double {
    let isFirst = specimen.id % 2 == 0
    let model = store.model
    let initial = store.states[specimen.id] ?? 0
    switch specimen.origin {
    case .nothing: return { 0 }
    case .observable: return isFirst ? { model.first } : { model.second }
    case .sometimes: return { model.isWide ? model.second : 3 }
    case .bindable:
      let binding = isFirst ? Bindable(model).first : Bindable(model).second
      return { binding.wrappedValue }
    case .environment:
      let ambient = _ambient
      return { ambient.wrappedValue }
    case .object:
      let object = _object
      return { object.wrappedValue?.first ?? 2 }
    case .state:
      let number = _number
      return { number.wrappedValue ?? initial }
    case .binding:
      let binding = $number
      return { binding.wrappedValue ?? initial }
    case .unannounced: return { model.unannounced }
    }
  }
}
