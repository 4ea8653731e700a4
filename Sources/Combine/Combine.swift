// The names that programs get from Apple's module of this name, as OpenCombine provides them; with them what
// Foundation and Dispatch have for it: publishers of timers, notifications and URL sessions, queues as schedulers.
@_exported import FoundationPublishers
@_exported import OpenCombine
@_exported import OpenCombineDispatch
