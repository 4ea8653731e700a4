import Foundation
import SwiftUICore
import ViewGraph

/// The view for the values of a type. Another object each time the program declares it, and the same until then.
final class Destination {
  let type: ObjectIdentifier
  let make: (AnyHashable) -> AnyView?

  nonisolated init(type: ObjectIdentifier, make: @escaping (AnyHashable) -> AnyView?) {
    (self.type, self.make) = (type, make)
  }
}

struct DestinationList: Equatable {
  var list: [Destination]
  static func == (a: Self, b: Self) -> Bool { a.list.elementsEqual(b.list) { $0 === $1 } }
}

/// The destinations of a stack, the same object until they change.
final class DestinationTable {
  let list: [Destination]
  init(_ list: [Destination]) { self.list = list }

  /// Whether there are views for values of its type.
  func has(_ value: AnyHashable) -> Bool { destination(for: value) != nil }

  /// What makes the view of a screen; nil for a screen that has its own, and where the type of its value has none.
  func destination(of kind: PushedScreen.Kind) -> Destination? {
    if case .value(let value) = kind { destination(for: value) } else { nil }
  }

  private func destination(for value: AnyHashable) -> Destination? {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    return list.first { $0.type == type }
  }
}

struct DestinationsKey: PreferenceKey {
  static var defaultValue: DestinationList { DestinationList(list: []) }
  static func reduce(value: inout DestinationList, nextValue: () -> DestinationList) {
    value.list += nextValue().list
  }
}

/// The view of a screen above the root. It is made anew when its own destination is declared anew, and not with those of others:
/// it may declare some itself.
struct DestinationView: View {
  let kind: PushedScreen.Kind
  let destination: Destination?

  var body: some View {
    switch kind {
    case .presented(let screen): screen.content
    case .value(let value):
      if let made = destination?.make(value) {
        made
      } else {
        MissingDestination(type: "\(Swift.type(of: value.base))")
      }
    }
  }
}

/// Stands for the view of a value for whose type there is no destination: a warning sign.
private struct MissingDestination: View {
  let type: String
  /// Destinations of views that have only just come are known after some rounds of the same frame.
  @State private var rounds = 0

  var body: some View {
    ZStack {
      Color.clear
      if rounds > 2 {
        Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundStyle(.yellow)
          .accessibilityLabel(Text(verbatim: "No destination"))
      }
    }
    .onChange(of: rounds, initial: true) {
      if rounds <= 2 { rounds += 1 } else { Self.warn(type) }
    }
  }

  private static func warn(_ type: String) {
    Reporter.report(.invalidValue, "no navigationDestination(for: \(type).self) in the stack")
  }
}

/// Presents a view on the stack around while it has one.
private struct PresentingModifier {
  let destination: AnyView?
  let dismiss: () -> Void
  @OwnObject private var source = ScreenSource()

  nonisolated init(destination: AnyView?, dismiss: @escaping () -> Void) {
    self.destination = destination
    self.dismiss = dismiss
  }
}

extension PresentingModifier: ViewModifier {

  func body(content: Content) -> some View {
    content.background { PresentedScreenSource(destination: destination, source: source, dismiss: dismiss) }
  }
}

/// Sets the preference, while there is a view.
struct PresentedScreenSource: View {
  let destination: AnyView?
  let source: ScreenSource
  var outlivesSource = false
  let dismiss: () -> Void
  @Environment(\.navigation) private var navigation

  var body: some View {
    let _ = source.bodyRuns(isPresenting: destination != nil)
    if let destination {
      Color.clear.allowsHitTesting(false).preference(
        key: PresentedScreensKey.self,
        value: PresentedScreenList(list: [
          PresentedScreen(
            source: source, owner: navigation?.screen ?? 0, outlivesSource: outlivesSource,
            content: destination,
            dismiss: dismiss)
        ]))
    }
  }
}

extension View {
  /// Says which view a navigation stack around shows for the values of a type on its path.
  ///
  /// Of several for a type the one nearest to the root counts. The modifier stands outside of lazy containers, which make
  /// their rows only when they show. A value whose type has no destination is reported, and shows a warning sign.
  public nonisolated func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    let declared = Destination(type: ObjectIdentifier(data)) { value in
      (value.base as? D).map { AnyView(destination($0)) }
    }
    return transformPreference(DestinationsKey.self) { $0.list.insert(declared, at: 0) }
  }

  /// Shows a view on the navigation stack around while a binding is true. Going back writes false.
  ///
  /// The view comes in front of what the stack shows at the moment.
  public nonisolated func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    modifier(
      PresentingModifier(destination: isPresented.wrappedValue ? AnyView(destination()) : nil) {
        isPresented.wrappedValue = false
      })
  }

  /// Shows the view for a value on the navigation stack around while a binding holds one. Going back writes nil. Another
  /// value changes the view that shows.
  public nonisolated func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    modifier(
      PresentingModifier(destination: item.wrappedValue.map { AnyView(destination($0)) }) {
        item.wrappedValue = nil
      })
  }
}
