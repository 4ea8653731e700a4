import Foundation
import Geometry
import SwiftUIControls
import SwiftUICore
import ViewGraph

extension Production {
  /// Views of several parts, each made by a style or by other views.
  static let controls: [Production] = [
    .leaf("link", 0.4) { _ in Link("Link", destination: address) },
    .leaf("labeledValue", 0.4) { LabeledContent("Label", value: "\($0.variety(9))") },
    .leaf("unavailable", 0.3) {
      ContentUnavailableView(
        "Nothing", systemImage: "star", description: $0.flag(0) ? Text(verbatim: "Why") : nil)
    },
    .container("list", 0.5) { $0.content.inList() },
    .container("button", 0.5) { $0.content.inButton($0) },
    .container("toggle", 0.3) { $0.content.inToggle($0) },
    .container("stepper", 0.3) { $0.content.inStepper($0) },
    .container("groupBox", 0.3) { parts in parts.content.inGroupBox() },
    .container("disclosureGroup", 0.3) { $0.content.inDisclosureGroup($0) },
    .container("gauge", 0.3) { $0.content.inGauge($0) },
    .container("picker", 0.5) { $0.content.inPicker($0) },
    .container("menu", 0.3) { $0.content.asMenu() },
    .container("controlGroup", 0.3) { $0.content.inControlGroup() },
    .modifier("contextMenu", 0.2) { $0.content.contextMenu { Button("Item") {} } },
    .modifier("labelsHidden", 0.2) { $0.content.labelsHidden() },
    .container("navigationStack", 0.2) { $0.content.inNavigationStack() },
    .pair("labelOfViews", 0.5) { label($0.first, $0.rest) },
    .pair("labeledContent", 0.5) { labeledContent($0.first, $0.rest) },
    .pair("unavailableOfViews", 0.3) { unavailable($0.first, $0.rest) },
    .modifier("labelStyle", 0.3) { $0.content.labelsStyled($0) },
    .modifier("buttonStyle", 0.3, closures: true) { $0.content.buttonsStyled($0) },
    .modifier("disabled", 0.3) { $0.content.disabled($0.flag(0)) },
    .modifier("navigationTitle", 0.2) {
      $0.content.navigationTitle(Text(verbatim: "Title \($0.variety(4))"))
    },
  ]

  private static let address = URL(filePath: "/")

  @MainActor
  private static func label<A: View, B: View>(_ first: A, _ rest: B) -> any View {
    Label {
      rest
    } icon: {
      first
    }
  }

  @MainActor
  private static func labeledContent<A: View, B: View>(_ first: A, _ rest: B) -> any View {
    LabeledContent {
      rest
    } label: {
      first
    }
  }

  @MainActor
  private static func unavailable<A: View, B: View>(_ first: A, _ rest: B) -> any View {
    ContentUnavailableView {
      first
    } description: {
      rest
    } actions: {
      Button("Again") {}
    }
  }
}

extension View {
  fileprivate func inList() -> some View { List { self } }
  fileprivate func inNavigationStack() -> some View { NavigationStack { self } }
  fileprivate func inToggle(_ parts: Parts) -> some View {
    Toggle(isOn: .constant(parts.flag(0))) { self }
  }
  fileprivate func inStepper(_ parts: Parts) -> some View {
    Stepper(value: .constant(parts.variety(5)), in: 0...4) { self }
  }
  fileprivate func inGroupBox() -> some View {
    GroupBox("Box") { self }
  }
  fileprivate func inDisclosureGroup(_ parts: Parts) -> some View {
    let content = self
    return DisclosureGroup("More", isExpanded: .constant(parts.flag(0))) { content }
  }
  fileprivate func inGauge(_ parts: Parts) -> some View {
    Gauge(value: Double(parts.x), in: 0...50) { self }
  }
  fileprivate func inPicker(_ parts: Parts) -> some View {
    Picker("Choice", selection: .constant(parts.variety(3))) {
      self
      Text(verbatim: "One").tag(1)
    }
    .pickersStyled(parts)
  }
  @ViewBuilder
  private func pickersStyled(_ parts: Parts) -> some View {
    switch parts.variety(5) {
    case 0: pickerStyle(.segmented)
    case 1: pickerStyle(.inline)
    case 2: pickerStyle(.palette)
    case 3: pickerStyle(.wheel)
    // An open menu is state that a tree from scratch has not.
    default: pickerStyle(.menu).allowsHitTesting(false)
    }
  }
  /// Not to be opened: an open menu is state that a tree from scratch has not.
  fileprivate func asMenu() -> some View {
    Menu {
      Button("Item") {}
    } label: {
      self
    }
    .allowsHitTesting(false)
  }
  fileprivate func inControlGroup() -> some View {
    ControlGroup { self }
  }
  fileprivate func inButton(_ parts: Parts) -> some View {
    Button(role: parts.flag(0) ? .destructive : nil) {
    } label: {
      self
    }
  }

  @ViewBuilder
  fileprivate func labelsStyled(_ parts: Parts) -> some View {
    switch parts.variety(4) {
    case 0: labelStyle(.iconOnly)
    case 1: labelStyle(.titleOnly)
    case 2: labelStyle(.titleAndIcon)
    default: labelStyle(.automatic)
    }
  }

  @ViewBuilder
  fileprivate func buttonsStyled(_ parts: Parts) -> some View {
    switch parts.variety(5) {
    case 0: buttonStyle(.bordered)
    case 1: buttonStyle(.borderedProminent)
    case 2: buttonStyle(.borderless)
    case 3: buttonStyle(.plain)
    default: buttonStyle(Pressable(amount: parts.x, reading: parts.reading))
    }
  }
}

/// A style of a program's own.
struct Pressable: ButtonStyle {
  var amount: CGFloat
  var reading: Reading?

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(amount + reading()).opacity(configuration.isPressed ? 0.5 : 1)
  }
}
