import Geometry
import LayoutEngine
import ViewGraph

extension ViewMaker {
  func container<V: View>(_ specimen: Specimen, _ content: V) -> any View {
    switch specimen.kind {
    case .hstack: return HStack(alignment: specimen.vertical, spacing: specimen.spacing) { content }
    case .vstack: return VStack(alignment: specimen.horizontal, spacing: specimen.spacing) { content }
    case .anyLayout: return anyLayout(specimen).callAsFunction { content }
    case .flow: return Flow(spacing: specimen.number(0)).callAsFunction { content }
    case .diagonal: return Diagonal(step: specimen.number(0)).callAsFunction { content }
    default: return ZStack(alignment: specimen.alignment) { content }
    }
  }

  private func anyLayout(_ specimen: Specimen) -> AnyLayout {
    switch specimen.choice % 4 {
    case 0: AnyLayout(HStackLayout(alignment: specimen.vertical, spacing: specimen.spacing))
    case 1: AnyLayout(VStackLayout(alignment: specimen.horizontal, spacing: specimen.spacing))
    case 2: AnyLayout(ZStackLayout(alignment: specimen.alignment))
    default: AnyLayout(Flow(spacing: specimen.number(0)))
    }
  }

  func geometryReader(_ specimen: Specimen) -> any View {
    GeometryReader { proxy in
      Box(width: proxy.size.width / 2, height: 2)
      switch specimen.choice % 4 {
      case 0: Box(width: proxy.frame(in: .global).minX.magnitude, height: 3)
      case 1: Box(width: proxy.frame(in: .named(specimen.choice % 8)).minY.magnitude, height: 3)
      default: EmptyView()
      }
      erased(list(specimen.children, 0))
    }
  }

  func group<V: View>(_ content: V, _ specimen: Specimen) -> any View {
    switch specimen.kind {
    case .maybe: return specimen.choice % 2 == 0 ? V?.some(content) : V?.none
    case .erased: return AnyView(content)
    case .identified: return content.id(specimen.choice % 4)
    case .tagged: return content.tag(specimen.choice % 4)
    case .environmentReader: return EnvironmentReader(content: content)
    case .bound: return Bound(content: content)
    case .modifiedOnce:
      return content.modifier(ContentOnce(number: specimen.number(0), stacks: specimen.choice % 2 == 0))
    case .modifiedTwice: return content.modifier(ContentTwice(number: specimen.number(0)))
    default: return Group { content }
    }
  }

  func modified<V: View>(_ content: V, _ specimen: Specimen) -> any View {
    let number = specimen.number(0)
    switch specimen.kind {
    case .guide: return content.modifier(GuideShift(amount: number, isVertical: specimen.choice % 2 == 0))
    case .priority: return content.modifier(Priority(value: Double(specimen.choice % 3) - 1))
    case .zIndex: return content.modifier(PaintOrder(value: Double(specimen.choice % 3) - 1))
    case .environmentNumber: return content.environment(\.treeNumber, number)
    case .transformedNumber: return content.transformEnvironment(\.treeNumber) { $0 += number }
    case .layoutDirection:
      return content.environment(\.layoutDirection, specimen.choice % 2 == 0 ? .rightToLeft : .leftToRight)
    case .coordinateSpace: return content.coordinateSpace(.named(specimen.choice % 8))
    default: return content.modifier(Inset(amount: number))
    }
  }

  func loop(_ specimen: Specimen) -> any View {
    switch specimen.kind {
    case .forEachRange:
      let children = specimen.children
      return ForEach(0..<children.count) { index in erased(view(children[index], 0)) }
    case .forEachBinding:
      return Loop(items: specimen.children.map(LoopItem.init), maker: self)
    default:
      if specimen.choice % 2 == 0 {
        return ForEach(specimen.children, id: \.key) { child in erased(view(child, 0)) }
      }
      return ForEach(specimen.children.map(LoopItem.init)) { item in
        if item.specimen.choice % 2 == 0 {
          erased(view(item.specimen, 0))
        } else {
          HStack(spacing: 1) { erased(view(item.specimen, 0)) }
        }
      }
    }
  }
}

struct LoopItem: Identifiable {
  let specimen: Specimen
  var id: Int { specimen.key }
}

/// A loop over a binding.
struct Loop: View {
  let items: [LoopItem]
  let maker: ViewMaker

  var body: some View {
    ForEach(.constant(items)) { item in erased(maker.view(item.wrappedValue.specimen, 0)) }
  }
}
