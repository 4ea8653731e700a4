/// More types of data that systems know by name.
extension UTType {
  /// What stands for something else: a link, an alias.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A symbolic link.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// A place where a volume is mounted.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// A file that stands for another.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// A program as a folder.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// A part of a program that others run.
  public static let applicationExtension = UTType(known: "com.apple.application-and-system-extension")
  /// A library with its resources.
  public static let framework = UTType(known: "com.apple.framework")
  /// A part that is added to a program.
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  /// A service of a program.
  public static let xpcService = UTType(known: "com.apple.xpc-service")
  /// A program of Unix.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// A program of Windows.
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  /// Assembler source.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// C++ source.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// C++ declarations.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// Objective-C source.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// Objective-C++ source.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// Instructions of make.
  public static let makefile = UTType(known: "public.make-source")
  /// A script in AppleScript.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// A script in Perl.
  public static let perlScript = UTType(known: "public.perl-script")
  /// A script in PHP.
  public static let phpScript = UTType(known: "public.php-script")
  /// A script in Ruby.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// The address of something on the internet, as a file.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// The address of a page, as a file of Windows.
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  /// A page with all that is on it.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// Data packed in bzip2 form.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// Files packed in Apple's form.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// Files in a row in TAR form.
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// A film in MPEG-1 or MPEG-2 form.
  public static let mpeg = UTType(known: "public.mpeg")
  /// Pictures of a film in MPEG-2 form.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// A film as a stream in MPEG-2 form.
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  /// Sound in MPEG-4 form, protected.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// A film in MPEG-4 form, protected.
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  /// What is played one after the other, in M3U form.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  /// A scene in three dimensions, in any form.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A scene in three dimensions, in USD form.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// A scene of RealityKit.
  public static let realityFile = UTType(known: "com.apple.reality")
  /// A scene of SceneKit.
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  /// A thing that is found in a room.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  /// Certificates with their keys.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// A certificate.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// Something that is to be done.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// Places in JSON form.
  public static let geoJSON = UTType(known: "public.geojson")
  /// What a camera's sensor has seen, in DNG form.
  public static let dng = UTType(known: "com.adobe.raw-image")
  /// A picture in OpenEXR form.
  public static let exr = UTType(known: "com.ilm.openexr-image")
  /// A picture in JPEG XL form.
  public static let jpegxl = UTType(known: "public.jpeg-xl")
}
