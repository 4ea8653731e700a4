import Foundation
import ViewGraph

extension Text: SemanticsLeaf {
  /// Reads out what the text shows: translated, formatted, and as the time is.
  package nonisolated func describe(_ semantics: inout Semantics, _ context: SemanticsContext) {
    let (string, stretches) = spoken(context)
    guard !string.isEmpty else { return }
    semantics.role = .staticText
    semantics.label = string
    for case .speech(let speech) in modifiers { semantics.details.speech = speech }
    // What is read out as a whole is no stretch of it.
    if stretches.contains(where: { $0.speech != semantics.details.speech }) || stretches.count > 1 {
      let whole = semantics.details.speech
      semantics.details.stretches = stretches.filter { $0.speech != whole }
    }
  }

  /// What the text shows in an environment at a time, without the images in it: for titles outside of the tree.
  package nonisolated func string(in scope: EnvironmentScope, at date: Date) -> String {
    let environment = TextEnvironment.of(scope)
    if let string = environment.plainString(of: storage) { return string }
    var writer = TextWriter(environment, EnvironmentValues(scope: scope), now: date)
    writer.write(self)
    return writer.string
  }

  /// What the text shows at a place, without the images in it. A text that tells the time is asked for again when it
  /// tells another.
  package nonisolated func string(_ context: SemanticsContext) -> String { spoken(context).0 }

  /// The same, with what is read out in a way of its own.
  private nonisolated func spoken(_ context: SemanticsContext) -> (String, [SemanticsStretch]) {
    let environment = TextEnvironment.of(context.environment)
    if let string = environment.plainString(of: storage) { return (string, []) }
    var writer = TextWriter(environment, EnvironmentValues(scope: context.environment), now: context.date)
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
