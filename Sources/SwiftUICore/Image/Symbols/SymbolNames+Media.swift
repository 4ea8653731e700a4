extension SymbolNames {
  /// Sound, pictures and players.
  static let media = """
    film movie
    hare run
    megaphone speakerphone
    music.mic microphone-2
    music.note music
    music.note.list playlist
    pause player-pause
    photo.on.rectangle library-photo
    photo.on.rectangle.angled library-photo
    photo.stack library-photo
    play player-play
    play.circle player-play
    playpause player-play
    rays loader
    record.circle player-record
    speaker volume-3
    stop player-stop
    tortoise mood-smile
    waveform wave-sine
    waveform.path wave-sine
    waveform.path.ecg activity
    """
}
