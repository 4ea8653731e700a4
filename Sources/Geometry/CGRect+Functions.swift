import Foundation

// Core Graphics' functions of rectangles that programs pass as functions, as in `reduce(.null, CGRectUnion)`.

/// The smallest rectangle that holds both; a null rectangle adds nothing.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// The part that both rectangles share; null where they share none.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
