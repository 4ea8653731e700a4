import SwiftUI

/// A view in a well, with the code that makes it below.
struct Specimen<Content: View>: View {
  let code: String
  var height: CGFloat?
  let content: Content

  @Environment(\.palette) private var palette

  init(_ code: String, height: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.code = code
    self.height = height
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack { content }
        .padding(12)
        .frame(maxWidth: .infinity)
        .frame(height: height)
        .background(palette.well, in: .rect(cornerRadius: 12))
      Code(code)
    }
  }
}

/// A caption in the font of code.
struct Code: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    Text(text)
      .font(.system(size: 11, design: .monospaced))
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .minimumScaleFactor(0.7)
  }
}
