import DisplayList

/// How a view is composited onto what lies below.
public typealias BlendMode = DisplayList.BlendMode
