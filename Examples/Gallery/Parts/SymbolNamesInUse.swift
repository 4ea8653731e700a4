/// The symbols that real programs use, by name.
enum SymbolNamesInUse {
  static let all = text.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let text = """
    01.circle.fill 01.square.fill 02.circle.fill 02.square.fill 03.circle.fill 03.square.fill 04.circle.fill
    04.square.fill 05.circle.fill 05.square.fill 06.circle.fill align.horizontal.left align.vertical.top
    antenna.radiowaves.left.and.right app app.dashed archivebox arrow.2.squarepath arrow.3.trianglepath
    arrow.backward arrow.clockwise arrow.counterclockwise arrow.counterclockwise.circle arrow.down
    arrow.down.circle arrow.down.left arrow.down.right arrow.down.to.line.compact arrow.forward
    arrow.forward.circle arrow.forward.square arrow.left arrow.left.and.right arrow.left.and.right.square
    arrow.left.arrow.right arrow.left.arrow.right.square arrow.right arrow.swap arrow.triangle.2.circlepath
    arrow.trianglehead.clockwise arrow.turn.down.right arrow.turn.up.forward.iphone arrow.up
    arrow.up.and.down arrow.up.and.down.and.sparkles arrow.up.and.down.square arrow.up.arrow.down.square
    arrow.up.backward.and.arrow.down.forward arrow.up.forward.app arrow.up.left
    arrow.up.left.and.arrow.down.right arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
    arrow.up.right arrow.up.right.and.arrow.down.left.rectangle arrow.uturn.right.square
    arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowtriangle.down.fill
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.up arrowtriangle.up.fill
    at backward.end.alt.fill backward.end.fill bell bell.and.waves.left.and.right bell.fill bird bird.fill
    blinds.horizontal.open book.closed book.closed.fill book.fill bookmark.fill box.truck
    bubble.left.and.bubble.right bubble.left.and.text.bubble.right building.2 building.columns calendar
    calendar.badge.exclamationmark camera camera.aperture cart character.cursor.ibeam character.text.justify
    character.textbox chart.bar chart.bar.fill chart.xyaxis.line checkmark checkmark.circle
    checkmark.circle.fill checkmark.fill.circle checkmark.seal.fill checkmark.shield checkmark.square
    chevron.down chevron.forward chevron.left chevron.right chevron.right.circle chevron.up
    chevron.up.chevron.down circle circle.and.line.horizontal circle.dotted circle.fill circle.grid.2x2.fill
    circle.grid.cross.left.filled clock cloud.fill cloud.fog.fill cloud.moon.fill cloud.rain.fill
    cloud.sleet.fill cloud.sun.fill cup.and.saucer.fill curlybraces diamond.fill doc.fill doc.richtext
    doc.text dot.radiowaves.left.and.right drop drop.fill ellipsis ellipsis.circle envelope.fill
    exclamationmark.bubble.fill exclamationmark.icloud.fill exclamationmark.triangle
    exclamationmark.triangle.fill eye face.dashed face.smiling figure.jumprope film flame flowchart.fill
    folder folder.fill fork.knife forward.end.alt.fill forward.end.fill forward.fill gauge gear gearshape
    gearshape.fill globe gobackward goforward hand.raised.fingers.spread.fill hand.thumbsdown hand.thumbsup
    hand.thumbsup.fill hands.clap hands.clap.fill heart heart.circle heart.fill hexagon.fill highlighter
    hourglass.bottomhalf.fill hourglass.tophalf.fill house house.fill info.circle internaldrive keyboard
    leaf light.beacon.max.fill lightbulb line.3.horizontal.decrease line.3.horizontal.decrease.circle link
    list.bullet list.bullet.below.rectangle list.clipboard.fill list.dash list.dash.header.rectangle
    location.fill lock lock.fill magnifyingglass map message mic mic.fill minus minus.circle
    minus.circle.fill moon moon.circle moon.stars.fill music.quarternote.3 newspaper number opticaldisc
    opticaldiscdrive.fill paintpalette paperplane party.popper pencil pencil.line pentagon percent person
    person.3 person.badge.plus person.crop.circle person.crop.circle.badge.moon
    person.crop.circle.badge.xmark person.crop.square person.fill person.fill.badge.plus phone.fill photo
    photo.on.rectangle photo.on.rectangle.angled pin.fill placeholdertext.fill play.fill plus plus.bubble
    plus.circle plus.circle.fill plus.square.on.square point.3.connected.trianglepath.dotted power
    poweroutlet.type.b.fill powerplug questionmark questionmark.app questionmark.app.fill
    questionmark.diamond quote.bubble quote.bubble.fill quote.opening rays rectangle rectangle.3.group
    rectangle.3.group.bubble.left rectangle.3.offgrid rectangle.3.offgrid.fill
    rectangle.and.arrow.up.right.and.arrow.down.left rectangle.dashed rectangle.expand.vertical
    rectangle.fill.on.rectangle.angled.fill rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2
    rectangle.inset.filled rectangle.on.rectangle rectangle.split.3x1 rectangle.stack.badge.minus
    rectangle.stack.badge.plus rotate.3d ruler safari scalemass scalemass.fill scribble scroll seal
    seal.fill separator.horizontal shippingbox sidebar.right sidebar.trailing skew slider.horizontal.3
    smiley snow sparkle sparkles speaker.wave.2 square square.3.layers.3d square.and.arrow.up
    square.and.pencil square.bottomhalf.fill square.dashed square.fill square.grid.2x2 square.grid.3x2.fill
    square.grid.3x3 square.righthalf.fill squares.below.rectangle star star.fill star.square stop.fill
    suit.club.fill sun.max sun.max.fill sun.min sun.min.fill sunrise sunset tablecells tag tag.square
    terminal text.alignjustify text.bubble text.justify text.quote text.word.spacing textformat
    textformat.abc textformat.size timer trash tray.fill triangle triangle.fill triangle.inset.filled trophy
    video.fill viewfinder wand.and.stars wand.and.stars.inverse waveform.path.ecg wifi.slash wind
    windshield.rear.and.wiper x.circle x.squareroot xmark xmark.circle xmark.circle.fill zzz
    """
}
