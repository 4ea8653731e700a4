import Foundation
import HeadlessHost
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

/// Counts the objects of its views that live.
@MainActor final class Register {
  var living = 0
  var made = 0
  nonisolated init() {}
}

@MainActor final class Entry: ObservableObject {
  let register: Register
  init(_ register: Register) {
    self.register = register
    register.living += 1
    register.made += 1
  }
  isolated deinit { register.living -= 1 }
}

/// A view that holds an object, and gives actions that hold it to what it shows.
struct Holding<Content: View>: View {
  @StateObject private var entry: Entry
  @State private var count = 0
  /// What a program's action has.
  private let held: Entry
  let content: @MainActor (_ act: @escaping @MainActor () -> Void) -> Content

  init(
    _ register: Register,
    @ViewBuilder content: @escaping @MainActor (@escaping @MainActor () -> Void) -> Content
  ) {
    _entry = StateObject(wrappedValue: Entry(register))
    held = Entry(register)
    self.content = content
  }

  var body: some View {
    content { [held] in count += entry.register.made + held.register.made }
  }
}

struct HeldText: View {
  let register: Register
  var body: some View { Holding(register) { _ in Text("Held") } }
}

/// What a window shows, and what its user does with it before the window closes.
struct WindowUse: CustomTestStringConvertible {
  let name: String
  let view: @MainActor (Register) -> AnyView
  let steps: @MainActor (HeadlessSession) throws -> Void

  init(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor (Register) -> some View,
    steps: @escaping @MainActor (HeadlessSession) throws -> Void = { _ in }
  ) {
    self.name = name
    self.view = { AnyView(view($0)) }
    self.steps = steps
  }

  var testDescription: String { name }
}

private let navigation: [WindowUse] = [
  WindowUse("a navigation stack at its root") { register in
    NavigationStack { Holding(register) { act in Button("Act", action: act).navigationTitle("Root") } }
  },
  WindowUse("a navigation stack with a value on its path") { register in
    Holding(register) { _ in
      NavigationStack {
        NavigationLink("Go", value: 1)
          .navigationDestination(for: Int.self) { _ in HeldText(register: register) }
      }
    }
  } steps: {
    try $0.tap("Go")
  },
  WindowUse("a screen of a link") { register in
    NavigationStack { NavigationLink("Go") { Holding(register) { act in Button("Act", action: act) } } }
  } steps: {
    try $0.tap("Go")
    $0.advance(by: 2)
    try $0.tap("Act")
  },
  WindowUse("a navigation stack on its way back") { register in
    NavigationStack { NavigationLink("Go") { HeldText(register: register).navigationTitle("There") } }
      .environment(\.platformProfile, .phone)
  } steps: {
    try $0.tap("Go")
    $0.advance(by: 2)
    try $0.tap("Back")
    $0.advance(by: 0.1)
  },
  WindowUse("a screen that a binding presents") { register in
    Presenting(register: register)
  } steps: {
    try $0.tap("Present")
    $0.advance(by: 0.1)
  },
  WindowUse("a toolbar") { register in
    Holding(register) { act in
      NavigationStack { HeldText(register: register).toolbar { Button("Tool", action: act) } }
    }
  } steps: {
    try $0.tap("Tool")
  },
]

private struct Presenting: View {
  let register: Register
  @State private var isPresented = false
  var body: some View {
    NavigationStack {
      Button("Present") { isPresented = true }
        .navigationDestination(isPresented: $isPresented) { HeldText(register: register) }
    }
  }
}

private let panels: [WindowUse] = [
  WindowUse("an open menu") { register in
    Holding(register) { act in Menu("Menu") { Button("Item", action: act) } }
  } steps: {
    try $0.tap("Menu")
    $0.press(.downArrow)
  },
  WindowUse("an open menu within a menu") { register in
    Holding(register) { act in Menu("Menu") { Menu("Inner") { Button("Item", action: act) } } }
  } steps: {
    try $0.tap("Menu")
    try $0.tap("Inner")
  },
  WindowUse("a menu whose items have states and objects") { register in
    Menu("Menu") { Holding(register) { act in Button("Item", action: act) } }
  } steps: {
    try $0.tap("Menu")
    try $0.tap("Item")
    try $0.tap("Menu")
  },
  WindowUse("a menu that has been closed") { register in
    Holding(register) { act in Menu("Menu") { Button("Item", action: act) } }
  } steps: {
    try $0.tap("Menu")
    $0.press(.escape)
  },
  WindowUse("an open context menu") { register in
    Holding(register) { act in Text("Base").contextMenu { Button("Item", action: act) } }
  } steps: {
    try $0.secondaryClick("Base")
  },
  WindowUse("an open picker") { register in
    Holding(register) { _ in
      Picker("Picker", selection: .constant(1)) {
        Holding(register) { _ in Text("Held") }.tag(1)
        HeldText(register: register).tag(2)
      }
    }
  } steps: {
    try $0.tap("Picker")
  },
  WindowUse("an open date picker and a colour picker") { register in
    Holding(register) { _ in
      DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))
      ColorPicker("Colour", selection: .constant(Color.red))
    }
  } steps: {
    try $0.tap("Colour")
  },
]

