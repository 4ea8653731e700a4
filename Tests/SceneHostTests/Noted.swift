import Foundation
import SceneHost

/// Shows a box as wide as the value that it keeps, and gives it to a test.
struct Kept: View {
  @State private var width: Double
  private let give: (Binding<Double>) -> Void

  init(_ width: Double = 10, give: @escaping (Binding<Double>) -> Void = { _ in }) {
    _width = State(initialValue: width)
    self.give = give
  }

  var body: some View {
    give($width)
    return Color.red.frame(width: width, height: 5)
  }
}

/// Notes a value of its environment each time it is another.
struct Noted<Value: Equatable>: View {
  private let log: Log<Value>
  @Environment private var value: Value

  init(_ keyPath: KeyPath<EnvironmentValues, Value>, in log: Log<Value>) {
    self.log = log
    _value = Environment(keyPath)
  }

  var body: some View {
    log.add(value)
    return Color.red.frame(width: 5, height: 5)
  }
}

/// What views have told.
@MainActor final class Log<Value> {
  private(set) var values: [Value] = []
  nonisolated init() {}
  func add(_ value: Value) { values.append(value) }
}

struct StepKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

extension Session {
  /// The size of the picture after an update.
  var shownSize: CGSize { picture().size }
}
