import SwiftUI

/// Lists with sections, and with one or several rows selected.
struct SelectionPage: View {
  @State private var person: Person.ID?
  @State private var places: Set<Place.ID> = []
  @Environment(\.palette) private var palette

  var body: some View {
    LiveFrame(
      "Lists and selection", "A staff directory in sections, oceans and seas: click, shift, command, arrows."
    ) {
      HStack(spacing: 16) {
        VStack(alignment: .leading) {
          List(selection: $person) {
            ForEach(Department.all) { department in
              Section(department.name) {
                ForEach(department.staff) { PersonRow(person: $0) }
              }
            }
          }
          .listStyle(.inset)
          .background(palette.card).clipShape(.rect(cornerRadius: 12))
          Text(person.map { "Chosen: \($0)" } ?? "Nobody is chosen")
        }
        VStack(alignment: .leading) {
          List(Place.all, selection: $places) { Text($0.name) }
            .listStyle(.bordered(alternatesRowBackgrounds: true)).background(palette.card)
          Text("\(places.count) of \(Place.all.count) places")
        }
        .frame(width: 190)
      }
      .font(.callout)
    }
  }
}

private struct PersonRow: View {
  let person: Person

  var body: some View {
    HStack(spacing: 10) {
      Text(person.initials)
        .font(.caption2.weight(.semibold)).foregroundStyle(.white)
        .frame(width: 26, height: 26)
        .background(person.color.gradient, in: .circle)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 1) {
        Text(person.id)
        Text(person.role).font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 2)
  }
}

private struct Person: Identifiable {
  let id: String
  let role: String
  let color: Color

  var initials: String { id.split(separator: " ").compactMap(\.first).map(String.init).joined() }
}

private struct Department: Identifiable {
  let name: String
  let staff: [Person]

  var id: String { name }

  static let all = [
    Department(
      name: "Engineering",
      staff: [
        Person(id: "Ada King", role: "Analyst", color: .indigo),
        Person(id: "Grace Hall", role: "Compilers", color: .teal),
        Person(id: "Alan Field", role: "Machines", color: .orange),
      ]),
    Department(
      name: "Design",
      staff: [
        Person(id: "Susan Page", role: "Icons", color: .pink),
        Person(id: "Otto Stern", role: "Type", color: .brown),
      ]),
    Department(
      name: "Support",
      staff: [
        Person(id: "Mina Rossi", role: "Letters", color: .green),
        Person(id: "Jonas Berg", role: "Telephone", color: .blue),
      ]),
  ]
}

private struct Place: Identifiable {
  let name: String

  var id: String { name }

  static let all = [
    "Arctic", "Atlantic", "Baltic Sea", "Black Sea", "Caribbean Sea", "Coral Sea", "Indian", "Mediterranean",
    "North Sea", "Pacific", "Red Sea", "Southern", "Tasman Sea",
  ].map(Place.init)
}
