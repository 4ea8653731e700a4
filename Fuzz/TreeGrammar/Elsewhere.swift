import Foundation
import ViewGraph

/// Runs code on another thread, and waits for it.
enum Elsewhere {
  static func run(_ body: @escaping () -> Void) {
    let box = UncheckedBox(body)
    let done = DispatchSemaphore(value: 0)
    // Waited for on this thread, which does nothing meanwhile.
    Thread.detachNewThread {
      box.value()
      done.signal()
    }
    done.wait()
  }
}
