import SwiftUI

/// The sheets, questions and alerts of a window.
struct BrowserDialogs: ViewModifier {
  @Environment(Library.self) private var library
  @Bindable var browser: Browser

  func body(content: Content) -> some View {
    @Bindable var library = library
    content
      .sheet(item: $browser.sheet) { $0.content }
      .confirmationDialog(
        browser.question?.title ?? "", isPresented: Binding($browser.question), titleVisibility: .visible,
        presenting: browser.question
      ) { question in
        Button(question.action, role: .destructive) { question.confirm(in: library, browser) }
      } message: {
        Text($0.message)
      }
      .alert(isPresented: Binding($library.problem), error: library.problem) { _ in
      } message: {
        Text($0.recoverySuggestion ?? "")
      }
  }
}

extension Binding where Value == Bool {
  /// Whether there is a value; false takes it away.
  @MainActor fileprivate init<Wrapped: Sendable>(_ value: Binding<Wrapped?>) {
    self.init {
      value.wrappedValue != nil
    } set: {
      if !$0 { value.wrappedValue = nil }
    }
  }
}
