/// What is known of a type of data.
///
/// Source: "System-declared uniform type identifiers" in Apple's documentation.
struct TypeDeclaration {
  let identifier: String
  /// What the type conforms to in one step.
  let supertypes: [String]
  /// Extensions of files, the usual one first.
  let extensions: [String]
  /// MIME types, the usual one first.
  let mimeTypes: [String]

  init(_ identifier: String, _ supertypes: [String], _ extensions: [String], _ mimeTypes: [String]) {
    self.identifier = identifier
    self.supertypes = supertypes
    self.extensions = extensions
    self.mimeTypes = mimeTypes
  }

  static let named = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }

  /// Of several for an extension or a MIME type the first is meant.
  static let all: [TypeDeclaration] = usual + more

  private static let usual: [TypeDeclaration] = [
    TypeDeclaration("public.item", [], [], []),
    TypeDeclaration("public.content", [], [], []),
    TypeDeclaration("public.composite-content", ["public.content"], [], []),
    TypeDeclaration("public.data", ["public.item"], [], []),
    TypeDeclaration("public.directory", ["public.item"], [], []),
    TypeDeclaration("public.folder", ["public.directory"], [], []),
    TypeDeclaration("com.apple.package", ["public.directory"], [], []),
    TypeDeclaration("com.apple.bundle", ["public.directory"], [], []),
    TypeDeclaration("public.volume", ["public.folder"], [], []),
    TypeDeclaration("com.apple.application", [], [], []),
    TypeDeclaration("public.executable", ["public.data"], [], []),
    TypeDeclaration("public.disk-image", ["public.data"], [], []),
    TypeDeclaration("public.text", ["public.data", "public.content"], [], []),
    TypeDeclaration("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
    TypeDeclaration("public.utf8-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-8"]),
    TypeDeclaration("public.utf16-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-16"]),
    TypeDeclaration("public.utf16-external-plain-text", ["public.utf16-plain-text"], [], []),
    TypeDeclaration("public.delimited-values-text", ["public.plain-text"], [], []),
    TypeDeclaration(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv"]),
    TypeDeclaration(
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
      ["text/tab-separated-values"]),
    TypeDeclaration("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
    TypeDeclaration("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], []),
    TypeDeclaration("com.apple.flat-rtfd", ["public.data", "public.composite-content"], [], []),
    TypeDeclaration("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
    TypeDeclaration("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    TypeDeclaration("public.yaml", ["public.text"], ["yaml", "yml"], ["application/yaml"]),
    TypeDeclaration("public.json", ["public.text"], ["json"], ["application/json"]),
    TypeDeclaration("public.css", ["public.text"], ["css"], ["text/css"]),
    TypeDeclaration("public.source-code", ["public.plain-text"], [], []),
    TypeDeclaration("public.swift-source", ["public.source-code"], ["swift"], ["text/x-swift"]),
    TypeDeclaration("public.c-source", ["public.source-code"], ["c"], []),
    TypeDeclaration("public.c-header", ["public.source-code"], ["h"], []),
    TypeDeclaration("public.script", ["public.source-code"], [], []),
    TypeDeclaration("public.shell-script", ["public.script"], ["sh"], ["application/x-sh"]),
    TypeDeclaration("public.python-script", ["public.script"], ["py"], ["text/x-python-script"]),
    TypeDeclaration("com.netscape.javascript-source", ["public.source-code"], ["js"], ["text/javascript"]),
    TypeDeclaration("com.apple.property-list", ["public.data"], ["plist"], []),
    TypeDeclaration("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"], [], []),
    TypeDeclaration("com.apple.binary-property-list", ["com.apple.property-list"], [], []),
    TypeDeclaration("public.url", ["public.data"], [], ["text/uri-list"]),
    TypeDeclaration("public.file-url", ["public.url"], [], []),
    TypeDeclaration("com.apple.bookmark", ["public.data"], [], []),
    TypeDeclaration("public.image", ["public.data", "public.content"], [], []),
    TypeDeclaration("public.png", ["public.image"], ["png"], ["image/png"]),
    TypeDeclaration("public.jpeg", ["public.image"], ["jpeg", "jpg"], ["image/jpeg"]),
    TypeDeclaration("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    TypeDeclaration("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    TypeDeclaration("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"]),
    TypeDeclaration("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
    TypeDeclaration("com.apple.icns", ["public.image"], ["icns"], []),
    TypeDeclaration("public.heif", ["public.image"], ["heif"], ["image/heif"]),
    TypeDeclaration("public.heic", ["public.heif"], ["heic"], ["image/heic"]),
    TypeDeclaration("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
    TypeDeclaration("public.svg-image", ["public.image"], ["svg"], ["image/svg+xml"]),
    TypeDeclaration("public.camera-raw-image", ["public.image"], [], []),
    TypeDeclaration("com.apple.live-photo", [], [], []),
    TypeDeclaration(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
    TypeDeclaration(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
      ["application/epub+zip"]),
    TypeDeclaration("public.spreadsheet", ["public.content"], [], []),
    TypeDeclaration("public.presentation", ["public.composite-content"], [], []),
    TypeDeclaration("public.database", [], [], []),
    TypeDeclaration("public.message", [], [], []),
    TypeDeclaration("public.contact", [], [], []),
    TypeDeclaration("public.vcard", ["public.text", "public.contact"], ["vcf"], ["text/vcard"]),
    TypeDeclaration("public.calendar-event", [], [], []),
    TypeDeclaration("public.email-message", ["public.message"], [], []),
    TypeDeclaration("public.font", [], [], []),
    TypeDeclaration("public.archive", [], [], []),
    TypeDeclaration("public.zip-archive", ["public.data", "public.archive"], ["zip"], ["application/zip"]),
    TypeDeclaration(
      "org.gnu.gnu-zip-archive", ["public.data", "public.archive"], ["gz"], ["application/gzip"]),
    TypeDeclaration("public.audiovisual-content", ["public.data", "public.content"], [], []),
    TypeDeclaration("public.movie", ["public.audiovisual-content"], [], []),
    TypeDeclaration("public.video", ["public.movie"], [], []),
    TypeDeclaration("public.audio", ["public.audiovisual-content"], [], []),
    TypeDeclaration("public.mpeg-4", ["public.movie"], ["mp4"], ["video/mp4"]),
    TypeDeclaration("com.apple.quicktime-movie", ["public.movie"], ["mov"], ["video/quicktime"]),
    TypeDeclaration("public.avi", ["public.movie"], ["avi"], ["video/avi"]),
    TypeDeclaration("public.mpeg-4-audio", ["public.audio"], ["m4a"], ["audio/mp4"]),
    TypeDeclaration("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg"]),
    TypeDeclaration("com.microsoft.waveform-audio", ["public.audio"], ["wav"], ["audio/vnd.wave"]),
    TypeDeclaration("public.aiff-audio", ["public.audio"], ["aiff"], ["audio/aiff"]),
    TypeDeclaration("public.midi-audio", ["public.audio"], ["mid"], ["audio/midi"]),
    TypeDeclaration("public.playlist", [], [], []),
    TypeDeclaration("com.apple.log", ["public.plain-text"], ["log"], []),
    TypeDeclaration(
      "com.pixar.universal-scene-description-mobile", ["com.pixar.universal-scene-description"], ["usdz"],
      ["model/vnd.usdz+zip"]),
  ]
}
