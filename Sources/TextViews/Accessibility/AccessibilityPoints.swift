import Foundation
import ViewGraph

extension View {
  /// Sets where in the view assistive technology presses to activate it; without the modifier that is its middle. The
  /// point
  /// is measured from the top left corner, in points.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint, isEnabled: true)
  }

  /// Sets where in the view assistive technology presses to activate it, as a share of its size; without the modifier
  /// that
  /// is its middle.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint, isEnabled: true)
  }

  /// Sets where in the view assistive technology presses to activate it, from its top left corner in points, where
  /// that is
  /// enabled; else it stays as it is.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.activationPoint(.offset(activationPoint, from: .topLeading)), isEnabled: isEnabled)
  }

  /// Sets where in the view assistive technology presses to activate it, as a share of its size, where that is
  /// enabled; else
  /// it stays as it is.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.activationPoint(.unit(activationPoint)), isEnabled: isEnabled)
  }

  /// Sets where in the view assistive technology presses to activate it: so far inwards from its trailing edge, where that is
  /// enabled.
  package nonisolated func accessibilityActivationPoint(
    insideTrailingEdge distance: CGFloat, _ direction: LayoutDirection, isEnabled: Bool
  ) -> some View {
    let point =
      direction == .rightToLeft
      ? SemanticsPoint.offset(CGPoint(x: distance, y: 0), from: .leading)
      : SemanticsPoint.offset(CGPoint(x: -distance, y: 0), from: .trailing)
    return accessibility(.activationPoint(point), isEnabled: isEnabled)
  }

  /// Adds a point, as a share of the view's size, by which it can be picked up by those who use assistive technology,
  /// with a description that is read out. A view may have several.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.dragPoint(point, description))
  }

  /// Adds a point, as a share of the view's size, by which it can be picked up by those who use assistive technology,
  /// with a description from the program's string tables. A view may have several.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.dragPoint(point, Text(description)))
  }

  /// Adds a point, as a share of the view's size, by which it can be picked up by those who use assistive technology,
  /// with a description that a resource names. A view may have several.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.dragPoint(point, Text(description)))
  }

  /// Adds a point, as a share of the view's size, by which it can be picked up by those who use assistive technology,
  /// with a description as it is. A view may have several.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility(.dragPoint(point, Text(description)))
  }

  /// Adds a point, as a share of the view's size, by which it can be picked up by those who use assistive technology,
  /// with a description that is read out, where that is enabled; else nothing is added. A view may have several.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.dragPoint(point, description), isEnabled: isEnabled)
  }

  /// Adds a point, as a share of the view's size, by which it can be picked up by those who use assistive technology,
  /// with a description from the program's string tables, where that is enabled; else nothing is added. A view may
  /// have several.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.dragPoint(point, Text(description)), isEnabled: isEnabled)
  }

  /// Adds a point, as a share of the view's size, by which it can be picked up by those who use assistive technology,
  /// with a description that a resource names, where that is enabled; else nothing is added. A view may have several.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.dragPoint(point, Text(description)), isEnabled: isEnabled)
  }

  /// Adds a point, as a share of the view's size, by which it can be picked up by those who use assistive technology,
  /// with a description as it is, where that is enabled; else nothing is added. A view may have several.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility(.dragPoint(point, Text(description)), isEnabled: isEnabled)
  }

  /// Adds a point, as a share of the view's size, by which it takes what is dropped by those who use assistive
  /// technology, with a description that is read out. A view may have several.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.dropPoint(point, description))
  }

  /// Adds a point, as a share of the view's size, by which it takes what is dropped by those who use assistive
  /// technology, with a description from the program's string tables. A view may have several.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.dropPoint(point, Text(description)))
  }

  /// Adds a point, as a share of the view's size, by which it takes what is dropped by those who use assistive
  /// technology, with a description that a resource names. A view may have several.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.dropPoint(point, Text(description)))
  }

  /// Adds a point, as a share of the view's size, by which it takes what is dropped by those who use assistive
  /// technology, with a description as it is. A view may have several.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility(.dropPoint(point, Text(description)))
  }

  /// Adds a point, as a share of the view's size, by which it takes what is dropped by those who use assistive
  /// technology, with a description that is read out, where that is enabled; else nothing is added. A view may have
  /// several.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.dropPoint(point, description), isEnabled: isEnabled)
  }

  /// Adds a point, as a share of the view's size, by which it takes what is dropped by those who use assistive
  /// technology, with a description from the program's string tables, where that is enabled; else nothing is added. A
  /// view may have several.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.dropPoint(point, Text(description)), isEnabled: isEnabled)
  }

  /// Adds a point, as a share of the view's size, by which it takes what is dropped by those who use assistive
  /// technology, with a description that a resource names, where that is enabled; else nothing is added. A view may
  /// have several.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.dropPoint(point, Text(description)), isEnabled: isEnabled)
  }

  /// Adds a point, as a share of the view's size, by which it takes what is dropped by those who use assistive
  /// technology, with a description as it is, where that is enabled; else nothing is added. A view may have several.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility(.dropPoint(point, Text(description)), isEnabled: isEnabled)
  }
}
