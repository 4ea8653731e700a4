// The names that programs get from Apple's module of this name.
@_exported import DataTransfer
@_exported import Foundation
