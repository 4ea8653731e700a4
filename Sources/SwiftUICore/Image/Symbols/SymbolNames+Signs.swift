extension SymbolNames {
  /// Marks, signs and what belongs to no other theme.
  static let signs = """
    asterisk asterisk-simple
    burst boom
    checkmark check
    checkmark.circle circle-check
    checkmark.rectangle checkbox
    checkmark.seal rosette-discount-check
    checkmark.shield shield-check
    checkmark.square square-check
    exclamationmark exclamation-mark
    exclamationmark.bubble message-exclamation
    exclamationmark.circle alert-circle
    exclamationmark.icloud cloud-exclamation
    exclamationmark.octagon alert-octagon
    exclamationmark.shield shield-exclamation
    exclamationmark.square alert-square
    exclamationmark.triangle alert-triangle
    info info-small
    minus.magnifyingglass zoom-out
    nosign ban
    plus.app square-rounded-plus
    plus.bubble message-plus
    plus.circle circle-plus
    plus.magnifyingglass zoom-in
    plus.rectangle.on.rectangle copy-plus
    plus.square square-plus
    plus.square.on.square copy-plus
    questionmark question-mark
    questionmark.app help-square-rounded
    questionmark.bubble message-question
    questionmark.circle help-circle
    questionmark.diamond help-hexagon
    questionmark.square help-square
    seal rosette
    xmark x
    xmark.bin trash-x
    xmark.circle circle-x
    xmark.octagon alert-octagon
    xmark.seal rosette
    xmark.shield shield-x
    xmark.square square-x
    """
}
