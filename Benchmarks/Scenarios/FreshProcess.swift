import CGraphicsLibraries
import Foundation
import HeadlessHost

/// What a fresh process does once, from its start to a file: the program starts itself to time it.
package enum FreshProcess: String, CaseIterable, Sendable {
  /// Nothing: what it costs to start the program and to load its libraries.
  case nothing
  /// Loads fontconfig's configuration and its list of fonts.
  case fontconfig
  /// One `Card`.
  case card
  /// A screen of about twenty views.
  case screen

  /// The file's bytes.
  @MainActor package func run() -> Data {
    switch self {
    case .nothing: return Data()
    case .fontconfig:
      let configuration = FcInitLoadConfigAndFonts()
      FcConfigDestroy(configuration)
      return Data()
    case .card: return ImageRenderer(content: Card(number: 1)).pngData() ?? Data()
    case .screen: return HeadlessSession(Screen(), size: Scenarios.window).pngData()
    }
  }
}

/// A settings screen of about twenty views.
struct Screen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: "Settings").font(.largeTitle).bold()
      ForEach(0..<4) { index in
        HStack {
          RoundedRectangle(cornerRadius: 6).fill(.blue).frame(width: 28, height: 28)
          Text(verbatim: "Setting number \(index)")
          Spacer()
          Text(verbatim: index % 2 == 0 ? "On" : "Off").foregroundStyle(.secondary)
        }
      }
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.white)
  }
}
