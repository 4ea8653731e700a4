import SwiftUI

extension ContainerValues {
  /// Whether a poster stands above the others.
  @Entry var isPinned: Bool = false
  /// How many columns a poster takes.
  @Entry var columnSpan: Int = 1
  /// How a container decorates a child.
  @Entry var cardStyle: CardStyle = .standard
}

/// How much a card is made of.
enum CardStyle {
  case standard
  case featured
  case minimal
}

extension View {
  func pinned(_ isPinned: Bool = true) -> some View {
    containerValue(\.isPinned, isPinned)
  }

  func columnSpan(_ span: Int) -> some View {
    containerValue(\.columnSpan, span)
  }

  func cardStyle(_ style: CardStyle) -> some View {
    containerValue(\.cardStyle, style)
  }
}
