/// The types that systems know by name.
extension UTType {
  /// Anything that can be stored: files, folders and more.
  public static let item = UTType(known: "public.item")
  /// Anything with content: documents, pictures, messages.
  public static let content = UTType(known: "public.content")
  /// Content of several kinds in one.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Any sequence of bytes.
  public static let data = UTType(known: "public.data")
  /// A folder, or a package.
  public static let directory = UTType(known: "public.directory")
  /// A folder that people look into.
  public static let folder = UTType(known: "public.folder")
  /// A folder that shows as one file.
  public static let package = UTType(known: "com.apple.package")
  /// A folder with resources and perhaps a program.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// The root of a volume.
  public static let volume = UTType(known: "public.volume")
  /// A program.
  public static let application = UTType(known: "com.apple.application")
  /// Code that runs.
  public static let executable = UTType(known: "public.executable")
  /// The image of a volume.
  public static let diskImage = UTType(known: "public.disk-image")
  /// Any text, with or without markup.
  public static let text = UTType(known: "public.text")
  /// Text without markup, in any encoding.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without markup in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text without markup in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Text in UTF-16 that begins with its byte order.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// A table as text.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// A table with commas between its fields.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A table with tabulators between its fields.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Text with formats in RTF.
  public static let rtf = UTType(known: "public.rtf")
  /// RTF with what is attached, as a folder.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// RTF with what is attached, as one file.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// A page in HTML.
  public static let html = UTType(known: "public.html")
  /// A document in XML.
  public static let xml = UTType(known: "public.xml")
  /// Values in YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// Values in JSON form.
  public static let json = UTType(known: "public.json")
  /// Styles in CSS.
  public static let css = UTType(known: "public.css")
  /// The source of a program.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift source.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// C source.
  public static let cSource = UTType(known: "public.c-source")
  /// C declarations.
  public static let cHeader = UTType(known: "public.c-header")
  /// A script.
  public static let script = UTType(known: "public.script")
  /// A script of a shell.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A script in Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A script in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in binary form.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A bookmark of an address.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// Any picture.
  public static let image = UTType(known: "public.image")
  /// A picture in PNG form.
  public static let png = UTType(known: "public.png")
  /// A picture in JPEG form.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A picture, or several in turn, in GIF form.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A picture in TIFF form.
  public static let tiff = UTType(known: "public.tiff")
  /// A picture in BMP form.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An icon of Windows.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// An icon of a Mac.
  public static let icns = UTType(known: "com.apple.icns")
  /// A picture in HEIF form.
  public static let heif = UTType(known: "public.heif")
  /// A picture in HEIC form.
  public static let heic = UTType(known: "public.heic")
  /// A picture in WebP form.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A picture in SVG form.
  public static let svg = UTType(known: "public.svg-image")
  /// What a camera's sensor has seen.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// A picture that moves.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// A document in PDF form.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A book in EPUB form.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A table with formulas.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// Slides.
  public static let presentation = UTType(known: "public.presentation")
  /// A data base.
  public static let database = UTType(known: "public.database")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// Somebody's addresses.
  public static let contact = UTType(known: "public.contact")
  /// Somebody's addresses in vCard form.
  public static let vCard = UTType(known: "public.vcard")
  /// An event in a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A mail.
  public static let emailMessage = UTType(known: "public.email-message")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// Files packed into one.
  public static let archive = UTType(known: "public.archive")
  /// Files packed in ZIP form.
  public static let zip = UTType(known: "public.zip-archive")
  /// Data packed in gzip form.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// Sound or moving pictures.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Moving pictures, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Moving pictures without sound.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// A film in MPEG-4 form.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A film in QuickTime form.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A film in AVI form.
  public static let avi = UTType(known: "public.avi")
  /// Sound in MPEG-4 form.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Sound in MP3 form.
  public static let mp3 = UTType(known: "public.mp3")
  /// Sound in WAVE form.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Sound in AIFF form.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Music as notes.
  public static let midi = UTType(known: "public.midi-audio")
  /// What is played one after the other.
  public static let playlist = UTType(known: "public.playlist")
  /// What a program has written down.
  public static let log = UTType(known: "com.apple.log")
  /// A scene in three dimensions.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}
