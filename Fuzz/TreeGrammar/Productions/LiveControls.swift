import Foundation
import Geometry
import SwiftUIControls
import SwiftUICore
import ViewGraph

extension Production {
  /// Controls that a user works with: what they change is in the specimen's field.
  static let liveControls: [Production] = [
    .leaf("liveButton", 1) { LiveButton(field: $0.field, choice: $0.specimen.choice) },
    .leaf("liveToggle", 0.6) { LiveToggle(field: $0.field, style: $0.variety(4)) },
    .leaf("liveSlider", 0.4) { LiveSlider(field: $0.field, isStepped: $0.flag(0)) },
    .leaf("liveStepper", 0.4) { LiveStepper(field: $0.field) },
    .leaf("liveField", 1.2) { LiveField(field: $0.field, id: $0.specimen.id, choice: $0.specimen.choice) },
    .leaf("liveNumberField", 0.4) { LiveNumberField(field: $0.field) },
    .leaf("liveSecureField", 0.3) { LiveSecureField(field: $0.field) },
    .leaf("liveEditor", 0.5) { LiveEditor(field: $0.field, id: $0.specimen.id) },
    .leaf("livePicker", 1) { LivePicker(field: $0.field, style: $0.variety(7)) },
    .leaf("liveMenu", 0.6) { LiveMenu(field: $0.field, hasPrimary: $0.flag(0)) },
    .leaf("liveDate", 0.3) { LiveDate(field: $0.field, style: $0.variety(4)) },
    .leaf("liveColor", 0.1) { _ in ColorPicker("Colour", selection: .constant(.red)) },
    .container("liveDisclosure", 0.4) { LiveDisclosure(content: erased($0.content), field: $0.field) },
    .container("liveRows", 0.3) { LiveRows(content: erased($0.content), field: $0.field) },
    .modifier("liveContextMenu", 0.3) { LiveContextMenu(content: erased($0.content), field: $0.field) },
  ]

  /// What views do with the focus, with keys and with a pointer.
  static let interactions: [Production] = [
    .modifier("focusable", 0.6) { $0.content.focusable(!$0.flag(0)) },
    .modifier("focusState", 0.6) { FocusOwner(content: erased($0.content), field: $0.field) },
    .pair("focusStates", 0.6) { parts in
      FocusChoice(first: erased(parts.first), rest: erased(parts.rest), field: parts.field)
    },
    .modifier("keyPress", 0.5) { $0.content.counting($0.field, keysOf: $0.variety(4)) },
    .modifier("shortcut", 0.3) {
      $0.content.keyboardShortcut($0.flag(0) ? "a" : "b", modifiers: $0.flag(1) ? .command : [.option])
    },
    .modifier("submitting", 0.3) { parts in
      let field = parts.field
      return parts.content.onSubmit { field.count += 1 }
    },
    .modifier("hovered", 0.4) { Hovered(content: erased($0.content), isContinuous: $0.flag(0)) },
    .modifier("tapped", 0.5) { parts in
      let field = parts.field
      return parts.content.onTapGesture(count: 1 + parts.variety(2)) { field.isOn.toggle() }
    },
    .modifier("longPressed", 0.3) { LongPressed(content: erased($0.content), field: $0.field) },
    .modifier("pinched", 0.3) { Pinched(content: erased($0.content)) },
    .modifier("shown", 0.3) { parts in
      let field = parts.field
      return Showing(content: erased(parts.content), field: field)
    },
    .modifier("disabledByField", 0.3) { DisabledByField(content: erased($0.content), field: $0.field) },
    .modifier("rectangularContent", 0.3) { $0.content.contentShape(Rectangle()) },
  ]
}

private struct LiveButton: View {
  let field: Field
  let choice: Int

  var body: some View {
    let button = Button("Press \(field.count)") { field.count += 1 }
    switch choice % 4 {
    case 0: button.keyboardShortcut("b", modifiers: .command)
    case 1: button.keyboardShortcut(.defaultAction)
    case 2: button.buttonStyle(.borderedProminent)
    default: button
    }
  }
}

