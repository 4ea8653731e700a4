import ViewGraph

extension View {
  /// Puts room on all faces. A flat host has none in front and behind.
  public nonisolated func padding3D(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Puts room on each face, in points. A flat host has none in front and behind.
  public nonisolated func padding3D(_ insets: EdgeInsets3D) -> some View { padding(EdgeInsets(insets)) }

  /// Puts room on some faces. A flat host has none in front and behind.
  /// - Parameter length: points; nil for the default of 16.
  public nonisolated func padding3D(_ edges: Edge3D.Set = .all, _ length: CGFloat? = nil) -> some View {
    var flat: Edge.Set = []
    if edges.contains(.top) { flat.insert(.top) }
    if edges.contains(.leading) { flat.insert(.leading) }
    if edges.contains(.bottom) { flat.insert(.bottom) }
    if edges.contains(.trailing) { flat.insert(.trailing) }
    return padding(flat, length)
  }

  /// Gives the view a depth.
  ///
  /// - Note: No effect on Linux: hosts are flat, so that views have no depth.
  public nonisolated func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View {
    modifier(EmptyModifier())
  }

  /// Gives the view a depth within bounds.
  ///
  /// - Note: No effect on Linux: hosts are flat, so that views have no depth.
  public nonisolated func frame(
    minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil,
    alignment: DepthAlignment = .center
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Brings the view nearer.
  ///
  /// - Note: No effect on Linux: hosts are flat and show no distance.
  public nonisolated func offset(z: CGFloat) -> some View { modifier(EmptyModifier()) }
}
