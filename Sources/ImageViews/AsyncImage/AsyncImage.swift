import Foundation

/// What there is so far of an image that is being loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing yet, or no address.
  case empty
  /// The image.
  case success(Image)
  /// No image, for a reason: that of the network or the file, or an ``ImageDecodingError``.
  case failure(any Error)

  /// The image, once it is there.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// Why there is no image, once that is known.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// An image that is loaded when its view appears: from the web (`http`, `https`), from a file (`file`), or from the
/// address itself (`data`).
///
/// Loading stops when the view goes away or its address changes, and begins again when it comes back without an
/// image. What is too long, has too many pixels or is no image ends in failure. The view has no size of its own: it
/// is as large as what its closures show.
nonisolated public struct AsyncImage<Content>: View where Content: View {
  private let request: ImageRequest
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  /// Whether the image shows in its own size, whatever is proposed.
  private var keepsSize = false

  @State private var phase = AsyncImagePhase.empty
  /// The result of loading so far, as `phase` shows it.
  @State private var loaded: ImageRequest?
  @OwnObject private var room = ImageRoom()

  /// An image in its own size. Until it is loaded, and where it cannot be, a grey area takes the whole of
  /// what it is proposed.
  /// - Parameters:
  ///   - url: Nil shows the grey area.
  ///   - scale: Pixels to a point; one that is not positive and finite counts as 1.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? ImageRequest.placeholder }
    keepsSize = true
  }

  /// An image as `content` shows it, and `placeholder` until it is there and where there is none.
  public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// What `content` makes of each phase.
  /// - Parameter transaction: How the change from one phase to the next is shown.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    request = ImageRequest(url: url, scale: scale)
    self.transaction = transaction
    self.content = content
  }

  @MainActor public var body: some View {
    // Content that shows nothing yet is loaded all the same.
    ZStack { content(loaded == request ? phase : .empty) }
      .modifier(ImageRoomReader(room: room))
      .task(id: request) { await load() }
  }

  @MainActor private func load() async {
    if loaded == request, phase.image != nil { return }
    guard let url = request.url else { return show(.empty) }
    do {
      let image = try await ImageLoader().image(
        at: url, scale: request.scale, room: keepsSize ? nil : room.size)
      guard !Task.isCancelled else { return }
      show(.success(image))
    } catch {
      if !Task.isCancelled { show(.failure(error)) }
    }
  }

  @MainActor private func show(_ phase: AsyncImagePhase) {
    withTransaction(transaction) {
      self.phase = phase
      loaded = request
    }
  }
}

/// What an asynchronous image shows.
struct ImageRequest: Hashable, Sendable {
  var url: URL?
  var scale: CGFloat

  init(url: URL?, scale: CGFloat) {
    self.url = url
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// A grey area that takes all it gets.
  static var placeholder: Image {
    Image(size: CGSize(width: 10, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .style(.quaternary))
    }.resizable()
  }
}
