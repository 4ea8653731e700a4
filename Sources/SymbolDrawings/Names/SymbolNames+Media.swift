extension SymbolNames {
  /// Sound, pictures and players.
  static let media = """
    backward.frame player-skip-back
    eject player-eject
    film movie
    forward.frame player-skip-forward
    gobackward.10 rewind-backward-10
    gobackward.15 rewind-backward-15
    gobackward.30 rewind-backward-30
    gobackward.5 rewind-backward-5
    goforward.10 rewind-forward-10
    goforward.15 rewind-forward-15
    goforward.30 rewind-forward-30
    goforward.5 rewind-forward-5
    guitars guitar-pick
    megaphone speakerphone
    music.mic microphone-2
    music.note.list playlist
    pause player-pause
    photo.on.rectangle library-photo
    photo.on.rectangle.angled library-photo
    photo.stack library-photo
    pianokeys piano
    pip picture-in-picture
    play player-play
    playpause player-play
    rays loader
    stop player-stop
    waveform.path wave-sine
    waveform.path.ecg activity
    """
}
