// The names that programs get from Apple's module of this name, as OpenCombine provides them.
@_exported import OpenCombine
