import Foundation
import SwiftUICore
import ViewGraph

/// A title with an icon.
///
/// The icon stands before the title, on its first baseline. `labelStyle(_:)` chooses what of both shows.
public struct Label<Title, Icon> where Title: View, Icon: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style
  @Environment(\.labelSubtitles) private var subtitles

  /// A label of two views, which its style arranges. Whatever they are, the label is one element in its
  /// container.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  public var body: some View {
    style.body(
      LabelStyleConfiguration(
        title: .init(content: titleAndSubtitles, isKnown: title is Text),
        icon: .init(
          content: subtitles == nil ? AnyView(icon) : AnyView(icon.environment(\.labelSubtitles, nil))))
    )
    .modifier(TitleSemantics(title: title as? Text))
  }

  private var titleAndSubtitles: AnyView {
    // The title that a style was given has them already.
    guard let subtitles, !(title is LabelStyleConfiguration.Title) else { return AnyView(title) }
    return AnyView(
      VStack(alignment: .leading, spacing: 2) {
        title
        subtitles
      }
      .environment(\.labelSubtitles, nil))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label of a title that is looked up in the program's string tables and an image of its resources.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// A label of a title that is looked up in the program's string tables and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A label of a title as it is and an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// A label of a title as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A label of a translated title and an image resource.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// A label of a title as it is and an image resource.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image resource: ImageResource) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label of a title that is looked up in the program's string tables and an image of its resources.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(name)
    }
  }

  /// A label of a title that is looked up in the program's string tables and a symbol.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A label of a translated title and an image resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(resource)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was given, shown in the style around: for styles that decorate others.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
