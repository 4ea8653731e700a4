import Foundation
import Geometry
import SwiftUICore
import ViewGraph

extension Production {
  /// What carries data up and down the tree, and what acts.
  static let dataModifiers: [Production] = [
    .modifier("environmentNumber") { $0.content.environment(\.treeNumber, $0.number) },
    .modifier("transformedNumber", closures: true) { parts in
      parts.content.transformEnvironment(\.treeNumber) { $0 += parts.number + parts.read() }
    },
    .modifier("preference") { $0.content.preference(key: Trail.self, value: TrailValue($0.specimen.choice)) },
    .modifier("transformPreference", 0.6, closures: true) { parts in
      parts.content.transformPreference(Trail.self) {
        $0.append(parts.specimen.choice + 1 + parts.readStep())
      }
    },
    .modifier("anchorPreference", 0.6, closures: true) { parts in
      // Without an anchor for some numbers.
      parts.content.anchorPreference(key: Anchors.self, value: .bounds) {
        parts.readStep() % 3 == 2 ? [] : [$0]
      }
    },
    .modifier("transformAnchors", 0.4, closures: true) { parts in
      parts.content.transformAnchorPreference(key: Anchors.self, value: .bounds) {
        if parts.readStep() % 3 != 2 { $0.append($1) }
      }
    },
    .modifier("trailOverlay", 0.6, closures: true) { parts in
      parts.content.overlayPreferenceValue(Trail.self, alignment: parts.alignment) {
        Box(width: Double($0.count), height: Double($0.sum % 50) + parts.read())
      }
    },
    .modifier("trailBackground", 0.4, closures: true) { parts in
      parts.content.backgroundPreferenceValue(Trail.self) {
        Box(width: 5 + parts.read(), height: Double($0.sum % 50))
      }
    },
    .modifier("anchorOverlay", 0.6, closures: true) { parts in
      parts.content.overlayPreferenceValue(Anchors.self) { anchors in
        GeometryReader { proxy in
          Box(width: parts.read(), height: 1)
          ForEach(Array(anchors.prefix(3).enumerated()), id: \.offset) { _, anchor in
            let _ = parts.reading.keep(.anchor(anchor, proxy))
            let rect = proxy[anchor]
            Box(width: rect.width, height: 2 + parts.read()).offset(x: rect.minX, y: rect.minY)
          }
        }
      }
    },
    .modifier("containerValue", 0.5) { $0.content.containerValue(\.treeMark, $0.number) },
    .modifier("appearance", 0.7) { parts in
      let (store, id) = (parts.maker.store, parts.specimen.id)
      // Of another specimen in the same place the view is another.
      return parts.content.onAppear { store.appeared(id) }.onDisappear { store.disappeared(id) }.id(id)
    },
    .modifier("onChange", 0.4) { parts in
      let (store, id) = (parts.maker.store, parts.specimen.id)
      return parts.content.onChange(of: parts.specimen.choice) { store.changed(id) }
    },
    .modifier("readableLabel", 0.2) { readable($0.content) },
  ]

  /// A modifier whose result names the type of what it modifies takes no view of an unknown type.
  private static func readable(_ content: some View) -> any View { content.accessibilityLabel("label") }
}
