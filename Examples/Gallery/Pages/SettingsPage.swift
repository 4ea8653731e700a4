import SwiftUI
import SwiftUICore

/// A form with every control, in each style and on both kinds of systems.
struct SettingsPage: View {
  var body: some View {
    PageFrame("Forms", "One form of settings: in columns, on cards, and on a phone.", width: 1180) {
      HStack(alignment: .top, spacing: 20) {
        Card(".columns", note: "on the desktop") {
          SettingsForm().formStyle(.columns)
        }
        Card(".grouped", note: "on the desktop") {
          SettingsForm().formStyle(.grouped).frame(height: 610).clipShape(.rect(cornerRadius: 12))
        }
        Card(".grouped", note: "on a phone") {
          SettingsForm().environment(\.platformProfile, .phone)
            .frame(height: 850).clipShape(.rect(cornerRadius: 12))
        }
      }
    }
  }
}

/// The form, with what it holds.
private struct SettingsForm: View {
  @State private var name = "Ada"
  @State private var mail = ""
  @State private var isPublic = true
  @State private var isLoud = false
  @State private var flavour = "Vanilla"
  @State private var volume = 0.4
  @State private var guests = 3
  @State private var color = Color.orange
  @State private var date = Date(timeIntervalSince1970: 1_750_000_000)

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $name)
        TextField("E-mail", text: $mail, prompt: Text("ada@example.org"))
        LabeledContent("Member since", value: "2019")
        Toggle("Public profile", isOn: $isPublic)
      }
      Section {
        Picker("Flavour", selection: $flavour) {
          ForEach(["Vanilla", "Pistachio"], id: \.self) { Text($0) }
        }
        Slider(value: $volume) { Text("Volume") }
        Stepper("Guests: \(guests)", value: $guests, in: 0...9)
        DatePicker("Birthday", selection: $date, displayedComponents: .date)
        ColorPicker("Accent", selection: $color)
      } header: {
        Text("Taste")
      } footer: {
        Text("Shown to those who are invited.")
      }
      Section {
        Toggle("Notifications", isOn: $isLoud)
        Button("Delete Account", role: .destructive) {}
      }
    }
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_GB"))
  }
}
