import Foundation
import ImageCodecs

/// Pictures of a window as its clock goes on; of an app those of the window in front.
///
/// Owner: the app, or a session without one.
@MainActor
final class Film {
  private(set) var encoder = AnimatedPNGEncoder()
  private let interval: Double
  private let scale: CGFloat
  /// When the next picture is due, in seconds of the session's clock.
  private var due: Double
  /// Whether the clock is on its way to a picture: what goes on meanwhile is not filmed besides.
  private var isTaking = false

  init(rate: Double, scale: CGFloat, from time: Double) {
    interval = 1 / min(max(rate, 1), 120)
    self.scale = scale
    due = time
  }

  /// Takes a picture, that shows until the next one or for some seconds. One of another size than the first is left out.
  func take(of session: HeadlessSession?, for seconds: Double? = nil) {
    due += interval
    if let session { try? encoder.append(session.image(scale: scale), for: seconds ?? interval) }
  }

  /// Lets a clock go on to the last picture that is due up to a time. Pictures of the past are left out: what showed then is
  /// gone.
  ///
  /// - Parameters:
  ///   - now: The clock's time.
  ///   - pass: Lets the clock go to a time, and answers what shows then.
  func run(from now: Double, to time: Double, _ pass: (Double) -> HeadlessSession?) {
    guard !isTaking else { return }
    isTaking = true
    defer { isTaking = false }
    due = max(due, now)
    while due <= time { take(of: pass(due)) }
  }
}

extension HeadlessSession {
  private var film: Film? {
    get { app.map(\.film) ?? filmOfView }
    set { if let app { app.film = newValue } else { filmOfView = newValue } }
  }

  /// What a film shows: the window in front of an app, or the view.
  private var filmed: HeadlessSession? { app.map(\.frontWindow) ?? self }

  /// Takes a picture of the window as it is, and more as the session's clock goes on; drops what was filmed before. Of an app
  /// whichever window is in front is filmed, as far as it is as large as the first one.
  ///
  ///     session.startFilming()
  ///     try session.tap("Open")
  ///     try session.settle()
  ///     try session.stopFilming().write(to: file)
  ///
  /// - Parameters:
  ///   - rate: Pictures for each second of the session's clock, from 1 to 120.
  ///   - scale: Pixels to a point.
  public func startFilming(rate: Double = 30, scale: CGFloat = 1) {
    update()
    let film = Film(rate: rate, scale: scale, from: session.graph.clock.now)
    film.take(of: filmed)
    self.film = film
  }

  /// What has been filmed since `startFilming(rate:scale:)`, with the window as it is at the end, as an animated PNG file,
  /// which begins anew when it is over. Nothing more is filmed. Empty where nothing was, and when memory is short.
  ///
  /// - Parameter rest: How many seconds the last picture shows.
  public func stopFilming(rest: TimeInterval = 1) -> Data {
    guard let film else { return Data() }
    self.film = nil
    film.take(of: filmed, for: rest)
    return film.encoder.data
  }

  /// Lets the clock go to a time, with a picture wherever one is due.
  func advance(to time: Double) {
    if let app { return app.advance(to: time) }
    filmOfView?.run(from: session.graph.clock.now, to: time) {
      session.advance(to: $0)
      return self
    }
    session.advance(to: time)
  }
}
