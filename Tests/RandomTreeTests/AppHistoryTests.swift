import AppHistories
import Testing

@Suite("Histories of random apps with screens") @MainActor
struct AppHistoryTests {
  @Test(
    "what shows, what lives and what the bindings say agree after whatever program and user do",
    arguments: 1...12)
  func histories(seed: UInt64) {
    let failure = History.failure(seed: seed, steps: 40)
    #expect(failure == nil, "\(failure ?? "")")
  }
}
