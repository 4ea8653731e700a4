extension SymbolNames {
  /// Marks, signs and what belongs to no other theme.
  static let signs = """
    asterisk asterisk-simple
    burst boom
    checkmark check
    checkmark.rectangle checkbox
    checkmark.seal rosette-discount-check
    control chevron-up
    diamond square-rotated
    exclamationmark exclamation-mark
    exclamationmark.circle alert-circle
    exclamationmark.octagon alert-octagon
    exclamationmark.square alert-square
    exclamationmark.triangle alert-triangle
    eye.trianglebadge.exclamationmark eye-exclamation
    info info-small
    info.circle info-circle
    minus.magnifyingglass zoom-out
    multiply x
    nosign ban
    plus.app square-rounded-plus
    plus.forwardslash.minus plus-minus
    plus.magnifyingglass zoom-in
    plus.rectangle.on.rectangle copy-plus
    plus.square.on.square copy-plus
    plusminus plus-minus
    questionmark question-mark
    questionmark.app help-square-rounded
    questionmark.circle help-circle
    questionmark.square help-square
    seal rosette
    shift arrow-big-up
    star.lefthalf.fill =star.leadinghalf.filled
    xmark x
    xmark.bin trash-x
    xmark.seal rosette
    """
}
