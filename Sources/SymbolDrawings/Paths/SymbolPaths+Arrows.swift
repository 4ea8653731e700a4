extension SymbolPaths {
  /// Arrows, triangles and media controls.
  static let arrows = """
    arrow.up.and.down.and.sparkles|0 M7.5 3v18 M3.5 7l4 -4l4 4 M3.5 17l4 4l4 -4
      |1 *M17.5 4.5a3.5 3.5 0 0 0 3.5 3.5a3.5 3.5 0 0 0 -3.5 3.5a3.5 3.5 0 0 0 -3.5 -3.5
        a3.5 3.5 0 0 0 3.5 -3.5z|1 *M17 15a2 2 0 0 0 2 2a2 2 0 0 0 -2 2a2 2 0 0 0 -2 -2a2 2 0 0 0 2 -2z
    arrow.turn.up.forward.iphone|1 M13 4h-5a2 2 0 0 0 -2 2v13a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-4.5 M10.7 18
        h1.6|0 M11.5 14v-1.5a4 4 0 0 1 4 -4h5.5 M18 5.2l3.3 3.3l-3.3 3.3
    arrowshape.turn.up.left|M10 5.2L2.8 11.7L10 18.2V14.4C15 14.2 18.4 15.6 21.2 19.4
        C20.8 13.6 16.8 9.4 10 9z
    arrowshape.turn.up.right|M14 5.2L21.2 11.7L14 18.2V14.4C9 14.2 5.6 15.6 2.8 19.4C3.2 13.6 7.2 9.4 14 9z
    arrowtriangle.down|M4.4 7h15.2l-7.6 11z
    arrowtriangle.left|M17 4.4v15.2l-11 -7.6z
    arrowtriangle.right|M7 4.4v15.2l11 -7.6z
    arrowtriangle.up|M4.4 17h15.2l-7.6 -11z
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left|1 M12 3v18
      |0 M2.5 8v8l5.6 -4z M21.5 8v8l-5.6 -4z
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right|1 M12 3v18
      |0 M8.1 8v8l-5.6 -4z M15.9 8v8l5.6 -4z
    backward.end.alt|M12.4 6.5v11l-7.4 -5.5z M21 6.5v11l-7.4 -5.5z M3 6v12
    chevron.backward|M15.75 4.5l-7.5 7.5l7.5 7.5
    chevron.compact.down|M3 10l9 4l9 -4
    chevron.compact.up|M3 14l9 -4l9 4
    chevron.down|M4.5 8.25l7.5 7.5l7.5 -7.5
    chevron.forward|M8.25 4.5l7.5 7.5l-7.5 7.5
    chevron.left|M15.75 4.5l-7.5 7.5l7.5 7.5
    chevron.right|M8.25 4.5l7.5 7.5l-7.5 7.5
    chevron.up|M4.5 15.75l7.5 -7.5l7.5 7.5
    chevron.up.chevron.down|M6.5 9l5.5 -5.5l5.5 5.5 M6.5 15l5.5 5.5l5.5 -5.5
    forward.end.alt|M11.6 6.5v11l7.4 -5.5z M3 6.5v11l7.4 -5.5z M21 6v12
    rectangle.and.arrow.up.right.and.arrow.down.left|1 M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14
        a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z
      |0 M13.2 10.8l4 -3 M13.7 7.8h3.5v3.3 M10.8 13.2l-4 3 M6.8 12.9v3.3h3.5
    rectangle.compress.vertical|1 M4 10.5h16v3h-16z
      |0 M12 2v5.5 M9.5 5.2l2.5 2.5l2.5 -2.5 M12 22v-5.5 M9.5 18.8l2.5 -2.5l2.5 2.5
    rectangle.expand.vertical|1 M4 10.5h16v3h-16z
      |0 M12 7.5v-5.5 M9.5 4.5l2.5 -2.5l2.5 2.5 M12 16.5v5.5 M9.5 19.5l2.5 2.5l2.5 -2.5
    speaker|0 M9 15h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h2l3.5 -4.5a.8 .8 0 0 1 1.5 .5v14a.8 .8 0 0 1 -1.5 .5z
    speaker.wave.1|0 M6 15h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h2l3.5 -4.5a.8 .8 0 0 1 1.5 .5v14a.8 .8 0 0 1 -1.5 .5z
      |1:0 M15 8a5 5 0 0 1 0 8
    speaker.wave.2|0 M6 15h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h2l3.5 -4.5a.8 .8 0 0 1 1.5 .5v14a.8 .8 0 0 1 -1.5 .5z
      |1:0 M15 8a5 5 0 0 1 0 8|1:1 M17.7 5a9 9 0 0 1 0 14
    speaker.wave.3|0 M5 14.8h-1.6a1 1 0 0 1 -1 -1v-3.6a1 1 0 0 1 1 -1h1.6l3.3 -4.2a.8 .8 0 0 1 1.5 .5v13
        a.8 .8 0 0 1 -1.5 .5z|1:0 M13.2 9.3a3.8 3.8 0 0 1 0 5.4|1:1 M15.8 6.9a7.2 7.2 0 0 1 0 10.2
      |1:2 M18.4 4.5a10.6 10.6 0 0 1 0 15
    """
}
