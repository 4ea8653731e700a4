extension SymbolNames {
  /// Marks, signs and what belongs to no other theme.
  static let signs = """
    asterisk asterisk-simple
    burst boom
    checkmark check
    checkmark.rectangle checkbox
    checkmark.seal rosette-discount-check
    diamond square-rotated
    exclamationmark exclamation-mark
    exclamationmark.circle alert-circle
    exclamationmark.octagon alert-octagon
    exclamationmark.square alert-square
    exclamationmark.triangle alert-triangle
    info info-small
    info.circle info-circle
    minus.magnifyingglass zoom-out
    nosign ban
    plus.app square-rounded-plus
    plus.magnifyingglass zoom-in
    plus.rectangle.on.rectangle copy-plus
    plus.square.on.square copy-plus
    questionmark question-mark
    questionmark.app help-square-rounded
    questionmark.circle help-circle
    questionmark.square help-square
    seal rosette
    xmark x
    xmark.bin trash-x
    xmark.seal rosette
    """
}
