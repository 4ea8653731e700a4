import SwiftUI

/// A page of figures, as an internal tool shows them.
struct DashboardPage: View {
  private let sales: [Double] = [42, 48, 45, 61, 58, 66, 72, 69, 81, 78, 92, 97]
  private let costs: [Double] = [38, 40, 41, 44, 43, 47, 46, 50, 49, 53, 55, 54]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      header
      HStack(spacing: 20) {
        Figure("Revenue", "€ 97.2 k", "+12.4 %", .green, [3, 4, 4, 6, 5, 7, 9])
        Figure("Orders", "1,284", "+3.1 %", .blue, [5, 4, 6, 5, 6, 7, 6])
        Figure("Refunds", "38", "−8.0 %", .orange, [8, 6, 7, 5, 5, 4, 3])
        Figure("Visitors", "48,120", "+21.7 %", .purple, [2, 3, 5, 4, 6, 8, 9])
      }
      HStack(alignment: .top, spacing: 20) {
        Panel("Revenue and costs", "thousands of euros a month") {
          LineChart(series: [(sales, .blue), (costs, .orange)]).frame(height: 210)
        }
        Panel("Channels", "share of orders") {
          HStack(spacing: 20) {
            Donut(shares: [0.46, 0.27, 0.18, 0.09], colors: [.blue, .teal, .orange, .pink])
              .frame(width: 130, height: 130)
            VStack(alignment: .leading, spacing: 10) {
              legend("Web", "46 %", .blue)
              legend("Shops", "27 %", .teal)
              legend("Partners", "18 %", .orange)
              legend("Phone", "9 %", .pink)
            }
          }
          .frame(height: 210)
        }
        .frame(width: 340)
      }
      Panel("Latest orders", nil) {
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 12) {
          GridRow {
            Text("Order")
            Text("Customer")
            Text("Status")
            Text("Total").gridColumnAlignment(.trailing)
          }
          .font(.caption.weight(.semibold))
          .foregroundStyle(.secondary)
          order("#10482", "Mary Jackson", "Paid", .green, "€ 184.00")
          order("#10481", "Katherine Johnson", "Shipped", .blue, "€ 62.90")
          order("#10480", "Dorothy Vaughan", "Returned", .orange, "€ 1,240.00")
          order("#10479", "Annie Easley", "Paid", .green, "€ 18.50")
        }
        .monospacedDigit()
      }
    }
    .padding(32)
    .frame(width: 1080)
    .background(Palette.light.page)
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Overview").font(.system(size: 32, weight: .bold)).tracking(-0.5)
      Text("September 2025").font(.title3).foregroundStyle(.secondary)
      Spacer()
      Text("Export")
        .font(.callout.weight(.semibold))
        .foregroundStyle(.white)
        .padding(.horizontal, 18)
        .padding(.vertical, 8)
        .background(.blue.gradient, in: .capsule)
    }
  }

  private func legend(_ name: String, _ share: String, _ color: Color) -> some View {
    HStack(spacing: 8) {
      Circle().fill(color).frame(width: 9, height: 9)
      Text(name)
      Spacer()
      Text(share).foregroundStyle(.secondary).monospacedDigit()
    }
    .font(.callout)
  }

  private func order(_ number: String, _ name: String, _ status: String, _ color: Color, _ total: String)
    -> some View
  {
    GridRow {
      Text(number).foregroundStyle(.secondary)
      Text(name).frame(maxWidth: .infinity, alignment: .leading)
      Chip(status, color)
      Text(total).fontWeight(.medium)
    }
  }
}

private struct Panel<Content: View>: View {
  let title: String
  let note: String?
  let content: Content

  init(_ title: String, _ note: String?, @ViewBuilder content: () -> Content) {
    self.title = title
    self.note = note
    self.content = content()
  }

  var body: some View {
    Card(title, note: note) { content }
  }
}

private struct Figure: View {
  let name: String
  let value: String
  let change: String
  let color: Color
  let trend: [Double]

  init(_ name: String, _ value: String, _ change: String, _ color: Color, _ trend: [Double]) {
    self.name = name
    self.value = value
    self.change = change
    self.color = color
    self.trend = trend
  }

  var body: some View {
    Card(name) {
      VStack(alignment: .leading, spacing: 12) {
        HStack(alignment: .firstTextBaseline) {
          Text(value).font(.title2.bold()).monospacedDigit()
          Spacer()
          Text(change).font(.footnote.weight(.semibold)).foregroundStyle(color)
        }
        HStack(alignment: .bottom, spacing: 4) {
          ForEach(Array(trend.enumerated()), id: \.offset) { index, value in
            RoundedRectangle(cornerRadius: 3)
              .fill(color.opacity(index == trend.count - 1 ? 1 : 0.35))
              .frame(height: 4 * value)
          }
        }
        .frame(height: 36, alignment: .bottom)
      }
    }
  }
}

private struct LineChart: View {
  var series: [(values: [Double], color: Color)]

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      ForEach(0..<5, id: \.self) { line in
        let y = size.height * Double(line) / 4
        Path { path in
          path.move(to: CGPoint(x: 0, y: y))
          path.addLine(to: CGPoint(x: size.width, y: y))
        }
        .stroke(.gray.opacity(0.2), lineWidth: 1)
      }
      ForEach(Array(series.enumerated()), id: \.offset) { _, entry in
        let curve = curve(entry.values, in: size)
        area(curve, in: size)
          .fill(
            LinearGradient(
              colors: [entry.color.opacity(0.22), entry.color.opacity(0)], startPoint: .top, endPoint: .bottom
            ))
        curve.stroke(entry.color, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      }
    }
  }

  private func curve(_ values: [Double], in size: CGSize) -> Path {
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: size.width * Double(index) / Double(max(values.count - 1, 1)), y: size.height * (1 - value / 100))
    }
    return Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      for (from, to) in zip(points, points.dropFirst()) {
        let middle = (from.x + to.x) / 2
        path.addCurve(to: to, control1: CGPoint(x: middle, y: from.y), control2: CGPoint(x: middle, y: to.y))
      }
    }
  }

  private func area(_ curve: Path, in size: CGSize) -> Path {
    var area = curve
    area.addLine(to: CGPoint(x: size.width, y: size.height))
    area.addLine(to: CGPoint(x: 0, y: size.height))
    area.closeSubpath()
    return area
  }
}

private struct Donut: View {
  var shares: [Double]
  var colors: [Color]

  var body: some View {
    ZStack {
      ForEach(shares.indices, id: \.self) { index in
        let start = shares[..<index].reduce(0, +)
        Circle()
          .inset(by: 11)
          .trim(from: start + 0.006, to: start + shares[index] - 0.006)
          .stroke(colors[index % colors.count], lineWidth: 22)
          .rotationEffect(.degrees(-90))
      }
      VStack(spacing: 0) {
        Text("1,284").font(.title3.bold()).monospacedDigit()
        Text("orders").font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}
