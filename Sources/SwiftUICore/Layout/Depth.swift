import ViewGraph

extension View {
  /// Adds space, in points, on all faces. Hosts are flat and have none in front and behind.
  public nonisolated func padding3D(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds space on each face, in points. Hosts are flat and have none in front and behind.
  public nonisolated func padding3D(_ insets: EdgeInsets3D) -> some View { padding(EdgeInsets(insets)) }

  /// Adds space on some faces. Hosts are flat and have none in front and behind.
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

  /// Moves the view toward the viewer by a distance in points.
  ///
  /// - Note: No effect on Linux: hosts are flat and show no distance.
  public nonisolated func offset(z: CGFloat) -> some View { modifier(EmptyModifier()) }
}
