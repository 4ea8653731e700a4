import Foundation
import Geometry
import SwiftUICore
import ViewGraph

/// What the closures of a tree have kept for longer than they may, and what it answers later on.
///
/// Filled by closures on whatever actor they run, one at a time; outlives sessions.
final class Bag: @unchecked Sendable {
  /// A value that a closure is given, or that a view has.
  enum Value {
    case proxy(GeometryProxy)
    case subviews(LayoutSubviews)
    case subview(LayoutSubview)
    case dimensions(ViewDimensions)
    case context(GraphicsContext)
    case collection(SubviewsCollection)
    case anchor(Anchor<CGRect>, GeometryProxy)
    case binding(Binding<Double?>)
    case actions(DismissAction, Binding<PresentationMode>)
  }

  private struct Entry {
    var value: Value
    /// Lives as long as the view that has kept the value.
    weak var token: Token?
  }

  /// When the values are asked.
  enum Moment {
    /// While nothing is at work.
    case between
    /// While a tree is being brought up to date.
    case body
  }

  /// A ring: the latest of what was kept.
  private var entries: [Entry] = []
  private var next = 0
  private static let limit = 16
  /// A subview that is asked makes what it shows, which may be a view that asks.
  private var isAsking = false
  private(set) var problem: String?

  nonisolated func keep(_ value: Value, of token: Token?) {
    let entry = Entry(value: value, token: token)
    if entries.count < Self.limit {
      entries.append(entry)
    } else {
      entries[next % Self.limit] = entry
      next += 1
    }
  }

  func empty() {
    entries.removeAll()
    next = 0
  }

  /// Lets go of what holds nodes, so that it can be seen whether anything else does.
  func emptyOfNodes() {
    entries.removeAll {
      switch $0.value {
      case .subviews, .collection: true
      default: false
      }
    }
    next = 0
  }

  /// Uses every value. Those of views that have gone must answer as documented.
  nonisolated func ask(_ moment: Moment) {
    guard !isAsking else { return }
    isAsking = true
    defer { isAsking = false }
    for entry in entries {
      let isGone = entry.token == nil
      let answer = Self.answer(of: entry.value, isGone, moment)
      if isGone, let answer, problem == nil { problem = answer }
    }
  }

  /// What a value whose view has gone may not answer; nil where it answers as documented.
  private nonisolated static func answer(of value: Value, _ isGone: Bool, _ moment: Moment) -> String? {
    switch value {
    case .proxy(let proxy): return answer(of: proxy)
    case .subviews(let subviews):
      return subviews.prefix(isGone ? 9 : 1).lazy.compactMap { answer(of: $0, isGone) }.first
    case .subview(let subview): return answer(of: subview, isGone)
    case .dimensions(let dimensions):
      _ = (dimensions.width, dimensions[.trailing], dimensions[VerticalAlignment.firstTextBaseline])
      return dimensions[explicit: HorizontalAlignment.center].map { "a guide of dimensions is \($0)" }
    case .context(var context):
      context.translateBy(x: 3, y: 3)
      context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
      _ = (context.clipBoundingRect, context.environment.treeNumber)
      return nil
    case .collection(let collection):
      // Reading what subviews are makes them, where nothing else has.
      _ = collection.prefix(2).map {
        ($0.id, $0.containerValues.treeMark, $0.containerValues.tag(for: Int.self))
      }
      return nil
    case .anchor(let anchor, let proxy):
      _ = proxy[anchor]
      return answer(of: proxy)
    case .binding(let binding):
      guard isGone, moment == .between else {
        _ = binding.wrappedValue
        return nil
      }
      let before = binding.wrappedValue ?? 0
      binding.wrappedValue = before.isFinite ? before + 1 : 0
      let after = binding.wrappedValue ?? 0
      return after == (before.isFinite ? before + 1 : 0) ? nil : "a binding reads \(after), not \(before) + 1"
    case .actions(let dismiss, var presentation):
      guard moment == .between, Thread.isMainThread else { return nil }
      MainActor.assumeIsolated { dismiss() }
      presentation.wrappedValue.dismiss()
      presentation.transaction.animation = .default
      return nil
    }
  }

  private nonisolated static func answer(of proxy: GeometryProxy) -> String? {
    let frames = [proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named(3))]
    if proxy.size != .zero || frames.contains(where: { $0 != .zero }) {
      return "a geometry proxy answers \(proxy.size) \(frames)"
    }
    if proxy.safeAreaInsets != EdgeInsets() { return "a geometry proxy has \(proxy.safeAreaInsets)" }
    return proxy.bounds(of: .named(3)).map { "a geometry proxy has the bounds \($0)" }
  }

  private nonisolated static func answer(of subview: LayoutSubview, _ isGone: Bool) -> String? {
    // A view that is there is measured, all that is inside of it too: once.
    let proposals = [
      ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 30, height: nil),
    ]
    let sizes = proposals.prefix(isGone ? 4 : 1).map(subview.sizeThatFits)
    subview.place(at: CGPoint(x: 900, y: 900), proposal: .zero)
    let dimensions = subview.dimensions(in: .unspecified)
    let distance = subview.spacing.distance(to: subview.spacing, along: .vertical)
    if sizes.contains(where: { $0 != .zero }) || dimensions.width != 0 || dimensions.height != 0 {
      return "a layout subview answers \(sizes) \(dimensions.width)"
    }
    if subview.priority != 0 || distance != 0 || subview[LayoutMark.self] != LayoutMark.defaultValue {
      return "a layout subview has the priority \(subview.priority), the distance \(distance)"
    }
    return nil
  }
}
