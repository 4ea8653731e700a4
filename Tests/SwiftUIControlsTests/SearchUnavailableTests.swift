import Foundation
import SceneHost
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore
@testable import TextViews

@Suite @MainActor struct SearchUnavailableTests {
  @Test(
    "a search without results says so in the reader's language",
    arguments: [
      ("en_US", "No Results for “%@”"), ("en_GB", "No Results for ‘%@’"), ("en_AU", "No Results for ‘%@’"),
      ("de_AT", "Keine Ergebnisse für „%@“"),
      ("ru", "Нет результатов для «%@»"),
      ("pt_BR", "Nenhum resultado para “%@”"), ("pt_AO", "Sem resultados para “%@”"), ("zh_HK", "沒有「%@」的結果"),
      ("nn_NO", "Ingen resultater for «%@»"), ("is", "No Results for “%@”"),
    ])
  func languages(locale: String, title: String) {
    let words = shown(ContentUnavailableView.search(text: "tea"), locale: locale)
    #expect(words.hasPrefix(title.replacingOccurrences(of: "%@", with: "tea")))
    #expect(shown(ContentUnavailableView.search, locale: "ja").contains("検索結果なし"))
    #expect(shown(ContentUnavailableView.search, locale: "ko").contains("철자를"))
  }

  @Test("without actions the parts stand in the middle")
  func middle() {
    func top(_ view: some View) -> CGRect? {
      let session = Session(view.frame(width: 300, height: 300), proposal: .unspecified)
      defer { session.end() }
      return session.picture().root.bounds
    }
    let square = Color.red.frame(width: 40, height: 40)
    let alone = top(ContentUnavailableView { square })
    #expect(alone?.midY == 150)
  }
}
