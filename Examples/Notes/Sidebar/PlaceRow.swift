import SwiftUI

/// A place, with the number of its notes.
struct PlaceRow: View {
  let place: Place
  let name: String
  let symbol: String
  @Environment(Library.self) private var library

  var body: some View {
    NavigationLink(value: place) {
      Label(name, systemImage: symbol)
    }
    .badge(library.count(in: place))
  }
}
