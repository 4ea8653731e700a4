import OpenCombine
import SwiftUIControls
import SwiftUICore
import TextViews
import ViewGraph

/// The state of a screen: it lives as long as the screen does.
final class Probe: ObservableObject {
  private let census: Census
  private let label: String

  @MainActor init(_ census: Census, _ label: String) {
    self.census = census
    self.label = label
    census.isBorn(label)
  }

  deinit {
    // A tree is released where it is used.
    MainActor.assumeIsolated { [census, label] in census.hasDied(label) }
  }
}

/// A screen: its name, a way on and a way out.
struct ScreenView: View {
  let label: String
  let census: Census
  @StateObject private var probe: Probe
  @Environment(\.dismiss) private var dismiss

  init(_ label: String, _ census: Census) {
    self.label = label
    self.census = census
    _probe = StateObject(wrappedValue: Probe(census, label))
  }

  var body: some View {
    VStack {
      Text(label)
      NavigationLink("Push", value: History.pushed)
      Button("Close") { dismiss() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { census.appears(label) }
    .onDisappear { census.disappears(label) }
  }
}

/// A stack of screens.
struct StackView: View {
  @Bindable var stack: StackModel
  let layer: LayerModel
  let census: Census

  var body: some View {
    if stack.isErased {
      NavigationStack(path: stack.path) { root }
    } else {
      NavigationStack(path: $stack.values) { root }
    }
  }

  @ViewBuilder private var root: some View {
    let screen = ScreenView(stack.rootLabel, census)
      .navigationTitle("Title")
      .navigationDestination(for: Int.self) { ScreenView(stack.label(of: $0), census) }
      .navigationDestination(isPresented: $stack.hasDetail) { ScreenView(stack.detailLabel, census) }
    if layer.presenter == .root, stack === layer.stacks[0] {
      screen.modifier(Presenting(layer: layer, census: census))
    } else {
      screen
    }
  }
}

extension StackModel {
  var rootLabel: String { "Root \(number)" }
  var detailLabel: String { "Detail \(number)" }
  func label(of value: Int) -> String { "Value \(value) of \(number)" }
}

/// What a layer consists of, and what it presents.
struct LayerView: View {
  @Bindable var layer: LayerModel
  let census: Census

  var body: some View {
    if layer.presenter == .around {
      content.modifier(Presenting(layer: layer, census: census))
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    switch layer.style {
    case .stack: StackView(stack: layer.stacks[0], layer: layer, census: census)
    case .tabs:
      TabView(selection: $layer.tab) {
        ForEach(Array(layer.stacks.enumerated()), id: \.offset) { index, stack in
          StackView(stack: stack, layer: layer, census: census)
            .tabItem { Text("Tab \(index) of \(layer.number)") }
            .tag(index)
        }
      }
    case .columns:
      NavigationSplitView {
        List(0..<4, id: \.self, selection: $layer.row) { Text("Row \($0)") }
      } detail: {
        StackView(stack: layer.stacks[0], layer: layer, census: census)
      }
    }
  }
}

/// The presentations of a layer.
struct Presenting: ViewModifier {
  @Bindable var layer: LayerModel
  let census: Census

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: layer.isPresented(.sheet)) { front(.sheet) }
      .sheet(item: item) { LayerView(layer: $0, census: census) }
      .fullScreenCover(isPresented: layer.isPresented(.cover)) { front(.cover) }
      .popover(isPresented: layer.isPresented(.popover)) { front(.popover).frame(width: 300, height: 300) }
      .alert("Alert of \(layer.number)", isPresented: layer.isPresented(.alert)) { Button("OK") {} }
      .confirmationDialog("Dialog of \(layer.number)", isPresented: layer.isPresented(.dialog)) {
        Button("OK") {}
      }
  }

  @ViewBuilder private func front(_ kind: Presentation) -> some View {
    // Another layer may come in the place of one before anybody has looked.
    if let layer = layer.layers[kind] { LayerView(layer: layer, census: census).id(layer.number) }
  }

  private var item: Binding<LayerModel?> {
    Binding {
      layer.presented == .item ? layer.layers[.item] : nil
    } set: {
      if $0 == nil, layer.presented == .item { layer.presented = nil }
    }
  }
}
