import Foundation

extension URL {
  /// An address as a reader is shown it: without query, fragment, user and password unless they are asked for.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A part of an address.
    public enum Component: Int, Codable, Hashable, Sendable {
      /// The parts in the order in which an address has them.
      case scheme, user, password, host, port, path, query, fragment
    }

    /// Whether a part is shown.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate enum Choice: Codable, Hashable {
        case always, never, httpFamily
        case display(Component, Set<String>)
        case omit(Component, Set<String>)
      }
      fileprivate let choice: Choice

      /// Wherever there is such a part.
      public static var always: Self { Self(choice: .always) }
      /// Nowhere.
      public static var never: Self { Self(choice: .never) }
      /// Not for `http` and `https`.
      public static var omitIfHTTPFamily: Self { Self(choice: .httpFamily) }

      /// Only where a part of the address is one of some strings.
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(choice: .display(component, requirements))
      }

      /// Not where a part of the address is one of some strings.
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(choice: .omit(component, requirements))
      }
    }

    private var options: [Component: ComponentDisplayOption]

    /// A style with a choice for each part.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: ComponentDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      options = [
        .scheme: scheme, .user: user, .password: password, .host: host, .port: port, .path: path,
        .query: query, .fragment: fragment,
      ]
    }

    /// The address; as it is where it has no known parts.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      func shown(_ component: Component) -> String? {
        guard let text = Self.text(component, parts), !text.isEmpty else { return nil }
        switch options[component]?.choice {
        case .always: return text
        case .never, nil: return nil
        case .httpFamily: return ["http", "https"].contains(parts.scheme?.lowercased() ?? "") ? nil : text
        case .display(let other, let wanted): return Self.matches(other, parts, wanted) ? text : nil
        case .omit(let other, let wanted): return Self.matches(other, parts, wanted) ? nil : text
        }
      }
      var text = shown(.scheme).map { $0 + (parts.host == nil ? ":" : "://") } ?? ""
      if let user = shown(.user) { text += user + (shown(.password).map { ":" + $0 } ?? "") + "@" }
      text += (shown(.host) ?? "") + (shown(.port).map { ":" + $0 } ?? "") + (shown(.path) ?? "")
      text += (shown(.query).map { "?" + $0 } ?? "") + (shown(.fragment).map { "#" + $0 } ?? "")
      return text
    }

    private static func matches(
      _ component: Component, _ parts: URLComponents, _ wanted: Set<String>
    ) -> Bool { text(component, parts).map(wanted.contains) ?? false }

    private static func text(_ component: Component, _ parts: URLComponents) -> String? {
      switch component {
      case .scheme: parts.scheme
      case .user: parts.user
      case .password: parts.password
      case .host: parts.host
      case .port: parts.port.map(String.init)
      case .path: parts.path
      case .query: parts.query
      case .fragment: parts.fragment
      }
    }

    private func setting(_ component: Component, _ option: ComponentDisplayOption) -> Self {
      var style = self
      style.options[component] = option
      return style
    }

    /// The style with the scheme shown or not.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
      setting(.scheme, strategy)
    }
    /// The style with the user shown or not.
    public func user(_ strategy: ComponentDisplayOption = .always) -> Self {
      setting(.user, strategy)
    }
    /// The style with the password shown or not.
    public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
      setting(.password, strategy)
    }
    /// The style with the host shown or not.
    public func host(_ strategy: ComponentDisplayOption = .always) -> Self {
      setting(.host, strategy)
    }
    /// The style with the port shown or not.
    public func port(_ strategy: ComponentDisplayOption = .always) -> Self {
      setting(.port, strategy)
    }
    /// The style with the path shown or not.
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
      setting(.path, strategy)
    }
    /// The style with the query shown or not.
    public func query(_ strategy: ComponentDisplayOption = .always) -> Self {
      setting(.query, strategy)
    }
    /// The style with the fragment shown or not.
    public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
      setting(.fragment, strategy)
    }
  }

  /// The address in the form of a style.
  public func formatted<S>(_ style: S) -> S.FormatOutput
  where S: Foundation.FormatStyle, S.FormatInput == URL { style.format(self) }

  /// The address without query, fragment, user and password.
  public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// An address without query, fragment, user and password.
  public static var url: Self { Self() }
}
