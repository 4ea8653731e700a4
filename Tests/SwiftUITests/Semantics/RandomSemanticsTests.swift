import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// After any change the tree of semantics is what a new view of the same state has.
@MainActor @Suite("Semantics of random edits") struct RandomSemanticsTests {
  private struct Item: Identifiable {
    let id: Int
    var kind: Int
    var word: String
    var isOn = true
    var isHidden = false
    var opacity = 1.0
    var priority = 0.0
    var inset = 0.0
  }

  private struct Model {
    var items: [Item] = []
    var isDisabled = false
    var isUpper = false
    var label = "all"
    var next = 0
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      VStack(spacing: 1) {
        ForEach(model.items) { item in
          ItemView(item: item).opacity(item.opacity).offset(x: item.inset)
            .accessibilityHidden(item.isHidden).accessibilitySortPriority(item.priority)
        }
      }
      .accessibilityElement(children: .contain).accessibilityLabel(model.label)
      .disabled(model.isDisabled).textCase(model.isUpper ? .uppercase : nil)
    }
  }

  private struct ItemView: View {
    let item: Item
    var body: some View {
      switch item.kind {
      case 0: Text(item.word).padding(item.inset)
      case 1: Button(item.word) {}
      case 2:
        HStack {
          Text(item.word)
          if item.isOn { Image(systemName: "star") }
          Button("act") {}
        }
        .accessibilityElement(children: .combine)
      case 3:
        VStack {
          Text(item.word)
          if item.isOn { Text("second") }
        }
        .accessibilityElement(children: item.isOn ? .contain : .combine).accessibilityLabel(item.word)
      case 4:
        Color.red.frame(width: 10 + item.inset, height: 5).accessibilityLabel(item.isOn ? item.word : "")
      case 5: if item.isOn { Text(item.word) } else { Label(item.word, systemImage: "star") }
      case 6: Text(item.word).background { Text("behind") }.overlay { if item.isOn { Text("before") } }
      case 7:
        Group {
          Text(item.word)
          if item.isOn { Text("second") }
        }
        .accessibilityHint(item.word).padding(item.inset).accessibilityAddTraits(item.isOn ? .isHeader : [])
      case 8:
        ScrollView(.horizontal) { Text(item.word) }.frame(width: 30, height: 10)
      case 9:
        Text(item.word).padding(item.inset)
          .accessibilityRepresentation {
            if item.isOn { Toggle(item.word, isOn: .constant(true)) }
          }
      case 10:
        Color.red.frame(width: 10, height: 5).accessibilityLabel(item.isOn ? item.word : "")
          .accessibilityChildren { Text(item.word).padding(item.inset) }
      case 11:
        Text(item.word)
          .accessibilityActions {
            Button(item.word) {}.disabled(item.isOn)
          }
          .accessibilityLabel { label in
            if item.isOn { Text("more") }
            label
          }
          .accessibilityCustomContent("fact", Text(item.word))
      default:
        Group(subviews: Group { Text(item.word).accessibilityValue(item.isOn ? "on" : "off") }) { subviews in
          ForEach(subviews) { $0.padding(item.inset) }
        }
      }
    }
  }

  private static func edit(_ model: inout Model, _ random: inout some RandomNumberGenerator) {
    func word(_ random: inout some RandomNumberGenerator) -> String {
      ["a", "bb", "long word", ""].randomElement(using: &random) ?? ""
    }
    let count = model.items.count
    let choice = Int.random(in: 0..<14, using: &random)
    if count < 3 || choice == 0 {
      model.next += 1
      let item = Item(id: model.next, kind: Int.random(in: 0..<13, using: &random), word: word(&random))
      model.items.insert(item, at: Int.random(in: 0...count, using: &random))
      return
    }
    let index = Int.random(in: 0..<count, using: &random)
    switch choice {
    case 1: model.items.remove(at: index)
    case 2: model.items.swapAt(index, Int.random(in: 0..<count, using: &random))
    case 3, 4: model.items[index].word = word(&random)
    case 5, 6: model.items[index].isOn.toggle()
    case 7: model.items[index].isHidden.toggle()
    case 8: model.items[index].opacity = [0, 0.5, 1].randomElement(using: &random) ?? 1
    case 9: model.items[index].priority = Double.random(in: -1...1, using: &random).rounded()
    case 10: model.items[index].inset = Double.random(in: 0...9, using: &random).rounded()
    case 11: model.isDisabled.toggle()
    case 12: model.isUpper.toggle()
    default: model.label = word(&random)
    }
  }

  @Test("four hundred edits", arguments: [1, 2] as [UInt64])
  func edits(seed: UInt64) {
    var random = Generator(state: seed)
    var model = Model()
    let remote = Remote(model)
    let size = CGSize(width: 200, height: 300)
    let session = HeadlessSession(Driven(remote) { Rows(model: $0) }, size: size)
    var list = SemanticsList<String>()
    var lines: [String] = []
    for step in 0..<400 {
      Self.edit(&model, &random)
      remote.value = model
      // Pictures are taken now and then: what is not drawn yet is marked and has to be described all the same.
      if step % 3 == 0 { _ = session.picture }
      // What a host keeps up to date by what has changed is the tree.
      let tree = session.semantics
      for change in list.update(to: tree, { "\($1) \($0.line)" }) {
        lines.replaceSubrange(change.place..<change.place + change.removed, with: change.inserted)
      }
      #expect(lines == tree?.withDepths.map { "\($1) \($0.line)" }, "seed \(seed), step \(step)")
      let handles = (0...lines.count).map { list.snapshot.handle(at: $0) }
      #expect(handles == (tree?.withDepths.map(\.0.handle) ?? []) + [nil], "seed \(seed), step \(step)")
      let fresh = HeadlessSession(Rows(model: model), size: size)
      let (now, anew) = (session.placedElements, fresh.placedElements)
      #expect(now == anew, "seed \(seed), step \(step)")
      if now != anew { return }
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }
}
