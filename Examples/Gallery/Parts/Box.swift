import SwiftUI

/// A coloured box with a word in it: the Gallery's stand-in for content.
struct Box: View {
  var label = ""
  var color = Color.blue
  var width: CGFloat?
  var height: CGFloat?

  init(_ label: String = "", _ color: Color = .blue, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.label = label
    self.color = color
    self.width = width
    self.height = height
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 8, style: .continuous)
      .fill(color.gradient)
      .overlay {
        Text(label).font(.caption.weight(.semibold)).foregroundStyle(.white)
      }
      .frame(width: width, height: height)
  }
}

/// A word on a tinted pill.
struct Chip: View {
  let label: String
  var color = Color.blue

  init(_ label: String, _ color: Color = .blue) {
    self.label = label
    self.color = color
  }

  var body: some View {
    Text(label)
      .font(.footnote.weight(.medium))
      .foregroundStyle(color)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(color.opacity(0.14), in: .capsule)
  }
}

extension View {
  /// A dashed line around the view's frame, to show what it is.
  func outlined(_ color: Color = .pink) -> some View {
    overlay { Rectangle().strokeBorder(color, style: StrokeStyle(lineWidth: 1, dash: [4, 3])) }
  }
}
