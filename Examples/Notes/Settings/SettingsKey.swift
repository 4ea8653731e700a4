import SwiftUI

/// The names under which the user's choices are stored.
enum SettingsKey {
  static let accent = "accent"
  static let textSize = "textSize"
  static let sortOrder = "sortOrder"
}
