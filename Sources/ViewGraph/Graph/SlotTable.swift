import DisplayList

/// The values that stand beside the picture, each in a slot of its own.
struct SlotTable {
  private(set) var values: [SlotValue] = []
  private var free: [Int32] = []
  /// Slots that have been given back and that pictures of views on their way out may still show, oldest first.
  private var released: [(index: Int32, departures: Int)] = []
  private var firstReleased = 0

  /// - Parameter departed: The number of the first views to depart whose transitions have ended, all of them.
  mutating func make(_ value: SlotValue, departed: Int) -> SlotID {
    if free.isEmpty { reclaim(departed) }
    if let index = free.popLast() {
      values[Int(index)] = value
      return SlotID(index: index)
    }
    values.append(value)
    return SlotID(index: Int32(values.count - 1))
  }

  mutating func set(_ slot: SlotID, _ value: SlotValue) { values[Int(slot.index)] = value }

  /// - Parameter departures: How many views have departed so far: what departs later does not show the slot.
  mutating func release(_ slot: SlotID, departures: Int) { released.append((slot.index, departures)) }

  private mutating func reclaim(_ departed: Int) {
    while firstReleased < released.count, released[firstReleased].departures <= departed {
      free.append(released[firstReleased].index)
      firstReleased += 1
    }
    guard firstReleased * 2 >= released.count else { return }
    released.removeFirst(firstReleased)
    firstReleased = 0
  }
}

/// What a stage shows is part of the main tree's picture, and so are its slots.
extension Graph {
  package var slots: [SlotValue] { slotTable.values }

  package func makeSlot(_ value: SlotValue) -> SlotID {
    if let mainGraph { return mainGraph.makeSlot(value) }
    return slotTable.make(value, departed: presences.departed)
  }

  package func setSlot(_ slot: SlotID, _ value: SlotValue) {
    if let mainGraph { mainGraph.setSlot(slot, value) } else { slotTable.set(slot, value) }
  }

  package func releaseSlot(_ slot: SlotID) {
    if let mainGraph {
      mainGraph.releaseSlot(slot)
    } else {
      slotTable.release(slot, departures: presences.departures)
    }
  }

  /// A slot's value is another: the picture is to be shown again, and no part of it is out of date.
  func slotMoved() { (mainGraph ?? self).workArrived() }
}
