import SwiftUI

/// A page with what a live program is made of: a button, a field, a circle that is dragged, a spring, texts in several
/// fonts, and a word that a timer brings.
public struct LivePage: View {
  @State private var count = 0
  @State private var name = ""
  @State private var place = CGSize.zero
  @State private var isOn = false
  @State private var hasTicked = false
  @GestureState private var drag = CGSize.zero
  private let timer = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect().first()

  public init() {}

  public var body: some View {
    VStack(spacing: 20) {
      Text(name.isEmpty ? "Hello" : "Hello, \(name)").font(.largeTitle)
      TextField("Name", text: $name).frame(width: 200)
      HStack {
        Button("Count \(count)") { count += 1 }.buttonStyle(.borderedProminent)
        Toggle("Night", isOn: $isOn)
      }
      Circle().fill(.red).frame(width: 60, height: 60)
        .offset(x: place.width + drag.width, y: place.height + drag.height)
        .gesture(
          DragGesture().updating($drag) { value, state, _ in state = value.translation }
            .onEnded { value in
              place = value.translation
              withAnimation(.spring(duration: 0.3, bounce: 0.2)) { place = .zero }
            })
      HStack(alignment: .firstTextBaseline) {
        Text("Bold").bold()
        Text("Fixed").monospaced()
        Text("Small print").font(.caption2)
      }
    }
    .padding()
    .overlay(alignment: .bottomTrailing) { if hasTicked { Text("Tick").font(.caption2) } }
    .onReceive(timer) { _ in hasTicked = true }
    .preferredColorScheme(isOn ? .dark : nil)
  }
}
