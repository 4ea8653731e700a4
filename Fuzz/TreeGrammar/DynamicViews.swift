import Geometry
import TextViews
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
    let _ = store.register(id, version: _version)
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

/// A custom view whose state the store changes.
struct Stated: View {
  let id: Int
  let store: Store
  /// What the store wrote. A view made after that starts from the store itself: the value that it is made from may be
  /// older than what the state is to be.
  @State private var written: Double?

  init(id: Int, store: Store) {
    self.id = id
    self.store = store
  }

  var body: some View {
    let _ = store.register(id, _written)
    let length = written ?? store.states[id] ?? 0
    Box(width: length, height: 7)
    if length > 20 { Box(width: 2, height: length / 2) }
  }
}

/// Follows the model; one property of it only while the other says so.
struct ModelReader: View {
  let model: TreeModel
  let onlySometimes: Bool

  var body: some View {
    if !onlySometimes || model.isWide {
      Box(width: model.number, height: 8)
    } else {
      Box(width: 3, height: 8)
    }
  }
}

/// A custom view that shows nothing.
struct EmptyBody: View {
  var body: some View { EmptyView() }
}

/// A custom view that contributes several views.
struct SeveralRoots: View {
  let number: Double
  let isLong: Bool

  var body: some View {
    Box(width: number, height: 4)
    Flexible(ideal: 6, limit: number)
    if isLong { Text(verbatim: "last").padding(number) }
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

/// Shows what it is told of a preference set below, over the content, so that nothing feeds back.
struct TrailState<Content: View>: View {
  let content: Content
  @State private var trail = TrailValue.none

  var body: some View {
    ZStack { content }
      .onPreferenceChange(Trail.self) { trail = $0 }
      .overlay { Box(width: Double(trail.count), height: Double(trail.sum % 40)) }
  }
}

/// Shows what it is told of its content's geometry, over the content, so that nothing feeds back.
struct MeasuredState<Content: View>: View {
  let content: Content
  let readsPlace: Bool
  let reading: Reading?
  @State private var seen = CGRect.zero

  var body: some View {
    ZStack { content }
      .onGeometryChange(for: CGRect.self) { [readsPlace, reading] proxy in
        reading.keep(.proxy(proxy))
        let rect = readsPlace ? proxy.frame(in: .global) : CGRect(origin: .zero, size: proxy.size)
        return rect.offsetBy(dx: reading(), dy: 0)
      } action: {
        seen = $0
      }
      .overlay(alignment: .topLeading) { Box(width: seen.width, height: seen.minX.magnitude) }
  }
}
