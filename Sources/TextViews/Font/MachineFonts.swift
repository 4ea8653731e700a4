import TextEngine

/// The fonts that are installed on the machine.
package enum MachineFonts {
  /// Begins to read them beside the caller's work. Hosts call it before they make views; later calls do nothing.
  package static func prepare() { FontRegistry.prepare() }
}
