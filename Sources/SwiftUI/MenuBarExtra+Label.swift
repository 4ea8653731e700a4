import ImageViews
import SceneHost
import SwiftUICore
import SwiftUIControls
import TextViews

extension MenuBarExtra where Label == SwiftUIControls.Label<Text, Image> {
  /// An item with a title, translated, and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), isInserted: nil, content: content())
  }

  /// An item with a title, translated, and a symbol, which is there while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), isInserted: isInserted, content: content())
  }

  /// An item with a title, translated, and an image of the program's resources.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), isInserted: nil, content: content())
  }

  /// An item with a title, translated, and an image, which is there while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), isInserted: isInserted, content: content())
  }

  /// An item with a title, as it is, and a symbol.
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(title: Text(title), isInserted: nil, content: content())
  }

  /// An item with a title, as it is, and a symbol, which is there while a value is true.
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(title: Text(title), isInserted: isInserted, content: content())
  }

  /// An item with a title, as it is, and an image of the program's resources.
  @_disfavoredOverload
  public init<S>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(title: Text(title), isInserted: nil, content: content())
  }

  /// An item with a title, as it is, and an image, which is there while a value is true.
  @_disfavoredOverload
  public init<S>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(title: Text(title), isInserted: isInserted, content: content())
  }
}
