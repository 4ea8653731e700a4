import SwiftUI

/// A colour for what is chosen and what can be tapped.
enum Accent: String, CaseIterable, Identifiable {
  case orange, pink, purple, blue, green

  var id: Self { self }

  var color: Color {
    switch self {
    case .orange: .orange
    case .pink: .pink
    case .purple: .purple
    case .blue: .blue
    case .green: .green
    }
  }
}
