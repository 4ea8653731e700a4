extension SymbolNames {
  /// People, hands, faces, conversation and health.
  static let people = """
    bed.double bed
    bubble.left.and.bubble.right messages
    bubble.left.and.text.bubble.right messages
    eyeglasses eyeglass
    face.dashed face-id
    face.smiling mood-smile
    faceid face-id
    figure.jumprope jump-rope
    figure.run run
    figure.stand man
    figure.walk walk
    figure.wave hand-stop
    graduationcap school
    hand.draw hand-move
    hand.point.up hand-finger
    hand.raised hand-stop
    hand.raised.fingers.spread hand-stop
    hand.tap hand-click
    hand.thumbsdown thumb-down
    hand.thumbsup thumb-up
    hands.clap hand-stop
    message message-circle
    party.popper confetti
    pawprint paw
    person user
    person.2 users
    person.3 users-group
    person.3.sequence users-group
    person.and.background.dotted user-scan
    person.badge.minus user-minus
    person.badge.plus user-plus
    person.circle user-circle
    person.crop.circle user-circle
    person.crop.rectangle id
    person.crop.square user-square
    person.fill.badge.minus user-minus
    person.fill.badge.plus user-plus
    person.fill.checkmark user-check
    person.fill.xmark user-x
    pills pill
    smiley mood-smile
    staroflife medical-cross
    """
}
