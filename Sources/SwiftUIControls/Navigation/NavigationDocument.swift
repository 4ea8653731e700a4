import DataTransfer
import Foundation
import SwiftUICore
import TextViews
import ViewGraph

extension View {
  /// The file that the view shows.
  ///
  /// - Note: No effect on Linux: title bars here have no icon of a file, and menus of titles no header.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }

  /// The value that the view shows.
  ///
  /// - Note: No effect on Linux: title bars here have no icon of a document, and menus of titles no header.
  public nonisolated func navigationDocument<D>(_ document: D) -> some View where D: Transferable { self }

  /// The file that the view shows, with a preview of it.
  ///
  /// - Note: No effect on Linux: title bars here have no icon of a file, and menus of titles no header.
  public nonisolated func navigationDocument<I>(
    _ url: URL, preview: SharePreview<I, Never>
  ) -> some View where I: Transferable { self }

  /// The value that the view shows, with a preview of it.
  ///
  /// - Note: No effect on Linux: title bars here have no icon of a document, and menus of titles no header.
  public nonisolated func navigationDocument<D, I1, I2>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View where D: Transferable, I1: Transferable, I2: Transferable { self }
}
