@_exported import ImageViews
