import Foundation

// Foundation's function of this name looks up property lists alone, in the language of `Locale.current`. These take the
// calls that leave out what has a default; they are preferred to it where both are imported.

/// The translation of a key of the program's first table, in the process's language: a format, or the key itself
/// where no table has it. Of forms for several numbers the general one.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localizedFormat(key, table: nil, bundle: nil, fallback: key)
}

/// The translation of a key of a table of the program.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localizedFormat(key, table: tableName, bundle: nil, fallback: key)
}

/// The translation of a key of a bundle's first table.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localizedFormat(key, table: nil, bundle: bundle, fallback: key)
}

/// The translation of a key of a bundle's table.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  localizedFormat(key, table: tableName, bundle: bundle, fallback: key)
}

/// The translation of a key of the program's first table, or else another string; an empty one stands for the key.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localizedFormat(key, table: nil, bundle: nil, fallback: value.isEmpty ? key : value)
}

/// The translation of a key of a bundle's first table, or else another string; an empty one stands for the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  localizedFormat(key, table: nil, bundle: bundle, fallback: value.isEmpty ? key : value)
}

private func localizedFormat(_ key: String, table: String?, bundle: Bundle?, fallback: String) -> String {
  let found = StringTables.shared.table(table, bundle).translation(key, for: ProcessLocale.current)
  return found?.translation.generalForm ?? fallback
}

extension Translation {
  /// The format for any number and device; nil where it has parts of its own.
  fileprivate var generalForm: String? {
    switch self {
    case .phrase(let format): format
    case .plural(_, let forms): forms[.other]?.generalForm
    case .device(let forms):
      (Self.namesOfComputers + ["other"]).lazy.compactMap { forms[$0]?.generalForm }.first
    case .composed: nil
    }
  }
}
