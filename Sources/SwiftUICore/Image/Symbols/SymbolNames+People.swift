extension SymbolNames {
  /// People, hands, faces, conversation and health.
  static let people = """
    bed.double bed
    bubble.left.and.bubble.right messages
    eyeglasses eyeglass
    face.smiling mood-smile
    faceid face-id
    figure.run run
    figure.stand man
    figure.walk walk
    figure.wave hand-stop
    graduationcap school
    hand.draw hand-move
    hand.point.up hand-finger
    hand.raised hand-stop
    hand.tap hand-click
    hand.thumbsdown thumb-down
    hand.thumbsup thumb-up
    message message-circle
    party.popper confetti
    pawprint paw
    person user
    person.2 users
    person.3.sequence users-group
    person.and.background.dotted user-scan
    person.badge.minus user-minus
    person.badge.plus user-plus
    person.circle user-circle
    person.crop.circle user-circle
    person.crop.rectangle id
    person.crop.square user-square
    person.fill.checkmark =person.fill.badge.checkmark
    person.fill.xmark =person.fill.badge.xmark
    pills pill
    smiley mood-smile
    staroflife medical-cross
    """
}
