import Foundation
import SwiftUICore
import Synchronization

/// What a search without results says, in the languages that it speaks.
struct SearchPhrases {
  /// There are no results.
  let title: String
  /// There are none for a text, which stands for `%@`.
  let titleOfText: String
  /// What can be done.
  let advice: String

  /// The phrases in the language of a locale; nil for English, and where they are in none that it reads: then the
  /// view says its own words, which the program may translate.
  init?(_ locale: Locale) {
    guard let phrases = Self.table[Self.language(of: locale)] else { return nil }
    self = phrases
  }

  /// The language that suits a locale, looked for once; empty for none.
  private static func language(of locale: Locale) -> String {
    let identifier = locale.identifier
    if let known = known.withLock({ $0[identifier] }) { return known }
    let language = LanguageMatch.best(for: locale, among: table.keys + ["en"]) ?? ""
    known.withLock { known in
      if known.count >= 64 { known.removeAll() }
      known[identifier] = language
    }
    return language
  }

  /// The languages that were found, by a locale's identifier.
  private static let known = Mutex<[String: String]>([:])

  private init(_ columns: [Substring]) {
    (title, titleOfText, advice) = (String(columns[1]), String(columns[2]), String(columns[3]))
  }

  /// There are none for a text.
  func title(for text: String) -> String { titleOfText.replacingOccurrences(of: "%@", with: text) }

  private static let table: [String: SearchPhrases] = {
    var table: [String: SearchPhrases] = [:]
    for line in lines.split(separator: "\n") {
      let columns = line.split(separator: "|")
      if columns.count == 4 { table[String(columns[0])] = SearchPhrases(columns) }
    }
    return table
  }()

  private static let lines = """
    ar|لا توجد نتائج|لا توجد نتائج لـ “%@”|تحقق من الإملاء أو جرّب بحثًا جديدًا.
    ca|Cap resultat|Cap resultat per a “%@”|Comprova l’ortografia o prova una cerca nova.
    cs|Žádné výsledky|Žádné výsledky pro „%@“|Zkontrolujte pravopis nebo zkuste jiné hledání.
    da|Ingen resultater|Ingen resultater for “%@”|Kontrollér stavemåden, eller prøv en ny søgning.
    de|Keine Ergebnisse|Keine Ergebnisse für „%@“|Prüfe die Schreibweise oder versuche eine neue Suche.
    el|Κανένα αποτέλεσμα|Κανένα αποτέλεσμα για «%@»|Ελέγξτε την ορθογραφία ή δοκιμάστε μια νέα αναζήτηση.
    en-GB|No Results|No Results for ‘%@’|Check the spelling or try a new search.
    es|Sin resultados|Sin resultados para “%@”|Comprueba la ortografía o prueba una nueva búsqueda.
    fi|Ei tuloksia|Ei tuloksia haulle ”%@”|Tarkista oikeinkirjoitus tai kokeile uutta hakua.
    fr|Aucun résultat|Aucun résultat pour « %@ »|Vérifiez l’orthographe ou essayez une nouvelle recherche.
    he|אין תוצאות|אין תוצאות עבור ״%@״|יש לבדוק את האיות או לנסות חיפוש חדש.
    hi|कोई परिणाम नहीं|“%@” के लिए कोई परिणाम नहीं|वर्तनी जाँचें या नई खोज आज़माएँ।
    hr|Nema rezultata|Nema rezultata za “%@”|Provjerite pravopis ili pokušajte s novom pretragom.
    hu|Nincs találat|Nincs találat erre: „%@”|Ellenőrizze a helyesírást, vagy próbálkozzon új kereséssel.
    id|Tidak Ada Hasil|Tidak Ada Hasil untuk “%@”|Periksa ejaan atau coba pencarian baru.
    it|Nessun risultato|Nessun risultato per “%@”|Controlla l’ortografia o prova una nuova ricerca.
    ja|検索結果なし|“%@”の検索結果なし|スペルを確認するか、新しい検索を試してください。
    ko|결과 없음|‘%@’에 대한 결과 없음|철자를 확인하거나 새로운 검색을 시도하십시오.
    ms|Tiada Hasil|Tiada Hasil untuk “%@”|Semak ejaan atau cuba carian baharu.
    nb|Ingen resultater|Ingen resultater for «%@»|Kontroller stavemåten eller prøv et nytt søk.
    nl|Geen resultaten|Geen resultaten voor ‘%@’|Controleer de spelling of probeer een nieuwe zoekopdracht.
    pl|Brak wyników|Brak wyników dla „%@”|Sprawdź pisownię lub spróbuj ponownie wyszukać.
    pt|Nenhum resultado|Nenhum resultado para “%@”|Verifique a ortografia ou tente uma nova busca.
    pt-PT|Sem resultados|Sem resultados para “%@”|Verifique a ortografia ou tente uma nova pesquisa.
    ro|Niciun rezultat|Niciun rezultat pentru „%@”|Verificați ortografia sau încercați o căutare nouă.
    ru|Нет результатов|Нет результатов для «%@»|Проверьте правописание или попробуйте новый запрос.
    sk|Žiadne výsledky|Žiadne výsledky pre „%@“|Skontrolujte pravopis alebo skúste nové vyhľadávanie.
    sv|Inga resultat|Inga resultat för ”%@”|Kontrollera stavningen eller prova en ny sökning.
    th|ไม่มีผลลัพธ์|ไม่มีผลลัพธ์สำหรับ “%@”|ตรวจสอบการสะกดหรือลองค้นหาใหม่
    tr|Sonuç Yok|“%@” için Sonuç Yok|Yazımı denetleyin veya yeni bir arama deneyin.
    uk|Немає результатів|Немає результатів для «%@»|Перевірте правопис або спробуйте новий пошук.
    vi|Không có kết quả|Không có kết quả cho “%@”|Kiểm tra chính tả hoặc thử tìm kiếm mới.
    zh-Hans|无结果|“%@”无结果|请检查拼写或尝试新的搜索。
    zh-Hant|沒有結果|沒有「%@」的結果|請檢查拼字或嘗試新的搜尋。
    """
}
