/// To which layer the elements of an icon belong: "ICON PLACE…" a line, in the order of its file; the last place holds
/// for the elements that follow. A place is a level (0 for what stands out), and after a colon the place among
/// the elements that show one after the other as a value grows. An icon without a line has one layer.
enum SymbolLayers {
  struct Place: Hashable {
    var level = 0
    var variable: Int?
  }

  static func places(_ icon: String) -> [Place] { table[icon] ?? [] }

  private static let lines = """
    access-point 0 1:0 1:1 1:0 1:1
    antenna-bars-5 0:0 0:1 0:2 0:3
    battery-1 1 0:0
    battery-2 1 0:0 0:1
    battery-3 1 0:0 0:1 0:2
    battery-4 1 0:0 0:1 0:2 0:3
    bell-ringing 0 0 1
    broadcast 1:1 1:0 0
    calendar-time 1 0 1 1 1 0
    chart-bar 0:0 0:1 0:2 1
    cloud-download 1 0
    cloud-rain 0 1
    cloud-snow 0 1
    cloud-storm 0 1
    cloud-upload 1 0
    moon-stars 0 1
    rss 0 1:1 1:0
    stack-pop 1 1 0
    stack-push 1 1 0
    sun 0 1
    sun-high 0 1
    sun-low 0 1
    temperature-sun 0 0 1
    text-plus 1 1 1 1 0
    users 0 0 1
    users-group 0 0 1
    volume 1:0 1:1 0
    volume-2 1:0 0
    wifi 0:0 0:1 0:2 0:3
    """

  private static let table: [String: [Place]] = {
    var table: [String: [Place]] = [:]
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      table[String(words[0])] = words.dropFirst().map { word in
        let parts = word.split(separator: ":").map { Int($0) ?? 0 }
        return Place(level: parts.first ?? 0, variable: parts.count > 1 ? parts[1] : nil)
      }
    }
    return table
  }()
}
