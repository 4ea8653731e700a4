import SwiftUI

/// The time, drawn again whenever a schedule says so.
struct ClockPage: View {
  @State private var began: Date?
  @State private var elapsed = 0.0
  @State private var ticks = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    LiveFrame("Clock", "Each view is drawn again when its schedule says so, and not in between.") {
      HStack(spacing: 16) {
        LiveCard("Every second") {
          TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
            ClockFace(date: context.date)
          }
          .frame(height: 220)
          .frame(maxWidth: .infinity)
        }
        LiveCard("In each frame") {
          TimelineView(.animation(paused: began == nil)) { context in
            Stopwatch(seconds: elapsed + (began.map { context.date.timeIntervalSince($0) } ?? 0))
          }
          .frame(height: 186)
          .frame(maxWidth: .infinity)
          TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.05)) { context in
            HStack {
              Button(began == nil ? "Start" : "Stop") { toggle(at: context.date) }
                .buttonStyle(.borderedProminent)
                .tint(began == nil ? .green : .red)
              Button("Reset") {
                elapsed = 0
                began = began.map { _ in context.date }
              }
              .buttonStyle(.bordered)
            }
            .frame(maxWidth: .infinity)
          }
        }
      }
      LiveCard("Every minute, and a publisher's second") {
        HStack {
          TimelineView(.everyMinute) { context in
            Text(context.date, format: .dateTime.weekday(.wide).day().month(.wide).hour().minute())
              .font(.title3)
          }
          Spacer()
          Image(systemName: ticks.isMultiple(of: 2) ? "metronome" : "metronome.fill")
            .font(.title2)
            .foregroundStyle(.secondary)
            .accessibilityLabel("Metronome")
            .accessibilityValue("\(ticks)")
        }
      }
    }
    .onReceive(timer) { _ in ticks += 1 }
  }

  private func toggle(at date: Date) {
    if let began {
      elapsed += date.timeIntervalSince(began)
      self.began = nil
    } else {
      began = date
    }
  }
}

/// A clock with three hands.
private struct ClockFace: View {
  let date: Date
  @Environment(\.calendar) private var calendar

  var body: some View {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    let (hour, minute, second) = (parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
    ZStack {
      Dial(count: 60, major: 5)
      Hand(length: 0.5, width: 6, color: .primary, turn: (Double(hour) + Double(minute) / 60) / 12)
      Hand(length: 0.75, width: 4, color: .primary, turn: (Double(minute) + Double(second) / 60) / 60)
      Hand(length: 0.85, width: 2, color: .orange, turn: Double(second) / 60)
      Circle().fill(.orange).frame(width: 10, height: 10)
    }
    .aspectRatio(1, contentMode: .fit)
    .accessibilityElement()
    .accessibilityLabel("Time")
    .accessibilityValue(date.formatted(date: .omitted, time: .shortened))
  }
}

/// A stopwatch: a hand that goes round in ten seconds, and the time in figures.
private struct Stopwatch: View {
  let seconds: Double

  var body: some View {
    ZStack {
      Dial(count: 50, major: 5)
      Hand(length: 0.8, width: 2, color: .orange, turn: seconds / 10)
      Circle().fill(.orange).frame(width: 8, height: 8)
      Text(seconds.formatted(.number.precision(.fractionLength(2))))
        .font(.callout.monospacedDigit())
        .offset(y: 34)
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

/// Marks in a circle.
private struct Dial: View {
  let count: Int
  let major: Int

  var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2
      context.translateBy(x: size.width / 2, y: size.height / 2)
      for index in 0..<count {
        let isMajor = index.isMultiple(of: major)
        var mark = Path()
        mark.move(to: CGPoint(x: 0, y: 2 - radius))
        mark.addLine(to: CGPoint(x: 0, y: (isMajor ? 12 : 7) - radius))
        context.stroke(
          mark.applying(CGAffineTransform(rotationAngle: Double(index) / Double(count) * 2 * .pi)),
          with: .color(.secondary.opacity(isMajor ? 1 : 0.5)),
          style: StrokeStyle(lineWidth: isMajor ? 2 : 1, lineCap: .round))
      }
    }
  }
}

/// A hand of a clock, turned from twelve o'clock.
private struct Hand: View {
  let length: CGFloat
  let width: CGFloat
  let color: Color
  let turn: Double

  var body: some View {
    GeometryReader { area in
      let radius = min(area.size.width, area.size.height) / 2
      Capsule().fill(color)
        .frame(width: width, height: radius * length)
        .offset(y: -radius * length / 2)
        .rotationEffect(.degrees(turn * 360))
        .position(x: area.size.width / 2, y: area.size.height / 2)
    }
  }
}
