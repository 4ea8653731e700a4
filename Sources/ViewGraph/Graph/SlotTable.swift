import DisplayList

/// The values that stand beside the picture, each in a slot of its own.
struct SlotTable {
  private(set) var values: [SlotValue] = []
  private var isUsed: [Bool] = []
  /// Slots that have been given back; those at the end of the table, which has become shorter, are here still.
  private var free: [Int32] = []

  mutating func make(_ value: SlotValue) -> SlotID {
    while let index = free.popLast() {
      guard values.indices.contains(Int(index)), !isUsed[Int(index)] else { continue }
      values[Int(index)] = value
      isUsed[Int(index)] = true
      return SlotID(index: index)
    }
    values.append(value)
    isUsed.append(true)
    return SlotID(index: Int32(clamping: values.count - 1))
  }

  mutating func set(_ slot: SlotID, _ value: SlotValue) { values[Int(slot.index)] = value }

  mutating func release(_ slot: SlotID) {
    isUsed[Int(slot.index)] = false
    free.append(slot.index)
    while isUsed.last == false {
      isUsed.removeLast()
      values.removeLast()
    }
    if values.isEmpty { free.removeAll() }
  }
}

/// What a stage shows is part of the main tree's picture, and so are its slots.
extension Graph {
  package var slots: [SlotValue] { slotTable.values }

  package func makeSlot(_ value: SlotValue) -> SlotID {
    mainGraph?.makeSlot(value) ?? slotTable.make(value)
  }

  package func setSlot(_ slot: SlotID, _ value: SlotValue) {
    if isStage { mainGraph?.setSlot(slot, value) } else { slotTable.set(slot, value) }
  }

  package func releaseSlot(_ slot: SlotID) {
    if isStage { mainGraph?.releaseSlot(slot) } else { slotTable.release(slot) }
  }

  /// A slot's value is another: the picture is to be shown again, and no part of it is out of date.
  func slotMoved() { (mainGraph ?? self).workArrived() }
}
