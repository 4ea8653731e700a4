/// What a scheduler or a source takes to another thread: a subscriber's own, which nothing else uses meanwhile.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
