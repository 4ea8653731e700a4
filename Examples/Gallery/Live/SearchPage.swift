import SwiftUI

/// A search on a phone, in a tab of its own: with tokens, scopes and suggestions. The other tabs give way as they are scrolled.
struct SearchPage: View {
  @State private var search = RecipeSearch()
  @State private var tab = "recipes"

  var body: some View {
    LiveFrame("A tab for search", "Found: \(search.found.count) of \(Recipe.all.count) recipes.") {
      LiveCard("Recipes on a phone") {
        TabView(selection: $tab) {
          Tab("Recipes", systemImage: "book", value: "recipes") {
            RecipeList(title: "Recipes", recipes: Recipe.all)
          }
          Tab("Saved", systemImage: "heart", value: "saved") {
            RecipeList(title: "Saved", recipes: Recipe.all.filter(\.isSaved))
          }
          Tab(value: "search", role: .search) { RecipeList(title: "Find", recipes: search.found) }
        }
        .searchable(text: $search.text, tokens: $search.tokens, prompt: "Find a recipe") { token in
          Label(token.rawValue, systemImage: token.symbol)
        }
        .searchScopes($search.isSavedOnly) {
          Text("All").tag(false)
          Text("Saved").tag(true)
        }
        .searchSuggestions {
          if search.text.count == 1 {
            ForEach(search.suggested) { token in
              Label(token.rawValue, systemImage: token.symbol).searchCompletion(token)
            }
          }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
        .phoneScreen(height: 460)
        .frame(width: 320)
        .frame(maxWidth: .infinity)
      }
    }
  }
}

private enum Course: String, CaseIterable, Identifiable {
  case soup = "Soup"
  case salad = "Salad"
  case dessert = "Dessert"
  var id: Self { self }

  var symbol: String {
    switch self {
    case .soup: "mug"
    case .salad: "leaf"
    case .dessert: "birthday.cake"
    }
  }
}

private struct Recipe: Identifiable {
  let name: String
  let course: Course
  var isSaved = false
  var id: String { name }

  static let all = [
    Recipe(name: "Apple Pie", course: .dessert, isSaved: true), Recipe(name: "Bean Soup", course: .soup),
    Recipe(name: "Beetroot Salad", course: .salad), Recipe(name: "Carrot Cake", course: .dessert),
    Recipe(name: "Chocolate Mousse", course: .dessert, isSaved: true),
    Recipe(name: "Leek Soup", course: .soup, isSaved: true), Recipe(name: "Lemon Tart", course: .dessert),
    Recipe(name: "Lentil Salad", course: .salad), Recipe(name: "Mushroom Soup", course: .soup),
    Recipe(name: "Pasta Salad", course: .salad), Recipe(name: "Pumpkin Soup", course: .soup),
    Recipe(name: "Semolina Pudding", course: .dessert),
    Recipe(name: "Tomato Salad", course: .salad, isSaved: true),
    Recipe(name: "Waffles", course: .dessert),
  ]
}

private struct RecipeSearch {
  var text = ""
  var tokens: [Course] = []
  var isSavedOnly = false

  var found: [Recipe] {
    Recipe.all.filter { recipe in
      (tokens.isEmpty || tokens.contains(recipe.course)) && (recipe.isSaved || !isSavedOnly)
        && (text.isEmpty || recipe.name.localizedCaseInsensitiveContains(text))
    }
  }

  var suggested: [Course] {
    Course.allCases.filter { !tokens.contains($0) && $0.rawValue.lowercased().hasPrefix(text.lowercased()) }
  }
}

private struct RecipeList: View {
  let title: String
  let recipes: [Recipe]

  var body: some View {
    NavigationStack {
      List(recipes) { recipe in
        Label(recipe.name, systemImage: recipe.course.symbol)
      }
      .overlay { if recipes.isEmpty { ContentUnavailableView.search } }
      .navigationTitle(title)
    }
  }
}
