// How a view is composited onto what lies below: part of the picture, and what programs name.
@_exported import enum DisplayList.BlendMode
