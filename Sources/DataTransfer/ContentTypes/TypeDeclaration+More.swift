/// Types that programs seldom name.
///
/// Source: "System-declared uniform type identifiers" in Apple's documentation.
extension TypeDeclaration {
  static let more: [TypeDeclaration] = [
    TypeDeclaration("com.apple.resolvable", [], [], []),
    TypeDeclaration("public.symlink", ["public.item", "com.apple.resolvable"], [], []),
    TypeDeclaration("com.apple.mount-point", ["public.item", "com.apple.resolvable"], [], []),
    TypeDeclaration("com.apple.alias-file", ["public.data", "com.apple.resolvable"], [], []),
    TypeDeclaration(
      "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle", "com.apple.package"],
      ["app"], []),
    TypeDeclaration("com.apple.application-and-system-extension", ["com.apple.xpc-service"], ["appex"], []),
    TypeDeclaration("com.apple.framework", ["com.apple.bundle"], ["framework"], []),
    TypeDeclaration("com.apple.plugin", ["com.apple.bundle", "com.apple.package"], ["plugin"], []),
    TypeDeclaration("com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], ["xpc"], []),
    TypeDeclaration("public.unix-executable", ["public.executable"], [], []),
    TypeDeclaration(
      "com.microsoft.windows-executable", ["public.executable"], ["exe"], ["application/x-msdownload"]),
    TypeDeclaration("public.assembly-source", ["public.source-code"], ["s"], []),
    TypeDeclaration("public.c-plus-plus-source", ["public.source-code"], ["cpp", "cp", "cxx", "cc"], []),
    TypeDeclaration("public.c-plus-plus-header", ["public.source-code"], ["hpp", "hh", "hxx"], []),
    TypeDeclaration("public.objective-c-source", ["public.source-code"], ["m"], []),
    TypeDeclaration("public.objective-c-plus-plus-source", ["public.source-code"], ["mm"], []),
    TypeDeclaration("public.make-source", ["public.script"], ["mk", "mak"], []),
    TypeDeclaration("com.apple.applescript.text", ["public.script"], ["applescript"], []),
    TypeDeclaration("public.perl-script", ["public.shell-script"], ["pl", "pm"], ["text/x-perl-script"]),
    TypeDeclaration(
      "public.php-script", ["public.shell-script"], ["php", "php3", "php4", "ph3", "ph4", "phtml"],
      ["text/php"]),
    TypeDeclaration("public.ruby-script", ["public.shell-script"], ["rb", "rbw"], ["text/x-ruby-script"]),
    TypeDeclaration("com.apple.internet-location", ["public.data"], [], []),
    TypeDeclaration("com.microsoft.internet-shortcut", ["public.data"], ["url"], []),
    TypeDeclaration(
      "com.apple.webarchive", ["public.data", "public.composite-content"], ["webarchive"],
      ["application/x-webarchive"]),
    TypeDeclaration(
      "public.bzip2-archive", ["public.data", "public.archive"], ["bz2", "bzip2"], ["application/x-bzip2"]),
    TypeDeclaration("com.apple.archive", ["public.data", "public.archive"], ["aar"], []),
    TypeDeclaration("public.tar-archive", ["public.data", "public.archive"], ["tar"], ["application/x-tar"]),
    TypeDeclaration("public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe", "m75", "m15"], ["video/mpeg"]),
    TypeDeclaration("public.mpeg-2-video", ["public.video"], ["m2v"], ["video/mpeg2"]),
    TypeDeclaration("public.mpeg-2-transport-stream", ["public.movie"], ["ts"], ["video/mp2t"]),
    TypeDeclaration("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"], []),
    TypeDeclaration("com.apple.protected-mpeg-4-video", ["com.apple.m4v-video"], [], []),
    TypeDeclaration("com.apple.m4v-video", ["public.movie"], ["m4v"], ["video/x-m4v"]),
    TypeDeclaration(
      "public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"], ["audio/mpegurl"]),
    TypeDeclaration("public.3d-content", ["public.content"], [], []),
    TypeDeclaration(
      "com.pixar.universal-scene-description", ["public.data", "public.3d-content"], ["usd", "usda", "usdc"],
      []),
    TypeDeclaration(
      "com.apple.reality", ["public.data", "public.3d-content"], ["reality"], ["model/vnd.reality"]),
    TypeDeclaration("com.apple.scenekit.scene", ["public.3d-content"], ["scn"], []),
    TypeDeclaration("com.apple.arobject", ["public.data"], ["arobject"], []),
    TypeDeclaration("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], ["application/x-pkcs12"]),
    TypeDeclaration(
      "public.x509-certificate", ["public.data"], ["cer", "crt"], ["application/x-x509-ca-cert"]),
    TypeDeclaration("public.to-do-item", [], [], []),
    TypeDeclaration("public.geojson", ["public.json"], ["geojson"], ["application/geo+json"]),
    TypeDeclaration("com.adobe.raw-image", ["public.camera-raw-image"], ["dng"], ["image/x-adobe-dng"]),
    TypeDeclaration("com.ilm.openexr-image", ["public.image"], ["exr"], []),
    TypeDeclaration("public.jpeg-xl", ["public.image"], ["jxl"], ["image/jxl"]),
  ]
}
