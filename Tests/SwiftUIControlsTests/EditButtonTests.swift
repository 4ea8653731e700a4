import HeadlessHost
import SceneHost
import SwiftUI
import Testing

@MainActor @Suite("Buttons that begin editing and renaming")
struct EditButtonTests {
  private struct Page: View {
    @Environment(\.editMode) private var editMode
    var body: some View {
      VStack {
        EditButton()
        Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
      }
    }
  }

  @Test("the button begins and ends editing of the window, and says so")
  func window() throws {
    let session = HeadlessSession(Page(), size: CGSize(width: 200, height: 100))
    #expect(session.exists(.label("reading")))
    try session.tap("Edit")
    #expect(session.exists(.label("editing")) && !session.exists(.label("Edit")))
    try session.tap("Done")
    #expect(session.exists(.label("reading")))
    // Another window is edited by itself.
    try session.tap("Edit")
    #expect(HeadlessSession(Page(), size: nil).exists(.label("reading")))
  }

  @Test("a binding that is set around the button is written instead")
  func binding() throws {
    var mode = EditMode.inactive
    let session = HeadlessSession(
      EditButton().environment(
        \.editMode,
        Binding {
          mode
        } set: {
          mode = $0
        }), size: nil)
    try session.tap("Edit")
    #expect(mode == .active)
    let without = HeadlessSession(EditButton().environment(\.editMode, nil), size: nil)
    #expect(try !without.find("Edit").isEnabled)
  }

  private struct Renamed: View {
    @FocusState private var isFocused: Bool
    @State private var name = "note"
    var body: some View {
      VStack {
        TextField("name", text: $name).focused($isFocused)
        RenameButton().renameAction($isFocused)
      }
    }
  }

  @Test("a rename button gives the focus to a field, or runs an action; without either it takes no input")
  func rename() throws {
    let session = HeadlessSession(Renamed(), size: CGSize(width: 200, height: 100))
    try session.tap("Rename")
    #expect(try session.find("name").isFocused)
    var count = 0
    let acting = HeadlessSession(RenameButton().renameAction { count += 1 }, size: nil)
    try acting.tap("Rename")
    #expect(count == 1)
    #expect(try !HeadlessSession(RenameButton(), size: nil).find("Rename").isEnabled)
  }
}
