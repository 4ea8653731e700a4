import SwiftUI
import Testing

extension GoldenTests {
  @Test func clipping() {
    check("paint/clipping", 200, 200) {
      VStack(spacing: 10) {
        Color.red.frame(width: 100, height: 60).probe("clipped").clipShape(Circle())
        Color.green.frame(width: 100, height: 60).probe("corner").cornerRadius(12)
        Color.blue.frame(width: 100, height: 40).opacity(0.5).probe("faded")
      }.probe("stack")
    }
  }

  @Test func systemColors() {
    check("paint/system-colors", 400, 240) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.probe("red")
          Color.orange.probe("orange")
          Color.yellow.probe("yellow")
          Color.green.probe("green")
          Color.mint.probe("mint")
          Color.teal.probe("teal")
          Color.cyan.probe("cyan")
          Color.blue.probe("blue")
        }
        HStack(spacing: 0) {
          Color.indigo.probe("indigo")
          Color.purple.probe("purple")
          Color.pink.probe("pink")
          Color.brown.probe("brown")
          Color.white.probe("white")
          Color.gray.probe("gray")
          Color.black.probe("black")
          Color.clear.probe("clear")
        }
        HStack(spacing: 0) {
          Color.primary.probe("primary")
          Color.secondary.probe("secondary")
          Color.accentColor.probe("accentColor")
          Color(red: 0.2, green: 0.4, blue: 0.6).probe("rgb")
          Color(white: 0.5).probe("white50")
          Color.red.opacity(0.5).probe("redHalf")
          Color.red.opacity(0.5).opacity(0.5).probe("redQuarter")
          Rectangle().probe("shapeDefault")
        }
      }
    }
  }

  @Test func shapeSizes() {
    check("shape/layout", 300, 200) {
      VStack(spacing: 8) {
        HStack(spacing: 0) {
          Circle().probe("c1")
          Ellipse().probe("e1")
          Capsule().probe("cap1")
          Circle().stroke(lineWidth: 2).probe("strokedFlex")
        }.frame(height: 40).probe("row1")
        HStack(spacing: 4) {
          Rectangle().probe("r1")
          Rectangle().frame(width: 40).probe("r2")
          Capsule().frame(width: 20).probe("capsuleFixedWidth")
          RoundedRectangle(cornerRadius: 6).frame(maxWidth: 50).probe("maxWidth")
        }.frame(width: 200, height: 30).probe("row2")
        HStack(spacing: 4) {
          Rectangle().fixedSize().probe("ideal")
          Circle().fixedSize().probe("circleIdeal")
          Circle().strokeBorder(Color.red, lineWidth: 2).fixedSize().probe("strokedIdeal")
          VStack(spacing: 0) {
            Circle().probe("vCircle")
            Rectangle().probe("vRect")
          }.frame(width: 60, height: 100).probe("column")
        }.probe("row3")
      }.probe("stack")
    }
  }

  @Test func paths() {
    func pie(clockwise: Bool) -> Path {
      Path {
        $0.move(to: CGPoint(x: 30, y: 30))
        $0.addArc(
          center: CGPoint(x: 30, y: 30), radius: 30, startAngle: .degrees(0), endAngle: .degrees(120),
          clockwise: clockwise)
        $0.closeSubpath()
      }
    }
    let star = Path {
      $0.addLines([
        CGPoint(x: 30, y: 0), CGPoint(x: 48, y: 56), CGPoint(x: 0, y: 22), CGPoint(x: 60, y: 22),
        CGPoint(x: 12, y: 56),
      ])
      $0.closeSubpath()
    }
    check("shape/path", 300, 160) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Path { $0.addLines([CGPoint(x: 30, y: 0), CGPoint(x: 60, y: 60), CGPoint(x: 0, y: 60)]) }
            .probe("triangle").frame(width: 60, height: 60)
          pie(clockwise: false).fill(.red).probe("pie").frame(width: 60, height: 60)
          pie(clockwise: true).fill(.red).probe("pieClockwise").frame(width: 60, height: 60)
          Path { $0.addEllipse(in: CGRect(x: 5, y: 5, width: 50, height: 50)) }
            .stroke(.blue, lineWidth: 6).probe("ring").frame(width: 60, height: 60)
        }.probe("row1")
        HStack(spacing: 8) {
          Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 60, y: 60), control: CGPoint(x: 60, y: 0))
          }.stroke().probe("curves").frame(width: 60, height: 60)
          star.fill().probe("starNonzero").frame(width: 60, height: 60)
          star.fill(style: FillStyle(eoFill: true)).probe("starEvenOdd").frame(width: 60, height: 60)
          Path("0 0 m 60 0 l 30 60 l h")?.probe("parsed").frame(width: 60, height: 60)
          Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: 12)
            .probe("rounded").frame(width: 60, height: 60)
        }.probe("row2")
      }.probe("stack")
    }
  }

  @Test func strokes() {
    func corners(_ join: CGLineJoin) -> some View {
      Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 8, lineJoin: join))
    }
    check("shape/stroke", 320, 200) {
      VStack(spacing: 12) {
        HStack(spacing: 8) {
          Circle().stroke(.red, lineWidth: 8).probe("stroke").frame(width: 50, height: 50)
          Circle().strokeBorder(.red, lineWidth: 8).probe("strokeBorder").frame(width: 50, height: 50)
          Circle().stroke(lineWidth: 8).probe("strokeShape").frame(width: 50, height: 50)
          Circle().fill(.yellow).stroke(.red, lineWidth: 8).probe("fillStroke").frame(width: 50, height: 50)
          Circle().stroke(.red, lineWidth: 8).fill(.yellow).probe("strokeFill").frame(width: 50, height: 50)
        }.probe("row1")
        HStack(spacing: 8) {
          Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
            .probe("dashed").frame(width: 80, height: 40)
          Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 8]))
            .probe("dots").frame(width: 80, height: 40)
          Capsule().strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
            .probe("capsuleDash").frame(width: 80, height: 40)
        }.probe("row2")
        HStack(spacing: 8) {
          corners(.miter).probe("miter").frame(width: 70, height: 40)
          corners(.round).probe("round").frame(width: 70, height: 40)
          corners(.bevel).probe("bevel").frame(width: 70, height: 40)
        }.probe("row3")
      }.probe("stack")
    }
  }

  @Test func shapeSteps() {
    func row(radius: CGFloat = 8, lineWidth: CGFloat = 2, trim: CGFloat = 0.25) -> some View {
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: radius).strokeBorder(.red, lineWidth: lineWidth)
          .frame(width: 120, height: 60).probe("box")
        Circle().trim(from: 0, to: trim).stroke(.blue, lineWidth: lineWidth)
          .frame(width: 40, height: 40).probe("arc")
      }.probe("row")
    }
    let session = Session(row(), proposal: ProposedViewSize(width: 200, height: 120))
    defer { session.end() }
    compare("shape/steps", session)
    session.setContent(row(radius: 20))
    compare("shape/steps/rounder", session)
    session.setContent(row(radius: 20, lineWidth: 6))
    compare("shape/steps/thicker", session)
    session.setContent(row(radius: 20, lineWidth: 6, trim: 0.5))
    compare("shape/steps/half", session)
  }

  @Test func transforms() {
    check("transform/basic", 320, 260) {
      VStack(spacing: 24) {
        HStack(spacing: 40) {
          box(40, 40).offset(x: 10, y: 6).probe("offset")
          box(40, 40).rotationEffect(.degrees(45)).probe("rotated")
          box(40, 40).scaleEffect(1.5).probe("scaled")
        }.probe("row1")
        HStack(spacing: 40) {
          box(40, 40).rotationEffect(.degrees(30), anchor: .topLeading).probe("anchored")
          box(40, 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).probe("stretched")
          TextBox(19.5).rotationEffect(.degrees(-20)).probe("text")
        }.probe("row2")
        box(60, 20).transformEffect(CGAffineTransform(translationX: 12, y: 8)).probe("affine")
      }.probe("stack")
    }
  }

  @Test func titledSections() {
    check("section/title", 300, 250) {
      VStack(alignment: .leading, spacing: 0) {
        Section {
          TextBox(35).probe("apple")
        } header: {
          TextBox(34.5)
        }
        Section {
          TextBox(38.5).probe("carrot")
        } header: {
          TextBox(68)
        }
      }.probe("stack")
    }
  }

  @Test func appearances() {
    func counted(_ shows: Bool) -> some View { CountedAppearances(shows: shows) }
    let session = Session(counted(true), proposal: ProposedViewSize(width: 320, height: 120))
    defer { session.end() }
    compare("lifecycle/appear", session)
    session.setContent(counted(false))
    compare("lifecycle/appear/hide", session)
    let hidden = session.probedFrames()["child"]
    #expect(hidden == nil)
    session.setContent(counted(true))
    compare("lifecycle/appear/show", session)
  }
}

/// Shows how often a child came and went, as a text of the measured widths.
private struct CountedAppearances: View {
  let shows: Bool
  @State private var appeared = 0
  @State private var disappeared = 0

  var body: some View {
    VStack(spacing: 8) {
      TextBox((appeared + disappeared).isMultiple(of: 2) ? 33.5 : 35.5).probe("counts")
      if shows {
        TextBox(31.5).probe("child").onAppear { appeared += 1 }.onDisappear { disappeared += 1 }
      }
    }.probe("stack")
  }
}
