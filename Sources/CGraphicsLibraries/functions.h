// The types of functions whose libraries are opened when they are first used. Naming such a function would link its
// library; naming its type does not.
#define TYPE_OF(function) typedef __typeof__(function) *_Nonnull function##_t

// libjpeg-turbo
TYPE_OF(tjInitDecompress);
TYPE_OF(tjDecompressHeader3);
TYPE_OF(tjDecompress2);
TYPE_OF(tjGetErrorStr2);
TYPE_OF(tjGetErrorCode);
TYPE_OF(tjDestroy);

// giflib
TYPE_OF(DGifOpen);
TYPE_OF(DGifCloseFile);
TYPE_OF(DGifGetRecordType);
TYPE_OF(DGifGetExtension);
TYPE_OF(DGifGetExtensionNext);
TYPE_OF(DGifGetImageDesc);
TYPE_OF(DGifGetLine);
TYPE_OF(GifErrorString);

// libwebp
TYPE_OF(WebPGetFeaturesInternal);
TYPE_OF(WebPInitDecoderConfigInternal);
TYPE_OF(WebPDecode);
TYPE_OF(WebPFreeDecBuffer);

// libwebpdemux
TYPE_OF(WebPDemuxInternal);
TYPE_OF(WebPDemuxDelete);
TYPE_OF(WebPDemuxGetI);
TYPE_OF(WebPDemuxGetFrame);
TYPE_OF(WebPDemuxReleaseIterator);

// libhyphen
TYPE_OF(hnj_hyphen_load);
TYPE_OF(hnj_hyphen_free);
TYPE_OF(hnj_hyphen_hyphenate3);

// GLib
TYPE_OF(g_object_unref);
TYPE_OF(g_clear_error);
TYPE_OF(g_free);

// Pango
TYPE_OF(pango_language_from_string);
TYPE_OF(pango_get_log_attrs);
TYPE_OF(pango_log2vis_get_embedding_levels);

#undef TYPE_OF
