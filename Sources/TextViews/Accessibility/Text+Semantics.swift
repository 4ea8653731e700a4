import Foundation
import ViewGraph

extension Text: SemanticsLeaf {
  /// Reads out what the text shows: translated, formatted, and as the time is.
  package nonisolated func describe(_ semantics: inout Semantics, _ context: SemanticsContext) {
    let (string, stretches) = spoken(context)
    guard !string.isEmpty else { return }
    semantics.role = .staticText
    semantics.label = string
    var whole = SemanticsStretch("", SemanticsSpeech())
    for modifier in modifiers {
      switch modifier {
      case .speech(let speech): whole.speech = speech
      case .heading(let level): whole.headingLevel = level
      case .contentType(let name): whole.contentType = name
      default: break
      }
    }
    semantics.headingLevel = whole.headingLevel
    if whole.speech != SemanticsSpeech() { semantics.details.speech = whole.speech }
    if whole.contentType != nil { semantics.details.textContentType = whole.contentType }
    // What is read out as the whole is no stretch of it.
    let others = stretches.filter { $0.with("") != whole }
    if !others.isEmpty { semantics.details.stretches = others }
  }

  /// What the text shows in an environment at a time, without the images in it: for titles outside of the tree.
  package nonisolated func string(in scope: EnvironmentScope, at date: Date) -> String {
    timedString(in: scope, at: date).string
  }

  /// The same, with after how many seconds it is another; nil for a text that does not tell the time.
  package nonisolated func timedString(
    in scope: EnvironmentScope, at date: Date
  ) -> (string: String, seconds: Double?) {
    let environment = TextEnvironment.of(scope)
    if let string = environment.plainString(of: storage) { return (string, nil) }
    var writer = TextWriter(environment, EnvironmentValues(scope: scope), now: date)
    writer.write(self)
    return (writer.string, writer.timeToChange)
  }

  /// What is read out of the text at a place, without the images in it. A text that tells the time is asked for again when
  /// it tells another.
  package nonisolated func string(_ context: SemanticsContext) -> String { spoken(context).0 }

  /// The same, with what is read out in a way of its own.
  private nonisolated func spoken(_ context: SemanticsContext) -> (String, [SemanticsStretch]) {
    let environment = TextEnvironment.of(context.environment)
    if spokenLabel == nil, let string = environment.plainString(of: storage) { return (string, []) }
    var writer = TextWriter(
      environment, EnvironmentValues(scope: context.environment), now: context.date, isSpoken: true)
    writer.write(self)
    if let seconds = writer.timeToChange { context.wake(at: context.time + seconds) }
    return (writer.string, writer.stretches)
  }
}

extension Text {
  /// What the text shows in an environment, without the images in it.
  nonisolated func string(in scope: EnvironmentScope) -> String {
    let environment = TextEnvironment.of(scope)
    if let string = environment.plainString(of: storage) { return string }
    var writer = TextWriter(environment, EnvironmentValues(scope: scope))
    writer.write(self)
    return writer.string
  }
}

extension TextWriter {
  /// What has been written, without images.
  var string: String {
    var string = ""
    for run in runs where run.attributes.attachment == nil {
      // Small capitals are other letters than those that they stand for.
      string += run.attributes.original.map { String(decoding: $0, as: UTF8.self) } ?? run.text
    }
    return string
  }
}
