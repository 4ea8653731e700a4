import CLinkerOptions
import Glibc

/// A library of the system that only some programs need: it is opened when it is first used, and stays open.
///
/// What names a function of a library links it, and then every program loads it with all that it brings. Types and
/// constants of its headers link nothing.
package struct SystemLibrary {
  private let handle: UnsafeMutableRawPointer

  /// - Parameter name: The file's name with the version of its interface, as the loader looks for it.
  /// - Returns: Nil where the library is not installed.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// Whether the program has loaded the library, at its start or since.
  package static func isLoaded(_ name: String) -> Bool {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_NOLOAD) else { return false }
    dlclose(handle)
    return true
  }

  /// - Parameter type: The function's type, as its header declares it.
  /// - Returns: Nil where the library has no function of that name.
  package func function<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
