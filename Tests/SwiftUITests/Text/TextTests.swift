import DisplayList
import Foundation
import FoundationAdditions
import LayoutEngine
import SceneHost
import Testing
import ViewGraph

@testable import ImageViews
@testable import SwiftUICore
@testable import SymbolDrawings
@testable import TextViews

/// Views laid out on their own, with what they answered.
@MainActor
private func size(
  of view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
  environment: (inout EnvironmentValues) -> Void = { _ in }
) -> CGSize {
  let session = Session(
    view, proposal: ProposedViewSize(width: width, height: height), environment: environment)
  defer { session.end() }
  session.update()
  return session.root.element?.size ?? CGSize(width: -1, height: -1)
}

private func children(_ tree: FragmentTree) -> [Placed] {
  var children: [Placed] = []
  tree.forEach { children.append($0) }
  return children
}

/// All glyph runs of a picture, from first to last drawn.
private func glyphRuns(_ placed: Placed, at origin: CGPoint = .zero) -> [(
  run: GlyphRun, paint: Paint, y: Double
)] {
  let origin = CGPoint(x: origin.x + placed.origin.x, y: origin.y + placed.origin.y)
  return placed.fragment.items.flatMap { item -> [(run: GlyphRun, paint: Paint, y: Double)] in
    switch item {
    case .glyphs(let run, let paint): [(run, paint, Double(origin.y + run.origin.y))]
    case .children(let tree): children(tree).flatMap { glyphRuns($0, at: origin) }
    case .group(_, let content): glyphRuns(content, at: origin)
    default: []
    }
  }
}

@MainActor
private func glyphRuns(_ view: some View, width: CGFloat? = nil) -> [(run: GlyphRun, paint: Paint, y: Double)]
{
  let session = Session(view, proposal: ProposedViewSize(width: width, height: nil))
  defer { session.end() }
  return glyphRuns(session.picture().root)
}

@Suite @MainActor struct TextTests {
  @Test func aLiteralIsAKeyAndAVariableIsNot() {
    let variable = "100%"
    #expect(Text("100%").storage == .key("100%"))
    #expect(Text(variable).storage == .verbatim("100%"))
    #expect(Text(verbatim: "a").storage == .verbatim("a"))
    #expect(Text(variable.dropLast()).storage == .verbatim("100"))
  }

  @Test func keysAreFormedFromSpecifiers() {
    let name = "all"
    func key(_ key: LocalizedStringKey) -> String { key.key }
    #expect(key("\(5)% of \(name)") == "%lld%% of %@")
    #expect(key("\(2.5) \(UInt8(3)) \(1.5, specifier: "%.1f")") == "%lf %u %.1f")
    #expect(key("\(Text("a")) and \(Image(systemName: "star"))") == "%@ and %@")
    #expect(key("plain") == "plain")
  }

  @Test func formattedKeysAreShownWithTheirValues() {
    let runs = glyphRuns(Text("\(5)% of \("names"), \(2.456, specifier: "%.2f")"))
    #expect(runs.map(\.run.text).joined() == "5% of names, 2.46")
  }

  @Test(arguments: ["%", "%%%", "%9999999999$@", "%-+ #0'99999.99999lld", "%y", "%1$", "%.@", "%0$@"])
  func formatsFromOutsideNeverTrap(_ format: String) {
    for piece in FormatString(format).pieces {
      guard case .argument(let index, let specifier) = piece else { continue }
      #expect(index >= 0)
      for value: LocalizedStringKey.Argument in [
        .integer(.min), .unsigned(.max), .number(.nan), .string("a"),
      ] {
        #expect(specifier.string(value, Locale(identifier: "en_US")).utf8.count < 2_000)
      }
    }
  }

  @Test func stylesHaveTheMeasuredLines() {
    let phone: (inout EnvironmentValues) -> Void = { $0.platformProfile = .phone }
    #expect(size(of: Text("x")).height == 16)
    #expect(size(of: Text("x").font(.body)).height == 18.5)
    #expect(size(of: Text("x").font(.largeTitle)).height == 38)
    #expect(size(of: Text("x").font(.body), environment: phone).height == 24.5)
    #expect(size(of: Text("x").font(.largeTitle), environment: phone).height == 48.5)
    #expect(size(of: Text("x"), environment: phone).height == 24.5)
    #expect(size(of: Text("")) == .zero)
  }

