import Foundation
import SwiftUICore
import ViewGraph

/// What shows where there is nothing to show: a large symbol, what is missing, why, and what can be done.
///
/// It takes the whole of what it is proposed, with its parts in the middle; where nothing is proposed it is
/// as large as its parts.
public struct ContentUnavailableView<Label, Description, Actions>
where Label: View, Description: View, Actions: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A view of three parts, one below the other.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack(spacing: 6) {
      label.labelStyle(UnavailableLabelStyle())
      description
        .font(.callout)
        .defaultForegroundStyle(.secondary)
        .multilineTextAlignment(.center)
      Group(subviews: actions) { actions in
        if !actions.isEmpty { VStack(spacing: 8) { actions }.padding(.top, 8) }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The symbol above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 10) {
      configuration.icon.font(.system(size: 44)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUIControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  private nonisolated init(_ label: Label, _ description: Text?) {
    self.init(label: { label }, description: { description })
  }

  /// A translated title with an image of the program's resources.
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(SwiftUIControls.Label(title, image: name), description)
  }

  /// A translated title with a symbol.
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(SwiftUIControls.Label(title, systemImage: name), description)
  }

  /// A translated title with an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(SwiftUIControls.Label(title, image: name), description)
  }

  /// A translated title with a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(SwiftUIControls.Label(title, systemImage: name), description)
  }

  /// A title as it is with an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image name: String, description: Text? = nil)
  where S: StringProtocol {
    self.init(SwiftUIControls.Label(title, image: name), description)
  }

  /// A title as it is with a symbol.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage name: String, description: Text? = nil)
  where S: StringProtocol {
    self.init(SwiftUIControls.Label(title, systemImage: name), description)
  }
}

/// The parts of the view that a search without results shows.
public struct SearchUnavailableContent {
  /// "No Results" in the environment's language, with a looking glass.
  public struct Label: View {
    let query: String?
    @Environment(\.locale) private var locale

    nonisolated init(query: String?) { self.query = query }

    public var body: some View {
      SwiftUIControls.Label {
        if let phrases = SearchPhrases(locale) {
          Text(verbatim: query.map(phrases.title(for:)) ?? phrases.title)
        } else if let query {
          Text("No Results for “\(query)”")
        } else {
          Text("No Results")
        }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// What to do about it, in the environment's language.
  public struct Description: View {
    @Environment(\.locale) private var locale

    nonisolated init() {}

    public var body: some View {
      if let phrases = SearchPhrases(locale) {
        Text(verbatim: phrases.advice)
      } else {
        Text("Check the spelling or try a new search.")
      }
    }
  }

  /// Nothing.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What a search without results shows.
  public static var search: Self {
    Self {
      SearchUnavailableContent.Label(query: nil)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  /// What a search for a text shows when there are no results. An empty text is not mentioned.
  public static func search(text: String) -> Self {
    Self {
      SearchUnavailableContent.Label(query: text.isEmpty ? nil : text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
