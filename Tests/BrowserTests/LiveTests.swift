import Foundation
import GalleryPages
import Testing

/// A program of its own, because the tests' process has one main actor for all of them.
private final class LiveProgram {
  private let process = Process()
  let address: String

  init() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = folder.appending(path: "Gallery")
    process.arguments = ["--browser", "0"]
    process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = line.split(separator: " ").first.map(String.init) ?? ""
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}

@Suite("The Gallery in a tab of a browser", .serialized)
struct LiveTests {
  /// Shows the Gallery in a tab and lets a closure drive it, on a thread that may wait; nil where there is no browser.
  private func driving(
    _ body: @escaping @Sendable (Chromium) throws -> [String]
  ) async throws -> [String]? {
    guard let browser = Program.browser else {
      print("Skipped: no Chromium or Chrome on this machine, so no browser shows the page.")
      return nil
    }
    return try await withCheckedThrowingContinuation { done in
      Thread.detachNewThread {
        done.resume(
          with: Swift.Result {
            let program = try LiveProgram()
            let tab = try Chromium(browser, program.address, width: 700, height: 800)
            try tab.command(
              "Emulation.setDeviceMetricsOverride",
              [
                "width": Double(LivePage.size.width), "height": Double(LivePage.size.height),
                "deviceScaleFactor": 1, "mobile": false,
              ])
            return try withExtendedLifetime(program) { try body(tab) }
          })
      }
    }
  }

  @Test("every live page is driven by its script, and stands where pictures of pixels have it")
  func pages() async throws {
    let plans = try await MainActor.run { try LivePage.all.map { try PagePlan($0) } }
    #expect(plans.allSatisfy { $0.before.count > 5 && $0.after.count > 5 })
    let found = try await driving { tab in
      var found: [String] = []
      for plan in plans {
        // A page that is loaded again shows the same session: back to the index.
        guard try tab.becomes("document.fonts.status === 'loaded' && \(Self.text("Live pages: choose one."))")
        else { return found + ["\(plan.name): no index"] }
        for act in plan.acts.prefix(PagePlan.opening) { _ = try tab.perform(act) }
        found += try Self.differences(plan.before, tab, plan).map { "\(plan.name), opened: \($0)" }
        for act in plan.acts.dropFirst(PagePlan.opening) {
          if let problem = try tab.perform(act) { found.append("\(plan.name): \(problem)") }
        }
        found += try Self.differences(plan.after, tab, plan).map { "\(plan.name), driven: \($0)" }
        found += tab.complaints.map { "\(plan.name): the console: \($0)" }
        guard found.isEmpty else { break }
        try tab.click(
          "[...client.spoken.querySelectorAll('*')].find((node) => node.ariaLabel === 'All pages')")
      }
      return found
    }
    #expect(found ?? [] == [])
  }

  /// A script that finds a text.
  private static func text(_ text: String) -> String {
    "[...document.querySelectorAll('main span')].some((span) => span.textContent === '\(text)')"
  }

  /// What is still not where it is to be after a while.
  private static func differences(_ expected: [Mark], _ tab: Chromium, _ plan: PagePlan) throws -> [String] {
    var differences: [String] = []
    for _ in 0..<100 {
      let found = try Mark.all(in: tab)
      if found.count != expected.count {
        differences = ["\(found.count) elements, not \(expected.count)"]
      } else {
        differences = zip(found, expected)
          .filter { found, expected in
            !found.isNear(expected)
              && !(plan.isMoving && (expected.isTransformed || found.isTransformed))
          }
          .map { "\($0), not \($1)" }
        if differences.isEmpty { return [] }
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return differences
  }
}
