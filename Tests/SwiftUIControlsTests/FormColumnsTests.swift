import SwiftUI
import SwiftUICore
import TestSupport
import Testing

/// Labels are texts of one line; where a test needs their widths it takes boxes.
@MainActor @Suite("Forms of columns")
struct FormColumnsTests {
  private let size = CGSize(width: 300, height: 400)

  private func display<V: View>(
    _ form: V, profile: PlatformProfile = .desktop, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Display {
    Display(
      form.frame(maxWidth: .infinity, alignment: .leading), size: size, profile: profile,
      environment: environment)
  }

  private func labeled(_ id: String, _ width: CGFloat, content: some View) -> some View {
    LabeledContent {
      content
    } label: {
      blank("\(id) label", width, 16)
    }
  }

  @Test("labels end 8 points before their controls, which begin on one line")
  func columns() {
    let form = display(
      Form {
        labeled("a", 30, content: blank("a", 20, 16))
        labeled("b", 50, content: blank("b", 40, 16))
        blank("c", 60, 16)
      })
    #expect(form["a label"]?.minX == 20 && form["a label"]?.maxX == 50)
    #expect(form["b label"]?.minX == 0 && form["b label"]?.maxX == 50)
    #expect(["a", "b", "c"].map { form[$0]?.minX } == [58, 58, 58])
    #expect(form["b"]?.minY == (form["a"]?.maxY ?? 0) + 8)
  }

  @Test("a form is as large as its columns, and does not scroll")
  func hugs() {
    let form = Form {
      labeled("a", 30, content: blank("a", 20, 16))
      blank("b", 100, 10)
    }
    #expect(SwiftUIControlsTests.size(of: form) == CGSize(width: 138, height: 34))
    #expect(
      SwiftUIControlsTests.size(of: form, proposal: ProposedViewSize(width: 300, height: 10))?.height == 34)
    #expect(SwiftUIControlsTests.size(of: Form {}) == .zero)
  }

  @Test("what takes the width that it is offered ends at the form's edge")
  func flexible() {
    let form = display(
      Form {
        labeled("a", 50, content: Color.clear.frame(height: 10).testProbe("a"))
        labeled("b", 20, content: Color.clear.frame(height: 10).testProbe("b"))
        Color.clear.frame(height: 10).testProbe("c")
      })
    for id in ["a", "b", "c"] {
      #expect(form[id]?.minX == 58, "\(id)")
      #expect(form[id]?.maxX == 300, "\(id)")
    }
  }

  @Test("of the height, what needs no more leaves the rest to what does")
  func heights() {
    let form = display(
      Form {
        blank("a", 20, 30)
        Color.clear.testProbe("b")
        Color.clear.testProbe("c")
      })
    #expect(form["a"]?.height == 30)
    #expect(form["b"]?.height == 177 && form["c"]?.height == 177)
    #expect(form["c"]?.maxY == 400)
  }

