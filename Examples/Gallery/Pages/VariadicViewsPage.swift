import SwiftUI

/// Containers made of `_VariadicView`: what articles used before `Group(subviews:)`.
struct VariadicViewsPage: View {
  var body: some View {
    PageFrame("Variadic views", "Containers that take a builder’s children apart, in the way of before 2024.")
    {
      Card("Dividers between children", note: "Of a _VariadicView tree, and of Group(subviews:).") {
        HStack(spacing: 12) {
          Specimen("_VariadicView.Tree(ContentLayout())", height: 64) {
            DividedHStack { words.padding(.horizontal, 8) }
          }
          Specimen("Group(subviews: content)", height: 64) {
            DividedSubviews { words.padding(.horizontal, 8) }
          }
        }
      }
      Card(
        "One view or several",
        note: "What is around a unary root is drawn once, around a multi root each time."
      ) {
        HStack(alignment: .top, spacing: 12) {
          Specimen("VStack") {
            VStack {
              VStack {
                Text("VStack").bold()
                parts
              }
              .border(.yellow)
            }
          }
          Specimen("UnaryViewRoot") {
            VStack {
              CustomVStack_UnaryViewRoot {
                Text("Unary").bold()
                parts
              }
              .border(.blue)
            }
          }
          Specimen("MultiViewRoot") {
            VStack {
              CustomVStack_MultiViewRoot {
                Text("Multi").bold()
                parts
              }
              .border(.red)
            }
          }
          Specimen("Group") {
            VStack {
              Group {
                Text("Group").bold()
                parts
              }
              .border(.orange)
            }
          }
        }
      }
      HStack(alignment: .top, spacing: 20) {
        Card("A root that decorates each child") {
          VStack(alignment: .leading) {
            _VariadicView.Tree(StarredRoot()) {
              Text("Child 1")
              Text("Child 2")
              Text("Child 3")
            }
          }
        }
        Card("A list of its own") {
          CustomList {
            Text("CustomList").bold()
            parts
          }
          .bordered()
          .frame(height: 180)
        }
      }
    }
  }

  @ViewBuilder private var words: some View {
    Text("First")
    Text("Second")
    Text("Third")
  }

  @ViewBuilder private var parts: some View {
    Text("First")
    Text("Second")
    Text("Third")
  }
}

// MARK: - Dividers

private struct ContentLayout: _VariadicView_UnaryViewRoot {
  var hideDivider = false

  func body(children: _VariadicView.Children) -> some View {
    HStack(spacing: 0) {
      children.first
      ForEach(children.dropFirst()) { child in
        if !hideDivider {
          Divider()
        }
        child
      }
    }
  }
}

private struct DividedHStack<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    _VariadicView.Tree(ContentLayout()) {
      content
    }
  }
}

private struct DividedSubviews<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          if subview.id != subviews.first?.id {
            Divider()
          }
          subview
        }
      }
    }
  }
}

// MARK: - Unary and multi roots

private struct VStackLayout_UnaryViewRoot: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    return children
  }
}

private struct VstackLayout_MultiViewRoot: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    return children
  }
}

private struct CustomVStack_UnaryViewRoot<Content: View>: View {
  var content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    _VariadicView.Tree(VStackLayout_UnaryViewRoot()) {
      content
    }
  }
}

private struct CustomVStack_MultiViewRoot<Content: View>: View {
  var content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    _VariadicView.Tree(VstackLayout_MultiViewRoot()) {
      content
    }
  }
}

private struct StarredRoot: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      HStack {
        Image(systemName: "star.fill")
          .foregroundColor(.yellow)
        child
      }
      .padding()
    }
  }
}

// MARK: - A list

private struct CustomListRoot: _VariadicView_ViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ScrollView {
      ForEach(children) { child in
        child
          .padding(.vertical, 4)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(Color.gray.opacity(0.1))
          .cornerRadius(4)
      }
    }
    .padding()
  }
}

private struct CustomList<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    _VariadicView.Tree(CustomListRoot()) {
      content
    }
  }
}

extension CustomList {
  fileprivate func bordered() -> some View {
    self
      .overlay(
        RoundedRectangle(cornerRadius: 8)
          .stroke(Color.blue, lineWidth: 1)
      )
  }
}
