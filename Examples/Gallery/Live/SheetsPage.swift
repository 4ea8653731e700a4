import SwiftUI

/// What a phone shows in front of a screen: a sheet of several heights over a plan, a cover, and a popover that stays one.
struct SheetsPage: View {
  @State private var stop: Stop?
  @State private var isPlanned = false
  @State private var isHelpShown = false
  @State private var detent = PresentationDetent.height(220)

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Line 4").font(.title.bold()).padding(.trailing, 8)
        Button("Help", systemImage: "questionmark.circle") { isHelpShown = true }
          .labelStyle(.iconOnly)
          .popover(isPresented: $isHelpShown) {
            Text("Press a stop to see when the next trams leave.").frame(width: 180).padding(14)
              .presentationCompactAdaptation(.popover)
          }
        Button("Plan", systemImage: "calendar") { isPlanned = true }.labelStyle(.iconOnly)
        Spacer()
      }
      .font(.title3)
      .padding(.horizontal, 24)
      .padding(.top, 20)
      LinePlan(stop: $stop)
      Spacer(minLength: 0)
    }
    .frame(maxWidth: 560, maxHeight: .infinity)
    .frame(maxWidth: .infinity)
    .background(.background)
    .sheet(item: $stop) { stop in
      Departures(stop: stop, detent: $detent)
        .presentationDetents([.height(220), .large], selection: $detent)
        .presentationBackgroundInteraction(.enabled(upThrough: .height(220)))
    }
    .fullScreenCover(isPresented: $isPlanned) { TripPlan() }
    .environment(\.platformProfile, .phone)
  }
}

private struct Stop: Identifiable, Hashable {
  let name: String
  let minutes: Int
  var id: String { name }

  static let all = [
    Stop(name: "Harbour", minutes: 2), Stop(name: "Fish Market", minutes: 4),
    Stop(name: "Old Town", minutes: 7),
    Stop(name: "University", minutes: 11), Stop(name: "Forest", minutes: 16),
  ]
}

private struct LinePlan: View {
  @Binding var stop: Stop?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Stop.all) { each in
        Button {
          stop = each
        } label: {
          HStack(spacing: 16) {
            ZStack {
              Rectangle().fill(.indigo).frame(width: 6)
                .padding(.top, each == Stop.all.first ? 22 : 0)
                .padding(.bottom, each == Stop.all.last ? 22 : 0)
              Circle().fill(.white).overlay { Circle().strokeBorder(.indigo, lineWidth: 4) }
                .frame(width: 22, height: 22)
            }
            .frame(height: 52)
            Text(each.name).font(each == stop ? .headline : .body)
            Spacer(minLength: 0)
          }
          .contentShape(.rect)
        }
        .buttonStyle(.plain)
      }
    }
    .padding(24)
  }
}

private struct Departures: View {
  let stop: Stop
  @Binding var detent: PresentationDetent

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<(detent == .large ? 8 : 2), id: \.self) { number in
          LabeledContent("\(stop.minutes + 6 * number) min") { Text("Line 4 to Forest") }
        }
      }
      .navigationTitle(stop.name)
      .toolbarTitleDisplayMode(.inline)
    }
  }
}

private struct TripPlan: View {
  @Environment(\.dismiss) private var dismiss
  @State private var when = "Now"

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("From", value: "Harbour")
        LabeledContent("To", value: "Forest")
        Picker("When", selection: $when) {
          ForEach(["Now", "Tonight", "Tomorrow"], id: \.self) { Text($0) }
        }
      }
      .navigationTitle("A Trip")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
  }
}
