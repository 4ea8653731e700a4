import SwiftUI

/// One choice in every style of pickers.
struct PickersPage: View {
  enum Flavor: String, CaseIterable, Identifiable {
    case chocolate = "Chocolate"
    case vanilla = "Vanilla"
    case strawberry = "Strawberry"
    var id: Self { self }
  }

  @State private var flavor = Flavor.chocolate
  @State private var size = 1
  @State private var mood = "sun.max"

  var body: some View {
    LiveFrame("Pickers", "One choice, in every style: \(flavor.rawValue).") {
      LiveCard("Segmented") {
        Picker("Flavor", selection: $flavor) { flavors }.pickerStyle(.segmented).labelsHidden()
      }
      HStack(alignment: .top, spacing: 16) {
        LiveCard("Menu") {
          Picker("Flavor of the menu", selection: $flavor) { flavors }.pickerStyle(.menu).labelsHidden()
        }
        LiveCard("Palette") {
          Picker("Mood", selection: $mood) {
            ForEach(["sun.max", "cloud", "moon"], id: \.self) { Image(systemName: $0).accessibilityLabel($0) }
          }
          .pickerStyle(.palette)
          .labelsHidden()
        }
      }
      HStack(alignment: .top, spacing: 16) {
        LiveCard("Radio group") {
          Picker("Size", selection: $size) {
            Text("Small").tag(0)
            Text("Medium").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.radioGroup)
          .labelsHidden()
        }
        LiveCard("Inline") {
          Picker("Flavor inline", selection: $flavor) { flavors }.pickerStyle(.inline).labelsHidden()
        }
      }
      LiveCard("Wheel") {
        Picker("Flavor of the wheel", selection: $flavor) { flavors }
          .pickerStyle(.wheel)
          .labelsHidden()
          .frame(height: 110)
          .frame(maxWidth: .infinity)
      }
    }
  }

  private var flavors: some View {
    ForEach(Flavor.allCases) { Text($0.rawValue) }
  }
}
