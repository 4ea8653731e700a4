// What programs expect of Apple's module of this name: `CGFloat`, `CGRect` and their like. The toolchain has a C
// module of the same name, which is the first import: nothing of it is hidden.
@_exported import CoreFoundation
@_exported import Foundation
@_exported import struct Geometry.CGAffineTransform
@_exported import struct Geometry.CGVector
