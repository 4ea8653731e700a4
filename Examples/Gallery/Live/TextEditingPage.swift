import SwiftUI

/// A form of fields: what is typed shows at once; the tabulator and return keys go on.
struct TextEditingPage: View {
  enum Field { case name, code, amount, notes }

  @State private var name = ""
  @State private var code = ""
  @State private var amount = 12.5
  @State private var notes = "Caret, selection and undo\nwork as everywhere."
  @State private var greeting = "Nobody has signed in."
  @FocusState private var focus: Field?

  var body: some View {
    LiveFrame("Text editing", greeting) {
      LiveCard("Fields") {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 12) {
          GridRow {
            Text("Name").accessibilityHidden(true)
            TextField("Name", text: $name, prompt: Text("Ada Lovelace"))
              .focused($focus, equals: .name)
              .submitLabel(.next)
              .onSubmit { focus = .code }
          }
          GridRow {
            Text("Code").accessibilityHidden(true)
            SecureField("Code", text: $code)
              .focused($focus, equals: .code)
              .onSubmit { greeting = "Hello, \(name)!" }
          }
          GridRow {
            Text("Amount").accessibilityHidden(true)
            TextField("Amount", value: $amount, format: .number.precision(.fractionLength(2)))
              .focused($focus, equals: .amount)
          }
        }
        .textFieldStyle(.roundedBorder)
        Text("\(name.count) letters, \(code.count) in the code")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      LiveCard("An editor") {
        TextEditor(text: $notes)
          .focused($focus, equals: .notes)
          .textEditorStyle(.roundedBorder)
          .frame(height: 130)
          .accessibilityLabel("Notes")
        Text("\(notes.split(whereSeparator: \.isWhitespace).count) words")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      HStack {
        Button("Sign in") { greeting = "Hello, \(name)!" }
          .buttonStyle(.borderedProminent)
          .disabled(name.isEmpty)
        Button("Clear") {
          name = ""
          code = ""
          focus = .name
        }
        .buttonStyle(.bordered)
      }
    }
  }
}
