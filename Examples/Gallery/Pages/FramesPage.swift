import SwiftUI

/// Frames, padding, fixed sizes and aspect ratios.
struct FramesPage: View {
  var body: some View {
    PageFrame("Frames", "A frame proposes its own size to its content, and stands in the layout for it.") {
      Card("Where the content stands") {
        HStack(alignment: .top, spacing: 12) {
          framed(.topLeading, ".topLeading")
          framed(.top, ".top")
          framed(.center, ".center")
          framed(.bottomTrailing, ".bottomTrailing")
        }
      }
      Card("Minimum, ideal, maximum") {
        VStack(spacing: 12) {
          Specimen(".frame(minWidth: 200)") {
            Text("short").frame(minWidth: 200).padding(.vertical, 6).outlined()
          }
          Specimen(".frame(maxWidth: .infinity, alignment: .leading)") {
            Text("as wide as it may be").frame(maxWidth: .infinity, alignment: .leading).padding(6).outlined()
          }
          Specimen(".frame(maxWidth: 260)") {
            Text("A paragraph that breaks its lines because its frame is never wider than this.")
              .frame(maxWidth: 260)
              .padding(6)
              .outlined()
          }
        }
      }
      Card("Padding") {
        HStack(alignment: .top, spacing: 12) {
          Specimen(".padding()", height: 96) {
            Box("", .green, width: 60, height: 30).padding().outlined(.green)
          }
          Specimen(".padding(.horizontal, 32)", height: 96) {
            Box("", .green, width: 60, height: 30).padding(.horizontal, 32).outlined(.green)
          }
          Specimen(".padding(EdgeInsets(…))", height: 96) {
            Box("", .green, width: 60, height: 30)
              .padding(EdgeInsets(top: 4, leading: 40, bottom: 24, trailing: 8))
              .outlined(.green)
          }
        }
      }
      Card("Fixed size", note: "A text at its ideal size does not care for the frame around it.") {
        HStack(alignment: .top, spacing: 12) {
          Specimen(".frame(width: 140, height: 44)", height: 90) {
            Text("A single line of text, too long to fit").frame(width: 140, height: 44).outlined()
          }
          Specimen(".fixedSize() inside", height: 90) {
            Text("A line, too long to fit").fixedSize().frame(width: 140, height: 44).outlined()
          }
          Specimen(".fixedSize(horizontal: false…)", height: 90) {
            Text("As wide as the frame, and as high as it must be")
              .fixedSize(horizontal: false, vertical: true)
              .frame(width: 140, height: 44)
              .outlined()
          }
        }
      }
      Card("Aspect ratio, offset, position") {
        HStack(alignment: .top, spacing: 12) {
          Specimen("aspectRatio .fit", height: 120) {
            Box("3 : 2", .indigo).aspectRatio(3 / 2, contentMode: .fit).frame(width: 96, height: 96).outlined(
              .indigo)
          }
          Specimen("aspectRatio .fill", height: 120) {
            Box("3 : 2", .indigo).aspectRatio(3 / 2, contentMode: .fill).frame(width: 80, height: 80)
              .outlined(.indigo)
          }
          Specimen("offset(x: 16, …)", height: 120) {
            Box("", .indigo, width: 70, height: 50).offset(x: 16, y: -12).outlined(.indigo)
          }
          Specimen("position(x: 30, …)", height: 120) {
            Box("", .indigo, width: 44, height: 32).position(x: 30, y: 30).frame(width: 96, height: 96)
              .outlined(.indigo)
          }
        }
      }
    }
  }

  private func framed(_ alignment: Alignment, _ code: String) -> some View {
    Specimen(code) {
      Box("", .blue, width: 40, height: 26)
        .frame(width: 112, height: 72, alignment: alignment)
        .outlined(.blue)
    }
  }
}
