import Foundation
import Geometry

extension StackLayout {
  /// Sizes the children for `proposal`, sums them up and returns the stack's answer.
  ///
  /// - Parameters:
  ///   - proposal: nil along the axis asks each child for its ideal length; infinity for its largest.
  ///     Negative lengths count as zero.
  ///   - measure: the answer of child i to a proposal. Never called for spacers; at most three times for
  ///     any other child, once for a rigid one. Its NaN and negative sizes count as zero.
  ///   - guide: the alignment guide of child i of the given length and breadth, from its start across
  ///     the axis; called only for `CrossGuide.custom`, once per child, in order.
  @discardableResult
  package mutating func size(
    _ proposal: Proposal, measure: (Int, Proposal) -> SizeAnswer,
    guide: (Int, CGSize) -> Double = { _, _ in 0 }
  ) -> SizeAnswer {
    let major = Proposal.clamped(proposal[axis])
    let cross = proposal[axis.other]
    var limits = StackLimits(cross: .always)
    if major.isNaN {
      sizeIdeally(cross: cross, limits: &limits, measure: measure)
    } else {
      distribute(major, cross: cross, limits: &limits, measure: measure)
    }
    if alignment == .custom {
      for index in slots.indices {
        slots[index].guide = guide(index, size(of: index)).held
      }
    }
    let sum = sum()
    answer = makeAnswer(sum, major: major, limits: limits)
    return answer
  }

  /// Asks every child for its ideal length.
  private mutating func sizeIdeally(
    cross: Double, limits: inout StackLimits, measure: (Int, Proposal) -> SizeAnswer
  ) {
    let proposal = Proposal(along: axis, .nan, cross)
    for index in slots.indices {
      let child = child(index)
      if child.isSpacer {
        storeSpacer(index, length: child.spacerMinimum, limits: &limits)
      } else {
        store(index, measure(index, proposal).sanitized, limits: &limits)
      }
    }
  }

  /// Distributes `major` points among the children.
  private mutating func distribute(
    _ major: Double, cross: Double, limits: inout StackLimits, measure: (Int, Proposal) -> SizeAnswer
  ) {
    let available = major - gapTotal
    if children.isEmpty || children.allSatisfy({ $0.priority == children[0].priority }) {
      limits.groups = 1
      sizeGroup(
        nil, available: available, cross: cross, limits: &limits, measure: measure)
      return
    }
    // Appended: an array of a range or of a repeated value finds out the type of its storage each time, which takes longer
    // than the rest.
    var members: [Int] = []
    members.reserveCapacity(slots.count)
    for index in slots.indices { members.append(index) }
    members.sort { (children[$0].priority, $1) > (children[$1].priority, $0) }
    var groups: [ArraySlice<Int>] = []
    var start = 0
    for index in members.indices.dropFirst()
    where children[members[index]].priority != children[members[start]].priority {
      groups.append(members[start..<index])
      start = index
    }
    groups.append(members[start...])
    limits.groups = groups.count

    // What lower groups must be left with. Measured from low to high, each child once, at zero.
    var reserves: [Double] = []
    reserves.reserveCapacity(groups.count)
    for _ in groups { reserves.append(0) }
    var minima = groups.count > 1 ? Array(repeating: SizeAnswer?.none, count: slots.count) : []
    for group in stride(from: groups.count - 1, to: 0, by: -1) {
      var reserve = reserves[group]
      for index in groups[group] {
        let child = children[index]
        if child.isSpacer {
          reserve += child.spacerMinimum
        } else if available > 0 {
          let answer = measure(index, Proposal(along: axis, 0, cross)).sanitized
          minima[index] = answer
          limits.intersect(answer.range(axis.other))
          reserve += answer.length(axis)
        }
      }
      reserves[group - 1] = reserve
    }
    var used = 0.0
    for (number, group) in groups.enumerated() {
      let rest = available == .infinity ? .infinity : available - used - reserves[number]
      sizeGroup(
        group, available: rest, cross: cross, minima: minima, limits: &limits, measure: measure)
      for index in group { used += slots[index].length }
    }
  }

