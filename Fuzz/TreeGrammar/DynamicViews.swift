import ViewGraph

/// A custom view whose content comes from the store: looks again only when it is poked.
struct DynamicRegion: View {
  let id: Int
  let store: Store
  let span: Int
  @State private var version = 0
  @State private var token: Token

  init(id: Int, store: Store, span: Int) {
    self.id = id
    self.store = store
    self.span = span
    _token = State(wrappedValue: Token(store.lives))
  }

  var body: some View {
    let binding = $version
    let _ = store.register(id, _version.location) { binding.wrappedValue += 1 }
    let _ = (version, token)
    erased(ViewMaker(store: store, span: span).list(store.regions[id] ?? [], 0))
  }
}

/// A custom view that keeps something as long as it lives.
struct Keeper: View {
  let id: Int
  let store: Store
  @State private var token: Token

  init(id: Int, store: Store) {
    self.id = id
    self.store = store
    _token = State(wrappedValue: Token(store.lives))
  }

  var body: some View {
    let _ = store.note(id, token)
    Box(width: 10, height: 10)
  }
}

/// Reads the environment in a body.
struct EnvironmentReader<Content: View>: View {
  let content: Content
  @Environment(\.treeNumber) private var number
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    content
    if direction == .rightToLeft { Box(width: 3, height: 3) }
    Box(width: number, height: 5)
  }
}

/// Hands a binding down.
struct Bound<Content: View>: View {
  let content: Content
  @State private var number = 7.0

  var body: some View {
    Receiver(number: $number)
    content
  }

  struct Receiver: View {
    @Binding var number: Double
    var body: some View { Box(width: number, height: number) }
  }
}
