/// A reference that keeps nothing alive and checks nothing, as bits of a plain pointer.
///
/// For fields of structs that are put into collections or optionals. An `unowned(unsafe)` field of optional
/// type must not be used there: in code that is not specialised, an optional of such a struct is laid out
/// otherwise than in code that is, so that a loop over an array of them does not end (Swift 6.3, debug).
struct Unowned<Object: AnyObject> {
  private let pointer: UnsafeRawPointer?

  init(_ object: Object?) {
    pointer = object.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
  }

  /// The object, which whoever made the reference knows to be alive.
  @inline(__always)
  var object: Object? { pointer.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } }

  @inline(__always)
  func refers(to object: Object) -> Bool {
    pointer == UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }
}
