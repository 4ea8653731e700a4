import SwiftUI

/// The sheets, questions and alerts of a window.
struct BrowserDialogs: ViewModifier {
  @Bindable var browser: Browser
  @Bindable var library: Library

  func body(content: Content) -> some View {
    content
      .sheet(item: $browser.sheet) { $0.content }
      .confirmationDialog(
        browser.question?.title ?? "", isPresented: $browser.question.isPresent, titleVisibility: .visible,
        presenting: browser.question
      ) {
        Button($0.action, role: .destructive, action: $0.confirm)
      } message: {
        Text($0.message)
      }
      .alert(isPresented: $library.problem.isPresent, error: library.problem) { _ in
      } message: {
        Text($0.recoverySuggestion ?? "")
      }
  }
}

extension Optional {
  /// Whether there is a value; false takes it away.
  fileprivate var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
