import SwiftUI

extension View {
  /// The view as the screen of a small phone.
  func phoneScreen(height: CGFloat) -> some View {
    background(.background)
      .environment(\.platformProfile, .phone)
      .clipShape(.rect(cornerRadius: 22, style: .continuous))
      .overlay {
        RoundedRectangle(cornerRadius: 22, style: .continuous).strokeBorder(.secondary.opacity(0.3))
      }
      .frame(height: height)
  }
}
