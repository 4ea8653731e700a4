import SwiftUI

/// What stands in front of a window: a sheet, popovers, an alert, a confirmation dialog.
struct PresentationsPage: View {
  @State private var trip = Trip()
  @State private var isEdited = false
  @State private var isInfoShown = false
  @State private var isDeleting = false
  @State private var isSharing = false
  @State private var last = "nothing yet"

  var body: some View {
    LiveFrame("Presentations", "Last done: \(last).") {
      LiveCard("A trip") {
        HStack(spacing: 16) {
          RoundedRectangle(cornerRadius: 14, style: .continuous).fill(Color.teal.gradient)
            .frame(width: 96, height: 96)
            .overlay { Image(systemName: trip.symbol).font(.largeTitle).foregroundStyle(.white) }
            .accessibilityHidden(true)
          VStack(alignment: .leading, spacing: 4) {
            Text(trip.name).font(.title2.bold())
            Text("\(trip.nights) nights").foregroundStyle(.secondary)
            Text("\(trip.isBooked ? "Booked" : "Not booked")").foregroundStyle(.secondary)
          }
          Spacer()
          Button("About", systemImage: "info.circle") { isInfoShown = true }
            .labelStyle(.iconOnly)
            .buttonStyle(.plain)
            .popover(isPresented: $isInfoShown, arrowEdge: .bottom) { TripInfo(trip: trip) }
        }
      }
      LiveCard("What is to be done with it?") {
        HStack(spacing: 12) {
          Button("Edit…") { isEdited = true }
          Button("Share…") { isSharing = true }
          Button("Delete…", role: .destructive) { isDeleting = true }
        }
        .buttonStyle(.bordered)
      }
    }
    .sheet(isPresented: $isEdited) {
      TripEditor(trip: trip) {
        trip = $0
        last = "Edited"
      }
    }
    .confirmationDialog("Share “\(trip.name)”", isPresented: $isSharing) {
      Button("Copy Link") { last = "Copied" }
      Button("Send in a Message") { last = "Sent" }
    } message: {
      Text("Everybody with the link can see the trip.")
    }
    .alert("Delete “\(trip.name)”?", isPresented: $isDeleting) {
      Button("Delete", role: .destructive) { last = "Deleted" }
      Button("Cancel", role: .cancel) { last = "Cancelled" }
    } message: {
      Text("The trip goes from all of your devices. This cannot be undone.")
    }
  }
}

private struct Trip: Equatable {
  var name = "Lofoten"
  var nights = 5
  var isBooked = false
  var symbol = "mountain.2.fill"
}

private struct TripInfo: View {
  let trip: Trip

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(trip.name).font(.headline)
      Text("Islands north of the Arctic Circle, with steep mountains and white beaches.")
        .foregroundStyle(.secondary)
        .fixedSize(horizontal: false, vertical: true)
    }
    .frame(width: 220, alignment: .leading)
    .padding(16)
  }
}

/// Changes a copy of a trip, which is given back where the user saves it.
private struct TripEditor: View {
  @State var trip: Trip
  let save: (Trip) -> Void
  @State private var isDiscarding = false
  @State private var first: Trip?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Edit the Trip").font(.headline)
      Form {
        TextField("Name:", text: $trip.name)
        Stepper("\(trip.nights) nights", value: $trip.nights, in: 1...30)
        Toggle("Booked", isOn: $trip.isBooked)
      }
      HStack {
        Spacer()
        Button("Cancel", role: .cancel) {
          if trip == first { dismiss() } else { isDiscarding = true }
        }
        .keyboardShortcut(.cancelAction)
        Button("Save") {
          save(trip)
          dismiss()
        }
        .keyboardShortcut(.defaultAction)
        .buttonStyle(.borderedProminent)
      }
    }
    .frame(width: 300)
    .padding(20)
    .onAppear { first = trip }
    .interactiveDismissDisabled(trip != first)
    .alert("Discard the changes?", isPresented: $isDiscarding) {
      Button("Discard", role: .destructive) { dismiss() }
      Button("Keep Editing", role: .cancel) {}
    }
  }
}
