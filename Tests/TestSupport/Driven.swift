import ViewGraph

/// State that a test changes from outside.
@MainActor
package final class Remote<Value> {
  fileprivate var binding: Binding<Value>?
  private let initial: Value
  package init(_ initial: Value) { self.initial = initial }

  package var value: Value {
    get { binding?.wrappedValue ?? initial }
    set { binding?.wrappedValue = newValue }
  }
}

/// Shows what is made of a value that a test changes.
package struct Driven<Value, Content: View>: View {
  private let remote: Remote<Value>
  private let content: (Value) -> Content
  @State private var value: Value

  package init(_ remote: Remote<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.remote = remote
    self.content = content
    _value = State(initialValue: remote.value)
  }

  package var body: some View {
    let _ = remote.binding = $value
    content(value)
  }
}
