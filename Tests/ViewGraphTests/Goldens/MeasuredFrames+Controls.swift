import Foundation
import Geometry

extension MeasuredFrames {
  /// Controls of the desktop.
  static let controls: [String: [String: CGRect]] = [
    "progress/basic": [
      "bare": CGRect(x: 20, y: 47.62890625, width: 280, height: 20),
      "labelled": CGRect(x: 20, y: 81.62890625, width: 280, height: 36),
      "valueLabel": CGRect(x: 20, y: 131.62890625, width: 280, height: 52),
      "tinted": CGRect(x: 20, y: 197.62890625, width: 280, height: 20),
      "narrow": CGRect(x: 100, y: 231.62890625, width: 120, height: 20),
      "rings": CGRect(x: 92, y: 265.62890625, width: 136, height: 52.7421875),
      "ring": CGRect(x: 92, y: 276, width: 32, height: 32),
      "ringLabelled": CGRect(x: 144, y: 265.62890625, width: 32, height: 52.7421875),
      "ringFull": CGRect(x: 196, y: 276, width: 32, height: 32),
      "total": CGRect(x: 20, y: 332.37109375, width: 280, height: 20),
      "stack": CGRect(x: 0, y: 27.62890625, width: 320, height: 344.7421875),
    ],
    "slider/basic": [
      "half": CGRect(x: 0, y: 27.5, width: 320, height: 16),
      "zero": CGRect(x: 0, y: 55.5, width: 320, height: 16),
      "full": CGRect(x: 0, y: 83.5, width: 320, height: 16),
      "stepped": CGRect(x: 0, y: 111.5, width: 320, height: 16),
      "labelled": CGRect(x: 0, y: 139.5, width: 320, height: 18.5),
      "minMax": CGRect(x: 0, y: 170, width: 320, height: 18.5),
      "min": CGRect(x: 53, y: 172, width: 17.5, height: 15),
      "max": CGRect(x: 300, y: 172, width: 20, height: 15),
      "narrow": CGRect(x: 100, y: 200.5, width: 120, height: 16),
      "disabled": CGRect(x: 0, y: 228.5, width: 320, height: 16),
      "row": CGRect(x: 0, y: 256.5, width: 320, height: 16),
      "rowText": CGRect(x: 0, y: 256.5, width: 26, height: 16),
      "rowSlider": CGRect(x: 34, y: 256.5, width: 286, height: 16),
      "stack": CGRect(x: 0, y: 27.5, width: 320, height: 245),
    ],
  ]
}
