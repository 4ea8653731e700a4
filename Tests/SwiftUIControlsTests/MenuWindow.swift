import Foundation
import HeadlessHost
import SwiftUI
import SwiftUICore

/// What the items of a menu have done.
@MainActor final class MenuLog { var actions: [String] = [] }

/// A window with a control or a view that has a menu, in its middle.
@MainActor
func menuWindow(_ view: some View, _ profile: PlatformProfile = .desktop, rightToLeft: Bool = false)
  -> HeadlessSession
{
  HeadlessSession(
    view.environment(\.platformProfile, profile)
      .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight),
    size: CGSize(width: 400, height: 400))
}
