import Foundation
import SwiftUICore
import TextEngine
import TextViews
import ViewGraph

/// The text of a field at work: takes keys, presses and what an input method composes, and tells the program of it.
struct EditedField<Label: View>: View {
  let label: Label
  let parts: FieldParts
  @FocusState<Bool>.Binding var isFocused: Bool
  @State private var editing = EditableText()
  /// Whether there is text that the program has not been given.
  @State private var isUncommitted = false
  @State private var revision = 0
  /// What the program knows to be selected.
  @State private var told: TextSelection?
  @OwnObject private var place = EditedTextPlace()
  @OwnObject private var clicks = ClickCounter()
  @Environment(\.platformProfile) private var profile
  @Environment(\.submitActions) private var submitActions
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.clipboard) private var clipboard
  @Environment(\.locale) private var locale

  private var isPhone: Bool { profile == .phone }
  private var isMultiline: Bool { parts.axis == .vertical }

  private var look: EditedText.Look {
    EditedText.Look(
      isFocused: isFocused, isMultiline: isMultiline, isSecure: parts.isSecure, revision: revision,
      fillsHeight: parts.isEditor, margins: parts.margins)
  }

  /// The text as it is being edited; where the program has another, that.
  private var text: EditableText {
    var text = editing
    if !isUncommitted { text.replaceAll(with: parts.source.read(locale)) }
    if let selection = parts.selection?.wrappedValue, selection != told { selection.select(in: &text) }
    return text
  }

  var body: some View {
    let text = text
    ZStack(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
      if text.string.isEmpty {
        placeholder.foregroundStyle(.placeholder).lineLimit(isMultiline ? nil : 1)
          .frame(
            maxWidth: .infinity, alignment: Alignment(horizontal: alignment.horizontal, vertical: .center))
      }
      EditedText(text, look: look, place: place)
    }
    .controlForeground()
    .contentShape(Rectangle())
    .simultaneousGesture(selecting)
    .gesture(SelectingDragGesture())
    .modifier(
      FocusTarget(
        changed: focusChanged,
        // What was selected stays so.
        returned: { parts.editingChanged(true) }, input: receive, offers: offers)
    )
    .focused($isFocused)
    .focusedValue(\.isEditingText, true)
    .semantics(
      .textField, children: .ignore, title: parts.title ?? parts.prompt,
      value: parts.isSecure ? String(repeating: "•", count: text.string.count) : text.string
    ) {
      isFocused = true
    }
  }

  @ViewBuilder private var placeholder: some View {
    if let prompt = parts.prompt { prompt } else if !parts.isLabelled { label }
  }

  // MARK: Editing

  private func change(_ change: (inout EditableText) -> Void) {
    var text = text
    let before = text.string
    change(&text)
    editing = text
    if text.string != before {
      if let edit = parts.source.edit { edit(text.string) } else { isUncommitted = true }
    }
    guard let selection = parts.selection else { return }
    let now = TextSelection(of: text)
    told = now
    if selection.wrappedValue != now { selection.wrappedValue = now }
  }

  private func receive(_ input: KeyboardInput) -> Bool {
    switch input {
    case .text(let input):
      receive(input)
      return true
    case .key(let event): return event.phase != .up && receive(event)
    }
  }

  private func offers(_ command: EditingCommand) -> Bool {
    switch command {
    case .undo: text.canUndo
    case .redo: text.canRedo
    case .cut, .copy: text.hasSelection && !parts.isSecure
    case .delete: text.hasSelection
    case .paste: clipboard.string != nil
    case .selectAll: !text.string.isEmpty
    }
  }

  private func receive(_ input: TextInput) {
    switch input {
    case .insert(let string): type(string)
    case .compose(let string, let selected): change { $0.compose(string, selected: selected) }
    case .endComposition: change { $0.endComposition() }
    case .replace(let string, let revision):
      change { $0.replaceAll(with: string) }
      self.revision = revision
    }
  }

  private func receive(_ event: KeyEvent) -> Bool {
    if event.key == .delete, let deletesBefore = parts.deletesBefore, text.selection == 0..<0 {
      deletesBefore()
      return true
    }
    if let command = EditCommand(event, isMultiline: isMultiline, isSecure: parts.isSecure) {
      let layout = place.layout(of: text, look)
      change { $0.apply(command, in: layout) }
      return true
    }
    if let command = ClipboardCommand(event) { return perform(command) }
    if event.key == .return {
      let isTyped = parts.isEditor || isPhone || !event.modifiers.isDisjoint(with: [.option, .shift])
      if isMultiline, isTyped {
        type("\n")
      } else {
        submit()
        // On the desktop the key goes on to the default button, unless the program has an action for it.
        return isPhone || isMultiline || submitActions.contain(.text)
      }
      return true
    }
    if event.key == .tab, parts.isEditor, event.modifiers.isEmpty { return type("\t") }
    guard event.modifiers.isDisjoint(with: [.command, .control]), event.key != .tab, !event.characters.isEmpty
    else {
      return false
    }
    return type(event.characters)
  }

  /// Answers whether there is anything to type: keys may come with characters that are no letters.
  @discardableResult
  private func type(_ string: String) -> Bool {
    let string = typed(string)
    guard !string.isEmpty else { return false }
    change { $0.insert(string) }
    return true
  }

  private func typed(_ string: String) -> String {
    let letters = string.filter { character in
      character.isNewline || character == "\t" && isMultiline
        || !character.unicodeScalars.contains {
          $0.value < 0x20 || $0.value == 0x7f || 0xf700...0xf8ff ~= $0.value
        }
    }
    return isMultiline ? letters : letters.replacing(/\R/, with: " ")
  }

  private func perform(_ command: ClipboardCommand) -> Bool {
    switch command {
    case .copy, .cut:
      guard text.hasSelection, !parts.isSecure else { return true }
      clipboard.string = text.selectedString
      if command == .cut { change { $0.insert("") } }
    case .paste:
      if let string = clipboard.string { change { [string = typed(string)] in $0.paste(string) } }
    }
    return true
  }

  // MARK: Beginning and ending

  private func focusChanged(_ isFocused: Bool) {
    if isFocused {
      // A press puts the caret elsewhere afterwards.
      if !parts.isEditor {
        change { text in if isPhone { text.moveCaret(to: text.count) } else { text.selectAll() } }
      }
    } else {
      change { $0.endComposition() }
      commit()
    }
    parts.editingChanged(isFocused)
  }

  private func commit() {
    guard isUncommitted else { return }
    isUncommitted = false
    parts.source.commit(editing.string, locale)
  }

  /// The user is done: on a phone the keyboard goes as well.
  private func submit() {
    change { $0.endComposition() }
    commit()
    if isPhone {
      $isFocused.giveUp(after: tellOfSubmission)
    } else {
      change { $0.selectAll() }
      tellOfSubmission()
    }
  }

  private func tellOfSubmission() {
    parts.committed()
    submitActions.run(.text)
  }

  // MARK: Presses

  /// The caret goes where the text is pressed, and what is dragged over is selected: by words after two presses, and all of
  /// a paragraph after three.
  private var selecting: some Gesture {
    DragGesture(minimumDistance: 0).onChanged { drag in
      clicks.count(drag)
      select(drag)
    }
    // What has come into the focus meanwhile is selected whole.
    .onEnded { drag in
      clicks.pressEnded()
      select(drag)
    }
  }

  private func select(_ drag: DragGesture.Value) {
    let text = text
    let start = place.offset(at: drag.startLocation, in: text, look)
    let end = place.offset(at: drag.location, in: text, look)
    let unit: (Int) -> Range<Int> =
      switch clicks.count {
      case ...1: { $0..<$0 }
      case 2: text.word
      default: text.paragraph
      }
    let (first, last) = (unit(start), unit(end))
    change {
      $0.select(
        from: end < start ? first.upperBound : first.lowerBound,
        to: end < start ? last.lowerBound : last.upperBound)
    }
  }
}

/// Counts presses that follow one another at one place.
private final class ClickCounter {
  private(set) var count = 0
  private var start: (time: Date, place: CGPoint)?
  private var isInPress = false

  nonisolated init() {}

  /// Counts a press that has just begun.
  func count(_ drag: DragGesture.Value) {
    guard !isInPress || drag.startLocation != start?.place else { return }
    isInPress = true
    let follows = start.map { start in
      drag.time.timeIntervalSince(start.time) < 0.5
        && hypot(drag.location.x - start.place.x, drag.location.y - start.place.y) < 5
    }
    count = follows == true ? count + 1 : 1
    start = (drag.time, drag.startLocation)
  }

  func pressEnded() { isInPress = false }
}

extension TextAlignment {
  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
