extension SymbolNames {
  /// Sound, pictures and players.
  static let media = """
    film movie
    hare run
    megaphone speakerphone
    music.mic microphone-2
    music.note music
    music.note.list playlist
    music.quarternote.3 music
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
    speaker.slash volume-off
    speaker.wave.1 volume-2
    speaker.wave.2 volume
    speaker.wave.3 volume
    stop player-stop
    tortoise mood-smile
    waveform wave-sine
    waveform.path wave-sine
    waveform.path.ecg activity
    """
}
