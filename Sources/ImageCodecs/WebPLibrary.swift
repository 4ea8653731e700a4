import CGraphicsLibraries
import SystemLibraries

/// libwebp with libwebpdemux, opened when the first WebP file is read.
struct WebPLibrary: Sendable {
  /// Nil where one of the libraries is not installed.
  static let shared = WebPLibrary()

  let features: WebPGetFeaturesInternal_t
  let configuration: WebPInitDecoderConfigInternal_t
  let decode: WebPDecode_t
  let freeBuffer: WebPFreeDecBuffer_t

  let demuxer: WebPDemuxInternal_t
  let freeDemuxer: WebPDemuxDelete_t
  let number: WebPDemuxGetI_t
  let frame: WebPDemuxGetFrame_t
  let freeFrame: WebPDemuxReleaseIterator_t

  private init?() {
    guard let library = SystemLibrary("libwebp.so.7"),
      let features: WebPGetFeaturesInternal_t = library.function("WebPGetFeaturesInternal"),
      let configuration: WebPInitDecoderConfigInternal_t = library.function("WebPInitDecoderConfigInternal"),
      let decode: WebPDecode_t = library.function("WebPDecode"),
      let freeBuffer: WebPFreeDecBuffer_t = library.function("WebPFreeDecBuffer"),
      let parts = SystemLibrary("libwebpdemux.so.2"),
      let demuxer: WebPDemuxInternal_t = parts.function("WebPDemuxInternal"),
      let freeDemuxer: WebPDemuxDelete_t = parts.function("WebPDemuxDelete"),
      let number: WebPDemuxGetI_t = parts.function("WebPDemuxGetI"),
      let frame: WebPDemuxGetFrame_t = parts.function("WebPDemuxGetFrame"),
      let freeFrame: WebPDemuxReleaseIterator_t = parts.function("WebPDemuxReleaseIterator")
    else { return nil }
    self.features = features
    self.configuration = configuration
    self.decode = decode
    self.freeBuffer = freeBuffer
    self.demuxer = demuxer
    self.freeDemuxer = freeDemuxer
    self.number = number
    self.frame = frame
    self.freeFrame = freeFrame
  }
}
