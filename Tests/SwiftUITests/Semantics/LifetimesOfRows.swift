import Foundation
import HeadlessHost
import SwiftUI

private struct Rows: View {
  let register: Register
  @State private var names = ["Ada", "Bo", "Cy", "Di"]
  @State private var selection: Set<String> = []

  var body: some View {
    Holding(register) { act in
      List(selection: $selection) {
        ForEach(names, id: \.self) { name in
          Text(name).swipeActions { Button("Flag \(name)", action: act) }
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

extension HeadlessSession {
  /// Moves a finger from a view, by so much.
  fileprivate func drag(_ name: String, by distance: CGSize) throws {
    let frame = try find(.named(name)).frame
    let start = CGPoint(x: 180, y: frame.midY)
    drag(from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
  }
}

/// What is done with the rows of lists before the window closes.
let rows: [WindowUse] = [
  WindowUse("a row that stands open") { register in
    Rows(register: register).environment(\.platformProfile, .phone)
  } steps: {
    try $0.drag("Bo", by: CGSize(width: -90, height: 0))
    $0.advance(by: 1)
  },
  WindowUse("a row that stood open") { register in
    Rows(register: register).environment(\.platformProfile, .phone)
  } steps: {
    try $0.drag("Bo", by: CGSize(width: -90, height: 0))
    $0.advance(by: 1)
    try $0.drag("Bo", by: CGSize(width: 90, height: 0))
    $0.advance(by: 1)
  },
  WindowUse("a row whose action was performed") { register in
    Rows(register: register).environment(\.platformProfile, .phone)
  } steps: {
    try $0.drag("Bo", by: CGSize(width: -170, height: 0))
    $0.advance(by: 1)
  },
  WindowUse("a row that was moved") { register in
    Rows(register: register)
  } steps: {
    try $0.drag("Ada", by: CGSize(width: 0, height: 50))
    $0.advance(by: 0.05)
  },
  WindowUse("rows that are selected") { register in
    Rows(register: register)
  } steps: {
    try $0.tap("Bo")
    $0.press(.downArrow)
  },
]
