@_exported import TextViews
