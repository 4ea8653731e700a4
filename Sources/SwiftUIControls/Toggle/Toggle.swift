import Foundation
import SwiftUICore
import ViewGraph

/// A control that switches something on and off.
///
/// On a phone a label at the leading edge and a switch at the trailing edge of the width that is offered; on the desktop a
/// box with a check mark before the label, as large as both. In a list of several values (`init(sources:isOn:label:)`) it
/// is mixed where some are on and some off; switched, it makes all of them equal.
public struct Toggle<Label> where Label: View {
  private let label: Label
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  @Environment(\.toggleStyle) private var style

  private nonisolated init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    self.isOn = isOn
    self.isMixed = isMixed
  }

  /// A toggle with a label of any views.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isOn: isOn, isMixed: false)
  }

  /// A toggle that switches several values at once. It is on where all are on, and mixed where some are; without any it
  /// is off.
  ///
  /// - Parameters:
  ///   - sources: What the values belong to.
  ///   - isOn: The way from one of them to its value.
  public nonisolated init<C>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.lazy.filter(\.wrappedValue).count
    let all = Binding<Bool> {
      !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue)
    } set: { isOn, transaction in
      for binding in bindings { binding.transaction(transaction).wrappedValue = isOn }
    }
    self.init(label: label(), isOn: all, isMixed: count > 0 && count < bindings.count)
  }
}

extension Toggle: View {
  public var body: some View {
    let isOn = isOn
    style.body(
      ToggleStyleConfiguration(
        label: .init(content: SingleView(label: label)), isOn: isOn, isMixed: isMixed)
    )
    .semantics(.toggle, value: isMixed ? "mixed" : isOn.wrappedValue ? "1" : "0") {
      isOn.wrappedValue.toggle()
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, shown in the style around: for styles that decorate others.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(label: configuration.label, isOn: configuration.$isOn, isMixed: configuration.isMixed)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a translated title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// A toggle with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle with a translated title that switches several values at once.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a title that a resource names and that switches several values at once.
  @_disfavoredOverload
  public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }

  /// A toggle with a title as it is that switches several values at once.
  @_disfavoredOverload
  public nonisolated init<S, C>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUIControls.Label<Text, Image> {
  /// A toggle with a translated title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a title that a resource names and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Label(titleResource, systemImage: systemImage) }
  }

  /// A toggle with a title as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }

  /// A toggle with a translated title and an image of the program's resources.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, image: image) }
  }

  /// A toggle with a title that a resource names and an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Label(titleResource, image: image) }
  }

  /// A toggle with a title as it is and an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image: ImageResource, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Label(title, image: image) }
  }
}
