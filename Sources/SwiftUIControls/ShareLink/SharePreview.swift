import DataTransfer
import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// What is shown of an item that is shared: its title, with a picture or an icon.
///
/// The menu of a `ShareLink` has the title above its items, with the picture where that is an `Image`.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  let title: Text
  let image: Image?
  let icon: Icon?

  private init(_ title: Text, _ image: Image?, _ icon: Icon?) {
    self.title = title
    self.image = image
    self.icon = icon
  }
}
extension SharePreview {
  /// A preview with a translated title and a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(Text(titleKey), image, icon)
  }

  /// A preview with a title that a resource names and a picture and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(Text(titleResource), image, icon)
  }

  /// A preview with a title as it is and a picture and an icon.
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol {
    self.init(Text(title), image, icon)
  }

  /// A preview with a title that is a text and a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title, image, icon)
  }
}

extension SharePreview where Icon == Never {
  /// A preview with a translated title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(Text(titleKey), image, nil)
  }

  /// A preview with a title that a resource names and a picture.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(Text(titleResource), image, nil)
  }

  /// A preview with a title as it is and a picture.
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image) where S: StringProtocol {
    self.init(Text(title), image, nil)
  }

  /// A preview with a title that is a text and a picture.
  public init(_ title: Text, image: Image) {
    self.init(title, image, nil)
  }
}

extension SharePreview where Image == Never {
  /// A preview with a translated title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(Text(titleKey), nil, icon)
  }

  /// A preview with a title that a resource names and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.init(Text(titleResource), nil, icon)
  }

  /// A preview with a title as it is and an icon.
  @_disfavoredOverload
  public init<S>(_ title: S, icon: Icon) where S: StringProtocol {
    self.init(Text(title), nil, icon)
  }

  /// A preview with a title that is a text and an icon.
  public init(_ title: Text, icon: Icon) {
    self.init(title, nil, icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a translated title and nothing else.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(Text(titleKey), nil, nil)
  }

  /// A preview with a title that a resource names and nothing else.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init(Text(titleResource), nil, nil)
  }

  /// A preview with a title as it is and nothing else.
  @_disfavoredOverload
  public init<S>(_ title: S) where S: StringProtocol {
    self.init(Text(title), nil, nil)
  }

  /// A preview with a title that is a text and nothing else.
  public init(_ title: Text) {
    self.init(title, nil, nil)
  }
}
