import Foundation
import ImageCodecs

/// Pictures of a session as its clock goes on.
struct Film {
  private(set) var encoder = AnimatedPNGEncoder()
  private let interval: Double
  private let scale: CGFloat
  /// When the next picture is due, in seconds of the session's clock.
  private(set) var due: Double

  init(rate: Double, scale: CGFloat, from time: Double) {
    interval = 1 / min(max(rate, 1), 120)
    self.scale = scale
    due = time
  }

  /// Takes a picture, that shows until the next one or for some seconds. One of another size than the first is left out.
  @MainActor
  mutating func take(of session: HeadlessSession, for seconds: Double? = nil) {
    due += interval
    try? encoder.append(session.image(scale: scale), for: seconds ?? interval)
  }
}

extension HeadlessSession {
  /// Takes a picture of the window as it is, and more as the session's clock goes on; drops what was filmed before.
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
    film = Film(rate: rate, scale: scale, from: session.graph.clock.now)
    film?.take(of: self)
  }

  /// What has been filmed since `startFilming(rate:scale:)`, with the window as it is at the end, as an animated PNG file,
  /// which begins anew when it is over. Nothing more is filmed. Empty where nothing was, and when memory is short.
  ///
  /// - Parameter rest: How many seconds the last picture shows.
  public func stopFilming(rest: TimeInterval = 1) -> Data {
    guard var film else { return Data() }
    self.film = nil
    film.take(of: self, for: rest)
    return film.encoder.data
  }

  /// Lets the clock go to a time, with a picture wherever one is due.
  func advance(to time: Double) {
    while var film, film.due <= time {
      self.film = nil
      letPass(to: film.due)
      film.take(of: self)
      self.film = film
    }
    letPass(to: time)
  }

  private func letPass(to time: Double) {
    if let app { app.application.advance(to: time) } else { session.advance(to: time) }
  }
}