private let input: [WindowUse] = [
  WindowUse("a button that is pressed") { register in
    Holding(register) { act in Button("Act", action: act) }
  } steps: {
    let frame = try $0.find("Act").frame
    $0.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY), lifts: false)
  },
  WindowUse("a drag that goes on, and a long press") { register in
    Holding(register) { act in
      Color.red.frame(width: 80, height: 80)
        .gesture(DragGesture().onChanged { _ in act() }.simultaneously(with: LongPressGesture()))
    }
  } steps: {
    $0.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 120, y: 100), lifts: false)
  },
  WindowUse("something that is dragged from one view to another") { register in
    Holding(register) { act in
      Text("Source").draggable("text") { HeldText(register: register) }
      Text("Target").dropDestination(for: String.self) { _, _ in
        act()
        return true
      }
    }
  } steps: {
    let frame = try $0.find("Source").frame
    $0.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: 150, y: 190), lifts: false)
  },
  WindowUse("a field with the focus") { register in
    Holding(register) { act in
      TextField("Field", text: .constant("text")).onSubmit(act).onKeyPress(.space) {
        act()
        return .ignored
      }
    }
  } steps: {
    try $0.find("Field").focus()
    $0.type("more")
  },
  WindowUse("hovered views, shortcuts and values of the focus") { register in
    Holding(register) { act in
      Button("Act", action: act).keyboardShortcut("k").onHover { _ in act() }.help("Help")
        .focusedSceneValue(\.held, act)
    }
  } steps: {
    try $0.find("Act").hover()
    $0.press("k", modifiers: .command)
  },
  WindowUse("custom actions and rotors") { register in
    Holding(register) { act in
      Text("Spoken").accessibilityAction(named: "Do", act)
        .accessibilityRotor("Rotor") { AccessibilityRotorEntry("Entry", id: 1) }
    }
  } steps: {
    try $0.find("Spoken").perform(.named("Do"))
  },
]

extension FocusedValues {
  fileprivate var held: (@MainActor () -> Void)? {
    get { self[HeldKey.self] }
    set { self[HeldKey.self] = newValue }
  }
  private struct HeldKey: FocusedValueKey { typealias Value = @MainActor () -> Void }
}

private let motion: [WindowUse] = [
  WindowUse("animators and timelines") { register in
    Holding(register) { _ in
      PhaseAnimator([0.0, 1]) { HeldText(register: register).opacity($0) }
      KeyframeAnimator(initialValue: 0.0, repeating: true) { value in
        HeldText(register: register).offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
      }
      TimelineView(.animation) { context in
        Text(verbatim: "\(context.date.timeIntervalSince1970)")
      }
    }
  } steps: {
    $0.advance(by: 0.3)
  },
  WindowUse("a completion that has not come") { register in
    Holding(register) { act in
      Animated(completion: act)
    }
  } steps: {
    try $0.tap("Animate")
    $0.advance(by: 0.1)
  },
  WindowUse("what another is matched to, and readers of geometry") { register in
    Matching(register: register)
  } steps: {
    try $0.tap("Match")
    $0.advance(by: 0.1)
  },
]

private struct Animated: View {
  let completion: @MainActor () -> Void
  @State private var isWide = false
  var body: some View {
    Button("Animate") {
      withAnimation(.linear(duration: 2)) {
        isWide = true
      } completion: {
        completion()
      }
    }
    .frame(width: isWide ? 200 : 100)
  }
}

private struct Matching: View {
  let register: Register
  @State private var isOther = false
  @State private var width = 0.0
  @Namespace private var names
  var body: some View {
    Button("Match") { withAnimation(.linear(duration: 2)) { isOther.toggle() } }
    if isOther {
      HeldText(register: register).matchedGeometryEffect(id: 1, in: names).frame(width: 150)
    } else {
      HeldText(register: register).matchedGeometryEffect(id: 1, in: names)
    }
    GeometryReader { proxy in
      Holding(register) { act in
        Color.clear.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
          act()
        }
        .onAppear { width = proxy.size.width }
      }
    }
  }
}

@MainActor
@Suite("Nothing is left of a window that closes while it is used")
struct LifetimesInUseTests {
  private struct Held { weak var object: AnyObject? }

  @Test("objects, graph and session are freed", arguments: navigation + panels + input + motion + rows)
  func closing(use: WindowUse) throws {
    let register = Register()
    var left: [Held] = []
    do {
      let session = HeadlessSession(use.view(register), size: CGSize(width: 220, height: 220))
      session.update()
      try use.steps(session)
      _ = session.picture
      left = [Held(object: session.session), Held(object: session.session.graph)]
    }
    #expect(register.made > 0)
    #expect(register.living == 0)
    #expect(left.allSatisfy { $0.object == nil })
  }
}
