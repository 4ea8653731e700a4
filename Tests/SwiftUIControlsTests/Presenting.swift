import Foundation
import SwiftUI

@testable import HeadlessHost

/// What a program was told, in order.
@MainActor final class Noted {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

let bothProfiles: [PlatformProfile] = [.phone, .desktop]

/// A window on one of the platforms, for what is presented in it.
@MainActor
func presenting(_ view: some View, _ profile: PlatformProfile = .phone) -> HeadlessSession {
  let size = profile == .phone ? CGSize(width: 390, height: 760) : CGSize(width: 700, height: 520)
  return HeadlessSession(
    view.frame(maxWidth: .infinity, maxHeight: .infinity).environment(\.platformProfile, profile), size: size)
}

extension HeadlessSession {
  /// Whether a view with the label is there for assistive technology.
  func shows(_ name: String) -> Bool { exists(.named(name)) }
  /// Waits until what comes and goes has done so.
  func settled() { advance(by: 2) }
}
