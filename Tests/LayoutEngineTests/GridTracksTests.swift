import LayoutEngine
import Testing

@Suite("Tracks of lazy grids")
struct GridTracksTests {
  private func tracks(_ items: [GridTracks.Item], in length: Double, count: Int = 100) -> [(Double, Double)] {
    GridTracks(items).tracks(in: length, count: count).map { ($0.start, $0.length) }
  }

  private func expect(
    _ found: [(Double, Double)], _ expected: [(Double, Double)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found.count == expected.count, sourceLocation: sourceLocation)
    for (one, other) in zip(found, expected) {
      #expect(abs(one.0 - other.0) < 1e-9 && abs(one.1 - other.1) < 1e-9, sourceLocation: sourceLocation)
    }
  }

  @Test("fixed tracks have their length, and stand 8 points apart where nothing is said")
  func fixed() {
    let items = [GridTracks.Item(.fixed(40), spacing: nil), GridTracks.Item(.fixed(60), spacing: 2)]
    expect(tracks(items, in: 300), [(0, 40), (48, 60)])
    expect(tracks(items, in: .nan), [(0, 40), (48, 60)])
  }

  @Test("flexible tracks share what is left, within their bounds")
  func flexible() {
    let open = GridTracks.Item(.flexible(minimum: 10, maximum: .infinity), spacing: 0)
    expect(tracks([open, open], in: 100), [(0, 50), (50, 50)])
    let narrow = GridTracks.Item(.flexible(minimum: 10, maximum: 20), spacing: 0)
    expect(tracks([narrow, open], in: 100), [(0, 20), (20, 80)])
    let fixed = GridTracks.Item(.fixed(30), spacing: 0)
    expect(tracks([fixed, open], in: 100), [(0, 30), (30, 70)])
    expect(tracks([open, open], in: 5), [(0, 10), (10, 10)])
    expect(tracks([open, open], in: .infinity), [(0, 10), (10, 10)])
  }

  @Test("an adaptive item becomes as many tracks as fit, at most one for each element")
  func adaptive() {
    let item = GridTracks.Item(.adaptive(minimum: 30, maximum: .infinity), spacing: 10)
    expect(tracks([item], in: 110), [(0, 30), (40, 30), (80, 30)])
    expect(tracks([item], in: 109.9), [(0, 49.95), (59.95, 49.95)])
    expect(tracks([item], in: 1_000, count: 2), [(0, 495), (505, 495)])
    expect(tracks([item], in: .nan), [(0, 30)])
    let capped = GridTracks.Item(.adaptive(minimum: 30, maximum: 32), spacing: 10)
    expect(
      tracks([capped], in: 115),
      [(0, 31 + 2.0 / 3), (41 + 2.0 / 3, 31 + 2.0 / 3), (83 + 1.0 / 3, 31 + 2.0 / 3)])
  }

  @Test("numbers that are none, infinite or negative count as 0")
  func hostile() {
    for number in [Double.nan, .infinity, -.infinity, -5] {
      let items = [
        GridTracks.Item(.fixed(number), spacing: number), GridTracks.Item(.fixed(10), spacing: nil),
      ]
      let found = tracks(items, in: 100)
      #expect(found.count == 2)
      #expect(found[0].1 == 0)
      #expect(found[1].0.isFinite)
      for length in [number, 50] {
        let open = [GridTracks.Item(.adaptive(minimum: number, maximum: number), spacing: number)]
        #expect(tracks(open, in: length, count: 20).allSatisfy { $0.0.isFinite && $0.1.isFinite })
      }
    }
    #expect(tracks([], in: 100).isEmpty)
  }
}