  @Test func aScaleChangesTheFontsSize() {
    let plain = size(of: Text("x").font(.system(size: 20)))
    #expect(size(of: Text("x").font(.system(size: 20)).textScale(.secondary)).height < plain.height)
    #expect(size(of: Text("x").font(.system(size: 20)).textScale(.secondary, isEnabled: false)) == plain)
    #expect(size(of: Text("x").font(.body).textScale(.secondary)).height < 18.5)
    #expect(size(of: VStack { Text("x") }.font(.system(size: 20)).textScale(.default)) == plain)
    #expect(size(of: VStack { Text("x") }.font(.system(size: 20)).textScale(.secondary)) != plain)
  }

  @Test func selectionIsInTheEnvironment() {
    let seen = Seen()
    let look = Reading { seen.values.append($0.allowsTextSelection) }
    _ = size(of: look.textSelection(.enabled))
    _ = size(of: look.textSelection(.disabled))
    #expect(seen.values == [true, false])
  }

  @Test func theEnvironmentGivesTheFont() {
    #expect(size(of: VStack { Text("x") }.font(.largeTitle)).height == 38)
    #expect(size(of: Text("x").font(.body).modifier(EmptyModifier()).font(.largeTitle)).height == 18.5)
    #expect(size(of: Text("x").font(nil).modifier(EmptyModifier()).font(.body)).height == 18.5)
  }

  @Test func dynamicTypeScalesThePhoneAlone() {
    func height(_ chosen: DynamicTypeSize, _ profile: PlatformProfile) -> CGFloat {
      size(
        of: Text("x").font(.body),
        environment: { values in
          values.platformProfile = profile
          values.dynamicTypeSize = chosen
        }
      ).height
    }
    #expect(height(.accessibility5, .phone) > 2 * height(.large, .phone))
    #expect(height(.accessibility5, .desktop) == height(.large, .desktop))
  }

  @Test func spacingIsThatOfTheStyle() {
    let texts = size(
      of: VStack {
        Text("x"); Text("x")
      })
    #expect(texts.height == 32)
    let bodies = size(
      of: VStack {
        Text("x"); Text("x")
      }.font(.body))
    #expect(bodies.height == 38)
    let mixed = size(
      of: VStack {
        Text("x"); Color.red.frame(width: 10, height: 10)
      })
    #expect(abs(mixed.height - (16 + 8.15087890625 + 10)) < 0.01)
    let below = size(
      of: VStack {
        Color.red.frame(width: 10, height: 10); Text("x")
      })
    #expect(abs(below.height - (16 + 4.7421875 + 10)) < 0.01)
  }

  @Test func aPromisedWidthHolds() throws {
    let view = Text("The quick brown fox jumps over the lazy dog").font(.body)
    let session = Session(view, proposal: ProposedViewSize(width: 100, height: nil))
    defer { session.end() }
    session.update()
    let element = try #require(session.root.element)
    for width in stride(from: 20.0, through: 400, by: 7.3) {
      let answer = element.answer(Proposal(width: width, height: .nan))
      #expect(answer.holds(for: Proposal(width: width, height: .nan)))
      for other in [answer.width.lower, answer.width.upper] where other.isFinite {
        #expect(size(of: view, width: CGFloat(other)) == answer.size)
      }
    }
  }