private struct LiveToggle: View {
  @Bindable var field: Field
  let style: Int

  var body: some View {
    let toggle = Toggle("On", isOn: $field.isOn)
    switch style {
    case 0: toggle.toggleStyle(.switch)
    case 1: toggle.toggleStyle(.checkbox)
    case 2: toggle.toggleStyle(.button)
    default: toggle
    }
  }
}

private struct LiveSlider: View {
  @Bindable var field: Field
  let isStepped: Bool

  var body: some View {
    if isStepped {
      Slider(value: $field.amount, in: 0...10, step: 1) { Text(verbatim: "Amount") }
    } else {
      Slider(value: $field.amount, in: 0...10)
    }
  }
}

private struct LiveStepper: View {
  @Bindable var field: Field
  var body: some View { Stepper("Count \(field.count)", value: $field.amount, in: 0...10) }
}

private struct LiveField: View {
  @Bindable var field: Field
  let id: Int
  let choice: Int

  var body: some View {
    TextField("Field", text: $field.text, axis: choice % 3 == 0 ? .vertical : .horizontal)
      .accessibilityIdentifier(Fields.prefix + "\(id)")
      .onSubmit { field.count += 1 }
    if choice % 2 == 0 { Text(verbatim: field.text) }
  }
}

private struct LiveNumberField: View {
  @Bindable var field: Field
  var body: some View {
    TextField("Number", value: $field.count, format: .number).textFieldStyle(.roundedBorder)
  }
}

private struct LiveSecureField: View {
  @Bindable var field: Field
  var body: some View { SecureField("Secret", text: $field.text) }
}

private struct LiveEditor: View {
  @Bindable var field: Field
  let id: Int
  var body: some View {
    TextEditor(text: $field.text).accessibilityIdentifier(Fields.prefix + "\(id)")
      .frame(width: 90, height: 50)
  }
}

private struct LivePicker: View {
  @Bindable var field: Field
  let style: Int

  private var picker: some View {
    Picker("Choice", selection: $field.choice) {
      Text(verbatim: "None").tag(0)
      Text(verbatim: "One").tag(1)
      if field.isOn { Text(verbatim: "Two").tag(2) }
    }
  }

  var body: some View {
    switch style {
    case 0: picker.pickerStyle(.segmented)
    case 1: picker.pickerStyle(.inline)
    case 2: picker.pickerStyle(.palette)
    case 3: picker.pickerStyle(.wheel)
    case 4: picker.pickerStyle(.radioGroup)
    case 5: picker.pickerStyle(.menu)
    default: picker
    }
  }
}

private struct LiveMenu: View {
  @Bindable var field: Field
  let hasPrimary: Bool

  var body: some View {
    if hasPrimary {
      Menu("Menu \(field.count)") {
        items
      } primaryAction: {
        field.count += 1
      }
    } else {
      Menu("Menu \(field.count)") { items }
    }
  }

  @ViewBuilder private var items: some View {
    Button("More") { field.count += 1 }
    Toggle("On", isOn: $field.isOn)
    if field.isOn { Button("Less") { field.count -= 1 } }
    Menu("Inner") {
      Button("Write") { field.text = "menu" }
      Picker("Choice", selection: $field.choice) {
        Text(verbatim: "None").tag(0)
        Text(verbatim: "One").tag(1)
      }
    }
  }
}

struct LiveDate: View {
  @Bindable var field: Field
  let style: Int

  private var picker: some View {
    DatePicker("Date", selection: $field.date, displayedComponents: .date)
  }

  var body: some View {
    switch style {
    case 0: picker.datePickerStyle(.field)
    case 1: picker.datePickerStyle(.stepperField)
    case 2: picker.datePickerStyle(.wheel)
    default: picker.datePickerStyle(.compact)
    }
  }
}

