import DisplayList
import Foundation

/// Marks the content's frame as a link, for files and hosts that have links of their own.
package nonisolated struct LinkTarget: ElementModifier {
  package typealias Body = Never
  let url: URL

  package init(_ url: URL) { self.url = url }

  package func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    guard !content.fragment.isEmpty else { return content }
    let rect = CGRect(origin: .zero, size: context.size)
    let element = NativeElement(kind: .link(url: url.absoluteString), rect: rect, node: context.id)
    return Placed(Fragment(id: context.id, items: [.native(element, content)]))
  }

  package static var affects: ModifierAspects { .drawing }
  package static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}
