@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Geometry
@_exported import LayoutEngine
@_exported import ViewGraph
