import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// Makes real views of specimens.
///
/// Types nest as a program's do: each view is made with the static type of its content, by opening
/// existentials. After `span` levels the type is erased, so that there are not too many types.
@MainActor
struct ViewMaker {
  let store: Store
  /// Levels between two erasures.
  let span: Int

  func view(_ specimen: Specimen, _ level: Int) -> any View {
    level < span ? make(specimen, level) : erased(make(specimen, 0))
  }

  /// Several views side by side.
  func list(_ specimens: some Collection<Specimen>, _ level: Int) -> any View {
    let all = Array(specimens)
    switch all.count {
    case 0: return EmptyView()
    case 1: return view(all[0], level)
    case 2: return pair(view(all[0], level + 1), view(all[1], level + 1))
    case 3: return triple(view(all[0], level + 1), view(all[1], level + 1), view(all[2], level + 1))
    default:
      let first = all.prefix(4).map { erased(make($0, 0)) }
      let rest = erased(list(all.dropFirst(4), 0))
      return TupleView((first[0], first[1], first[2], first[3], rest))
    }
  }

  private func pair<A: View, B: View>(_ a: A, _ b: B) -> any View { TupleView((a, b)) }
  private func triple<A: View, B: View, C: View>(_ a: A, _ b: B, _ c: C) -> any View { TupleView((a, b, c)) }

  private func make(_ specimen: Specimen, _ level: Int) -> any View {
    let production = Production.of(specimen.kind)
    let parts = Parts(specimen: specimen, maker: self, level: level)
    guard production.hasClosures, specimen.hasReading else { return production.make(parts) }
    return ReadingOwner(parts: parts).id(specimen.id)
  }
}

/// The view with its type erased.
@MainActor
func erased(_ view: any View) -> AnyView {
  func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
  return erase(view)
}

extension Specimen {
  var horizontal: HorizontalAlignment {
    [.leading, .center, .trailing, .listRowSeparatorLeading][choice % 4]
  }
  var vertical: VerticalAlignment {
    [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline][choice % 5]
  }
  var alignment: Alignment { Alignment(horizontal: horizontal, vertical: vertical) }
  /// A spacing, nil for the views' own wish.
  var spacing: CGFloat? { choice % 3 == 0 ? nil : number(0) }
}