  private struct Controls: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var number = 1.0
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    var body: some View {
      Form {
        TextField("Field", text: $text)
        SecureField("Secret", text: $text)
        Picker("Menu", selection: $isOn) { Text("One").tag(true) }
        Picker("Radio", selection: $isOn) { Text("Two").tag(true) }.pickerStyle(.radioGroup)
        Slider(value: $number) { Text("Slider") }
        Stepper("Stepper", value: $number)
        DatePicker("Date", selection: $date, displayedComponents: .date)
        ColorPicker("Color", selection: $color)
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        LabeledContent("Content", value: "value")
        Toggle("Box", isOn: $isOn)
        Button("Button") {}
      }
    }
  }

  @Test("every control with a label has it in the column", arguments: [PlatformProfile.desktop, .phone])
  func controls(profile: PlatformProfile) throws {
    let form = display(Controls().formStyle(.columns), profile: profile)
    func run(_ text: String) throws -> (x: CGFloat, end: CGFloat) {
      let run = try #require(form.runs.first { $0.run.text == text }, "\(text)")
      return (run.x, run.x + run.run.glyphs.reduce(0) { $0 + CGFloat($1.advance) })
    }
    let labels = [
      "Field", "Secret", "Menu", "Radio", "Slider", "Stepper", "Date", "Color", "Switch", "Content",
    ]
    let column = try run("value").x - 8
    for label in labels { #expect(abs(try run(label).end - column) < 0.6, "\(label)") }
    let first = try labels.map { try run($0).x }.min()
    #expect((first ?? -1) > -0.1)
    // What has no label in the column stands in the second one.
    #expect(try run("Button").x >= column + 8)
    if profile == .desktop { #expect(try run("Box").x == column + 8 + 14 + 6) }
  }

  @Test("labels that are hidden leave their controls in the second column")
  func hiddenLabels() {
    let form = display(
      Form {
        labeled("a", 50, content: blank("a", 20, 16))
        labeled("b", 90, content: blank("b", 20, 16)).labelsHidden()
      })
    #expect(form["a"]?.minX == 58 && form["b"]?.minX == 58)
    #expect(form["b label"]?.width == nil || form["a label"]?.minX == 0)
  }

  @Test("a field beside its label shows the prompt alone while it is empty")
  func prompts() {
    @MainActor func texts(_ field: TextField<Text>) -> [String] { display(Form { field }).texts }
    #expect(texts(TextField("Name", text: .constant(""))) == ["Name"])
    #expect(texts(TextField("Name", text: .constant(""), prompt: Text("Ada"))) == ["Name", "Ada"])
    let labelled = display(Form { LabeledContent("Name") { TextField("Ada", text: .constant("")) } })
    #expect(labelled.texts == ["Name", "Ada"])
  }

  @Test("of several controls in a row the first says where the column is")
  func rows() {
    let form = display(
      Form {
        HStack(spacing: 0) {
          labeled("a", 30, content: blank("a", 20, 16))
          labeled("b", 30, content: blank("b", 20, 16))
        }
        labeled("c", 60, content: blank("c", 20, 16))
      })
    #expect(form["a"]?.minX == 68 && form["c"]?.minX == 68)
    #expect(form["b"]?.minX == 126)
  }

  @Test("sections stand under each other, headers above their rows")
  func sections() {
    let form = display(
      Form {
        Section {
          blank("a", 20, 10)
        } header: {
          blank("header", 40, 10)
        } footer: {
          blank("footer", 40, 10)
        }
        Section { blank("b", 20, 10) }
        labeled("c", 30, content: blank("c", 20, 10))
      })
    let tops = ["header", "a", "footer", "b"].map { form[$0]?.minY ?? 0 }
    #expect(tops.map { $0 - tops[0] } == [0, 18, 36, 66])
    #expect(["header", "a", "footer", "b"].map { form[$0]?.minX } == [38, 38, 38, 38])
    #expect(Display(Form { Section("Title") { blank("a", 1, 1) } }).session.exists("Title"))
  }

  @Test("from right to left the column of labels is at the right")
  func rightToLeft() {
    let form = display(
      Form {
        labeled("a", 30, content: blank("a", 20, 16))
        labeled("b", 50, content: Color.clear.frame(height: 16).testProbe("b"))
      }
    ) { $0.layoutDirection = .rightToLeft }
    #expect(form["b label"]?.maxX == 300 && form["b"]?.maxX == 242 && form["b"]?.minX == 0)
    #expect(form["a label"]?.minX == 250 && form["a"]?.maxX == 242)
  }

  @Test("the column follows a label that grows, and controls keep their state")
  func grows() {
    let handle = Handle()
    let width = Remote(CGFloat(20))
    let form = display(
      Driven(width) { width in
        Form {
          labeled("a", width, content: Stateful("a", handle))
          blank("b", 20, 16)
        }
      })
    handle.width = 40
    #expect(form["a"]?.minX == 28 && form["b"]?.minX == 28)
    width.value = 70
    #expect(form["a"]?.minX == 78 && form["b"]?.minX == 78)
    #expect(form["a"]?.width == 40)
  }

  @Test("tabulators go from control to control in order")
  func focus() throws {
    let session = display(Controls()).session
    try session.find("Field").focus()
    #expect(try session.find("Field").isFocused)
    session.press(.tab)
    #expect(try session.find("Secret").isFocused)
  }

  @Test("a field has its label as its name once, and headers are headings")
  func semantics() throws {
    let session = Display(
      Form {
        Section("Title") { TextField("Name", text: .constant("Ada")) }
      }, size: size
    ).session
    #expect(session.findAll("Name").count == 1)
    #expect(try session.find("Name").value == "Ada")
    #expect(try session.find("Title").isHeader)
  }
}
