import Foundation
import SwiftUICore
import ViewGraph

extension View {
  /// Presents a sheet above the window's content while a binding is true.
  ///
  /// On a phone it comes from the window's lower edge, and goes when it is dragged down; on the desktop it
  /// stands in the window's middle, as large as its content, and the escape key dismisses it. Dismissing it
  /// writes false. Its content has the environment of the view, and `dismiss` puts it away. Of several sheets
  /// that views of one screen present, the first shows until it is dismissed.
  ///
  /// - Parameter onDismiss: Runs when the sheet has gone.
  public nonisolated func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(SheetModifier(isPresented: isPresented, kind: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet for an item while a binding holds one. Dismissing it writes nil; an item with another id
  /// is presented by another sheet.
  public nonisolated func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(SheetModifier(item: item, kind: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Presents a view that covers the window while a binding is true. The user has no way to dismiss it but what
  /// the view offers.
  ///
  /// - Parameter onDismiss: Runs when the cover has gone.
  public nonisolated func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(SheetModifier(isPresented: isPresented, kind: .cover, onDismiss: onDismiss, content: content))
  }

  /// Presents a view for an item that covers the window, while a binding holds one.
  public nonisolated func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(SheetModifier(item: item, kind: .cover, onDismiss: onDismiss, content: content))
  }

  /// Presents a popover beside the view while a binding is true: its arrow points at the view. A press elsewhere
  /// and the escape key dismiss it. On a phone it is a sheet, unless `presentationCompactAdaptation(_:)` says
  /// otherwise.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: What of the view it stands beside.
  ///   - arrowEdge: At which edge of that it stands where there is room; nil for below.
  public nonisolated func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      SheetModifier(
        isPresented: isPresented, kind: .popover(arrow: arrowEdge), anchor: attachmentAnchor.source,
        content: content))
  }

  /// Presents a popover for an item beside the view, while a binding holds one.
  public nonisolated func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(
      SheetModifier(
        item: item, kind: .popover(arrow: arrowEdge), anchor: attachmentAnchor.source, content: content))
  }
}

/// What of a view a popover stands beside.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point, in parts of the view's size.
  case point(UnitPoint)

  fileprivate var source: Anchor<CGRect>.Source {
    switch self {
    case .rect(let source): source
    case .point(let point): .unitRect(at: point)
    }
  }
}

/// Presents views of the program while a binding says so.
private struct SheetModifier {
  let item: AnyHashable?
  let kind: PresentationKind
  let anchor: Anchor<CGRect>.Source?
  let content: (() -> AnyView)?
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  /// Of a popover, which on a phone is a sheet unless its content says otherwise.
  @State private var form: PresentedForm?
  @Environment(\.platformProfile) private var profile

  nonisolated init<V: View>(
    isPresented: Binding<Bool>, kind: PresentationKind, anchor: Anchor<CGRect>.Source? = nil,
    onDismiss: (() -> Void)? = nil, content: @escaping () -> V
  ) {
    item = nil
    self.kind = kind
    self.anchor = anchor
    _form = State(initialValue: kind.isBeside ? PresentedForm() : nil)
    self.content = isPresented.wrappedValue ? { AnyView(content()) } : nil
    dismiss = { isPresented.wrappedValue = false }
    self.onDismiss = { onDismiss?() }
  }

  nonisolated init<Item: Identifiable, V: View>(
    item: Binding<Item?>, kind: PresentationKind, anchor: Anchor<CGRect>.Source? = nil,
    onDismiss: (() -> Void)? = nil, content: @escaping (Item) -> V
  ) {
    let present = item.wrappedValue
    self.item = present.map { AnyHashable($0.id) }
    self.kind = kind
    self.anchor = anchor
    _form = State(initialValue: kind.isBeside ? PresentedForm() : nil)
    self.content = present.map { present in { AnyView(content(present)) } }
    dismiss = { item.wrappedValue = nil }
    self.onDismiss = { onDismiss?() }
  }
}

extension SheetModifier: ElementNeeding {
  func body(content base: Content) -> some View {
    base.modifier(
      PresentingModifier(
        item: item, anchor: anchor, style: style,
        content: content.map { content in
          { [kind, form] space in
            AnyView(PresentedSheet(kind: kind, space: space, presented: form, content: content()))
          }
        },
        dismiss: dismiss, onDismiss: onDismiss))
  }

  private var style: PresentationStyle {
    let isPhone = profile == .phone
    switch kind {
    case .popover where !isPhone:
      return PresentationStyle(
        dimming: 0, transition: .opacity, animation: .easeOut(duration: 0.15), escapes: true,
        pressBeside: .dismisses)
    case .sheet where !isPhone:
      return PresentationStyle(
        dimming: 0.15, transition: .opacity.combined(with: .scale(scale: 0.97)),
        animation: .easeOut(duration: 0.2), escapes: true, pressBeside: .nothing)
    case .cover:
      return PresentationStyle(
        dimming: 0, transition: .move(edge: .bottom), animation: PresentationStyle.spring, escapes: false,
        pressBeside: .nothing)
    default:
      return PresentationStyle(
        dimming: 0.25, transition: form.map { .presentation($0) } ?? .move(edge: .bottom),
        animation: PresentationStyle.spring, escapes: true,
        pressBeside: .dismisses)
    }
  }
}