  /// Sizes the children of one priority. `group` nil means all of them.
  private mutating func sizeGroup(
    _ group: ArraySlice<Int>?, available: Double, cross: Double, minima: [SizeAnswer?] = [],
    limits: inout StackLimits, measure: (Int, Proposal) -> SizeAnswer
  ) {
    var rest = available
    var flexible: [FlexibleChild] = []
    let count = group?.count ?? slots.count
    let first = group?.startIndex ?? 0
    // With nothing to give, every share is zero; otherwise the first question is for the largest size, which
    // for most children is the answer to their share as well.
    let probe = Proposal(along: axis, available > 0 ? .infinity : 0, cross)
    for offset in 0..<count {
      let index = group?[first + offset] ?? offset
      let child = child(index)
      if child.isSpacer {
        add(
          FlexibleChild(
            index: index, smallest: child.spacerMinimum,
            largest: available > 0 ? .infinity : child.spacerMinimum, spacer: true), to: &flexible)
        continue
      }
      let known = minima.isEmpty ? nil : minima[index]
      let holds = known?.holds(for: probe) ?? false
      let answer = holds ? known ?? .always(.zero) : measure(index, probe).sanitized
      store(index, answer, limits: &limits)
      if slots[index].isRigid {
        rest -= slots[index].length
      } else {
        add(
          FlexibleChild(
            index: index, smallest: known?.length(axis) ?? .nan, largest: answer.length(axis),
            spacer: false), to: &flexible)
      }
    }
    if flexible.isEmpty { return }
    defer {
      flexible.removeAll(keepingCapacity: true)
      flexibleRoom = flexible
    }
    if available <= 0 || available == .infinity {
      for child in flexible where child.spacer {
        storeSpacer(child.index, length: child.largest, limits: &limits)
      }
      return
    }
    sizeFlexible(&flexible, rest: rest, cross: cross, limits: &limits, measure: measure)
  }

  /// Adds a child to those of a group that are not rigid, which are kept in the room there is for them.
  private mutating func add(_ child: FlexibleChild, to flexible: inout [FlexibleChild]) {
    if flexible.isEmpty { swap(&flexible, &flexibleRoom) }
    flexible.append(child)
  }

  /// Sizes the children of one group that are not rigid: `rest` is what the rigid ones leave.
  private mutating func sizeFlexible(
    _ flexible: inout [FlexibleChild], rest: Double, cross: Double, limits: inout StackLimits,
    measure: (Int, Proposal) -> SizeAnswer
  ) {
    let share = Swift.max(rest, 0) / Double(flexible.count)
    // When an equal share satisfies every child, the order does not matter and the minima are not needed.
    if flexible.count > 1, flexible.contains(where: { !($0.largest <= share) }) {
      for index in flexible.indices {
        if flexible[index].smallest.isNaN {
          let child = flexible[index].index
          let answer = measure(child, Proposal(along: axis, 0, cross)).sanitized
          limits.intersect(answer.range(axis.other))
          flexible[index].smallest = answer.length(axis)
        }
      }
      flexible.sort { ($0.flexibility, $0.order) < ($1.flexibility, $1.order) }
    }
    limits.removeFlexible()
    var rest = rest
    var left = flexible.count
    for child in flexible {
      let share = Swift.max(rest, 0) / Double(left)
      if child.spacer {
        storeSpacer(child.index, length: Swift.max(child.smallest, share), limits: &limits)
      } else {
        store(
          child.index, measure(child.index, Proposal(along: axis, share, cross)).sanitized, limits: &limits)
      }
      let length = slots[child.index].length
      rest = length == .infinity ? 0 : rest - length
      left -= 1
    }
  }

  private mutating func store(_ index: Int, _ answer: SizeAnswer, limits: inout StackLimits) {
    let along = answer.range(axis)
    let across = answer.range(axis.other)
    limits.intersect(across)
    let gap = slots[index].gap
    let breadth = answer.length(axis.other)
    slots[index] = StackSlot(
      length: answer.length(axis), breadth: breadth, gap: gap, guide: standardGuide(breadth),
      crossLower: across.lower, crossUpper: across.upper, crossNil: across.holdsForNil,
      isRigid: along.coversAllValues, majorNil: along.holdsForNil)
    if !along.coversAllValues { limits.addFlexible(along, length: answer.length(axis)) }
  }

  private mutating func storeSpacer(_ index: Int, length: Double, limits: inout StackLimits) {
    limits.hasSpacer = true
    let gap = slots[index].gap
    slots[index] = StackSlot()
    slots[index].gap = gap
    slots[index].length = length
    slots[index].isRigid = false
    slots[index].majorNil = false
  }
}

/// A child of one priority group that is not rigid, while the group is sized.
struct FlexibleChild {
  var index: Int
  var smallest: Double
  var largest: Double
  var spacer: Bool

  /// Sorts children that are equally flexible: spacers whose minimum is larger first, else by position.
  var order: Double { spacer ? -smallest : Double(index) }

  var flexibility: Double {
    let difference = largest - smallest
    return difference.isNaN ? 0 : difference
  }
}
