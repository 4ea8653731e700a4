// The module that programs import: everything a SwiftUI program expects to find behind this one name.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationAdditions
@_exported import DataTransfer
@_exported import FoundationPublishers
@_exported import Geometry
@_exported import HeadlessHost
@_exported import ImageViews
@_exported import enum ImageCodecs.ImageDecodingError
@_exported import LayoutEngine
@_exported import Observation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import SceneHost
@_exported import SwiftUIControls
@_exported import SwiftUICore
@_exported import TextViews
@_exported import ViewGraph