  @Test func aTextFitsTheHeightThatItAskedFor() {
    let view = Text("The quick brown fox jumps over the lazy dog").font(.body)
    let free = size(of: view, width: 100)
    #expect(free.height > 30)
    #expect(size(of: view, width: 100, height: free.height) == free)
    #expect(size(of: view, width: 100, height: 20).height == 18.5)
    #expect(size(of: view.lineLimit(1), width: 100).height == 18.5)
    #expect(size(of: Text("x").font(.body).lineLimit(3, reservesSpace: true)).height > 50)
    for bad in [CGFloat.nan, -5, .infinity, 0] { #expect(size(of: view, width: bad, height: bad).height > 0) }
  }

  @Test func baselinesMeet() {
    let runs = glyphRuns(
      HStack(alignment: .firstTextBaseline) {
        Text("a").font(.largeTitle); Text("b")
      })
    #expect(runs.count == 2)
    #expect(runs.first.map(\.y) == runs.last.map(\.y))
  }

  @Test func whatIsSetInmostHolds() {
    let runs = glyphRuns((Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.blue))
    #expect(runs.count == 2)
    #expect(runs.first?.paint != runs.last?.paint)
    let cased = glyphRuns(Text("abc").textCase(.uppercase))
    #expect(cased.map(\.run.text) == ["ABC"])
  }

  @Test func boldFollowsTheStyle() {
    func weight(_ font: Font) -> Double {
      ResolvedFontStyle(font.bold(), FontTraits(), FontContext()).descriptor.weight
    }
    #expect(weight(.body) == 600)
    #expect(weight(.headline) == 800)
    #expect(weight(.title) == 700)
    #expect(weight(.caption) == 500)
    #expect(weight(.system(size: 13)) == 700)
    var emboldened = FontContext()
    emboldened.isEmboldened = true
    #expect(ResolvedFontStyle(.body, FontTraits(), emboldened).descriptor.weight > 400)
  }
}

@Suite @MainActor struct SymbolTests {
  @Test func pathDataIsRead() {
    let box = SVGPathData.path("M1 2h3v4h-3z").boundingRect
    #expect(box == CGRect(x: 1, y: 2, width: 3, height: 4))
    let disc = SVGPathData.path("M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0").boundingRect
    #expect(abs(disc.minX - 2) < 0.1 && abs(disc.width - 20) < 0.2 && abs(disc.height - 20) < 0.2)
    #expect(SVGPathData.path("M0 0a5 5 0 0110 0").boundingRect.width > 9)
  }

  @Test(arguments: [
    "", "M", "z", "M1e999 1", "L1 1 1", "M0 0a0 0 0 0 0 0 0", "A", "M0 0a1 1 nan 2 0 1 1", "Q1.1.1.1",
  ])
  func brokenPathDataGivesWhatCameBefore(_ data: String) {
    let box = SVGPathData.path(data).boundingRect
    #expect(box.isNull || box.isFinite)
  }

  @Test func anUnknownSymbolIsDrawnAndSaid() {
    let session = Session(Image(systemName: "no.such.symbol"), proposal: .unspecified)
    defer { session.end() }
    session.graph.reporter.isSilent = true
    #expect(!session.picture().root.fragment.isEmpty)
    #expect(session.graph.reporter.reports.count == 1)
  }

  @Test func symbolsFollowTheFont() {
    let small = size(of: Image(systemName: "star").font(.body).modifier(EmptyModifier()))
    let large = size(of: Image(systemName: "star").imageScale(.large).font(.largeTitle))
    #expect(small.width > 10 && large.width > 2 * small.width)
  }

  @Test func variantsMakeNames() {
    #expect(SymbolVariants.fill.circle.name("star") == "star.circle.fill")
    #expect(SymbolVariants.circle.name("star.fill") == "star.circle.fill")
    #expect(SymbolVariants.slash.name("bell") == "bell.slash")
    #expect(SymbolVariants.none.name("bell") == "bell")
  }

  @Test func pixelsHaveTheirSizeAndStretch() throws {
    let pixels = [UInt8](repeating: 255, count: 4 * 2 * 4)
    let cgImage = try #require(CGImage(width: 4, height: 2, premultipliedRGBA: pixels))
    let image = Image(decorative: cgImage, scale: 2)
    #expect(size(of: image, width: 50, height: 50) == CGSize(width: 2, height: 1))
    #expect(size(of: image.resizable(), width: 50, height: 40) == CGSize(width: 50, height: 40))
    #expect(size(of: image.resizable()) == CGSize(width: 2, height: 1))
    #expect(size(of: Image(decorative: cgImage, scale: 1, orientation: .left)) == CGSize(width: 2, height: 4))
  }
}

private final class Seen { var values: [Bool] = [] }

/// Passes the environment to a closure.
private struct Reading: View {
  let read: (EnvironmentValues) -> Void
  @Environment(\.self) private var values

  var body: some View {
    let _ = read(values)
    Color.clear
  }
}
