import DisplayList

/// The values that stand beside the picture, each in a slot of its own.
struct SlotTable {
  private(set) var values: [SlotValue] = []
  private var free: [Int32] = []

  /// - Parameter reuses: Whether a slot that has been given back may be taken.
  mutating func make(_ value: SlotValue, reuses: Bool) -> SlotID {
    if reuses, let index = free.popLast() {
      values[Int(index)] = value
      return SlotID(index: index)
    }
    values.append(value)
    return SlotID(index: Int32(values.count - 1))
  }

  mutating func set(_ slot: SlotID, _ value: SlotValue) { values[Int(slot.index)] = value }

  mutating func release(_ slot: SlotID) { free.append(slot.index) }
}

/// What a stage shows is part of the main tree's picture, and so are its slots.
extension Graph {
  package var slots: [SlotValue] { slotTable.values }

  package func makeSlot(_ value: SlotValue) -> SlotID {
    if let mainGraph { return mainGraph.makeSlot(value) }
    // The picture of a view that goes still shows the slots that its nodes have released.
    return slotTable.make(value, reuses: presences.isEmpty)
  }

  package func setSlot(_ slot: SlotID, _ value: SlotValue) {
    if let mainGraph { mainGraph.setSlot(slot, value) } else { slotTable.set(slot, value) }
  }

  package func releaseSlot(_ slot: SlotID) {
    if let mainGraph { mainGraph.releaseSlot(slot) } else { slotTable.release(slot) }
  }

  /// A slot's value is another: the picture is to be shown again, and no part of it is out of date.
  func slotMoved() { (mainGraph ?? self).workArrived() }
}
