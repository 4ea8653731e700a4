import Foundation
import ViewGraph

/// What an accessibility modifier says that only few views say.
indirect enum AccessibilityDetail: Equatable {
  case inputLabels([Text])
  /// A nil value takes the fact back.
  case customContent(AccessibilityCustomContentKey, Text?, isImportant: Bool)
  case activationPoint(SemanticsPoint)
  case dragPoint(UnitPoint, Text)
  case dropPoint(UnitPoint, Text)
  case directTouch(Bool, AccessibilityDirectTouchOptions)
  case respondsToInteraction(Bool)
  case textContentType(AccessibilityTextContentType)
  case rotorEntry(SemanticsID)
  case link(SemanticsID)
  case pair(AccessibilityLabeledPairRole, SemanticsID)
  case speech(SemanticsSpeech)
  case chart(SemanticsChart)
  case largeContent

  func describe(_ semantics: inout Semantics, _ context: SemanticsContext) {
    var details = semantics.details
    defer { semantics.details = details }
    switch self {
    case .inputLabels(let labels): details.inputLabels = labels.map { $0.string(context) }
    case .customContent(let key, let value, let isImportant):
      let label = key.label.string(context)
      let id = key.id ?? label
      details.customContent.removeAll { $0.id == id }
      guard let value else { return }
      details.customContent.append(
        SemanticsFact(id: id, label: label, value: value.string(context), isImportant: isImportant))
    case .activationPoint(let point): details.activationPoint = point
    case .dragPoint(let point, let name):
      details.dragPoints.append(SemanticsNamedPoint(name.string(context), point))
    case .dropPoint(let point, let name):
      details.dropPoints.append(SemanticsNamedPoint(name.string(context), point))
    case .directTouch(let isOn, let options):
      details.directTouch = isOn ? options.touch : []
      if isOn {
        semantics.traits.insert(.allowsDirectInteraction)
      } else {
        semantics.traits.remove(.allowsDirectInteraction)
      }
    case .respondsToInteraction(let responds): details.respondsToInteraction = responds
    case .textContentType(let type): details.textContentType = type.name
    case .rotorEntry(let id): details.rotorEntries.append(id)
    case .link(let id): details.links.append(id)
    case .pair(.label, let id): details.labels.append(id)
    case .pair(.content, let id): details.labelled.append(id)
    case .speech(let speech): details.speech = speech.around(details.speech)
    case .chart(let chart): details.chart = chart
    case .largeContent: details.largeContent = semantics.label ?? ""
    }
  }
}

extension View {
  nonisolated func accessibility(
    _ detail: AccessibilityDetail, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .detail(detail) : .none)
  }
}
