import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Folders and notifications") struct SystemTests {
  @Test("the user's folders are absolute and differ")
  func folders() {
    let folders: [URL] = [
      .applicationSupportDirectory, .cachesDirectory, .documentsDirectory, .downloadsDirectory,
      .moviesDirectory, .musicDirectory, .picturesDirectory,
    ]
    #expect(folders.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") && $0.hasDirectoryPath })
    #expect(Set(folders.map(\.path)).count == folders.count)
  }

  private final class Poster: Sendable {}

  @Test("notifications of one name and poster come in the order in which they were posted")
  func notifications() async {
    let center = NotificationCenter()
    let (change, other) = (Notification.Name("change"), Notification.Name("other"))
    let poster = Poster()
    var all = center.notifications(named: change).makeAsyncIterator()
    var own = center.notifications(named: change, object: poster).makeAsyncIterator()
    center.post(name: other, object: nil)
    center.post(name: change, object: nil, userInfo: ["number": 1])
    center.post(name: change, object: poster, userInfo: ["number": 2])
    #expect(await all.next()?.userInfo?["number"] as? Int == 1)
    #expect(await all.next()?.userInfo?["number"] as? Int == 2)
    #expect(await own.next()?.userInfo?["number"] as? Int == 2)
  }

  @Test("a cancelled task gets no more, and the centre forgets it")
  func cancelling() async {
    let center = NotificationCenter()
    let name = Notification.Name("change")
    let task = Task {
      var count = 0
      for await _ in center.notifications(named: name) { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
    center.post(name: name, object: nil)
  }
}
