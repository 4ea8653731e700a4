import SwiftUICore
import ViewGraph

/// The platform's style: columns on the desktop, rows on cards on a phone and in inspectors.
public struct AutomaticFormStyle: FormStyle {
  /// The style of forms for which none is set.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticForm(content: configuration.content)
  }
}

/// Rows on cards that scroll: labels at the leading edge, values and controls at the trailing one.
///
/// Each view is a row, as in a `List`, whose row and section modifiers hold. On the desktop cards stand 20 points in from the
/// form's edges and toggles are switches; on a phone the form looks as an inset grouped list.
public struct GroupedFormStyle: FormStyle {
  /// A style with cards.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Labels in a column, aligned at their trailing edges, with their controls in a column 8 points after the widest of them.
///
/// Nothing scrolls. A view without a label, such as a button or a toggle with a box, stands in the column of the controls.
public struct ColumnsFormStyle: FormStyle {
  /// A style with two columns.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    FormColumns(content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Columns on the desktop, rows on cards on a phone and in inspectors.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rows on cards that scroll.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// A column of labels before a column of controls.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct AutomaticForm: View {
  let content: FormStyleConfiguration.Content
  @Environment(\.platformProfile) private var profile
  @Environment(\.isInInspector) private var isInInspector

  var body: some View {
    if profile == .phone || isInInspector {
      GroupedForm(content: content)
    } else {
      FormColumns(content: content)
    }
  }
}

/// A form as a list with measures of its own.
private struct GroupedForm: View {
  let content: FormStyleConfiguration.Content

  var body: some View { ListBody(content: content, selection: nil, look: _ListLook(kind: .form)) }
}