private struct LiveDisclosure: View {
  let content: AnyView
  @Bindable var field: Field
  var body: some View { DisclosureGroup("More", isExpanded: $field.isOn) { content } }
}

private struct LiveRows: View {
  let content: AnyView
  @Bindable var field: Field

  var body: some View {
    VStack {
      Toggle("On", isOn: $field.isOn)
      TextField("Text", text: $field.text)
      if field.isOn { content }
    }
  }
}

private struct LiveContextMenu: View {
  let content: AnyView
  let field: Field
  var body: some View {
    content.contextMenu {
      Button("Turn") { field.isOn.toggle() }
      Button("Add") { field.count += 1 }
    }
  }
}

/// Shows whether the focus is inside, and moves it there when its field is written.
private struct FocusOwner: View {
  let content: AnyView
  let field: Field
  @FocusState private var isFocused: Bool

  var body: some View {
    content.focused($isFocused).onChange(of: field.isOn) { isFocused = field.isOn }
    Box(width: isFocused ? 9 : 3, height: 4)
  }
}

/// Shows which of two views has the focus, and moves it when its field is written.
private struct FocusChoice: View {
  let first: AnyView
  let rest: AnyView
  let field: Field
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      first.focused($focus, equals: 1)
      rest.focused($focus, equals: 2)
      Box(width: 5 + 7 * Double(focus ?? 0), height: 4)
    }
    .onChange(of: field.choice) { focus = field.choice == 0 ? nil : field.choice }
  }
}

/// Shows how a mouse is over it.
private struct Hovered: View {
  let content: AnyView
  let isContinuous: Bool
  @State private var isOver = false
  @State private var place: CGPoint?

  var body: some View {
    if isContinuous {
      content.padding(isOver ? 2 : 1)
        .onContinuousHover { phase in
          if case .active(let point) = phase { place = point } else { place = nil }
          isOver = place != nil
        }
    } else {
      content.border(isOver ? .red : .blue).onHover { isOver = $0 }
    }
  }
}

/// Shows whether it is pressed.
private struct LongPressed: View {
  let content: AnyView
  let field: Field
  @State private var isPressing = false

  var body: some View {
    content.padding(isPressing ? 3 : 1)
      .onLongPressGesture {
        field.count += 1
      } onPressingChanged: {
        isPressing = $0
      }
  }
}

/// Follows two fingers.
private struct Pinched: View {
  let content: AnyView
  @GestureState private var scale = 1.0
  @GestureState private var angle = Angle.zero

  var body: some View {
    content.scaleEffect(scale).rotationEffect(angle)
      .gesture(
        MagnifyGesture().updating($scale) { value, scale, _ in scale = value.magnification }
          .simultaneously(
            with: RotateGesture().updating($angle) { value, angle, _ in angle = value.rotation }))
  }
}

/// Has its content while its field says so.
private struct Showing: View {
  let content: AnyView
  let field: Field
  var body: some View {
    if !field.isOn { content }
    Button("Turn") { field.isOn.toggle() }
  }
}

private struct DisabledByField: View {
  let content: AnyView
  let field: Field
  var body: some View {
    Toggle("Off", isOn: Bindable(field).isOn)
    content.disabled(field.isOn)
  }
}

extension View {
  @ViewBuilder
  fileprivate func counting(_ field: Field, keysOf variety: Int) -> some View {
    switch variety {
    case 0:
      onKeyPress(.return) {
        field.count += 1
        return .handled
      }
    case 1:
      onKeyPress(keys: [.tab, .escape, .leftArrow]) { _ in
        field.isOn.toggle()
        return .ignored
      }
    case 2:
      onKeyPress(characters: .alphanumerics) { _ in
        field.count += 1
        return .handled
      }
    default:
      onKeyPress(phases: .all) { _ in
        field.count += 1
        return .ignored
      }
    }
  }
}
