import TableLayout
import TableModel

/// A text on a screen: what it says, what it is for, and how it came out.
struct LintedText {
  /// What a text is for.
  enum Purpose: Hashable {
    case title(CellStyle)
    case detail(CellStyle)
    case header, footer, barTitle, prompt, barButton, tab, button, confirmation, index, field, status, own
    /// What the program says by itself, or what belongs to the system.
    case other
  }

  let view: LintedView
  let label: LabelDescription
  let purpose: Purpose

  /// The texts that can be seen, from back to front.
  static func all(in views: ScreenViews) -> [LintedText] {
    views.all.compactMap { view in
      guard let label = view.node.label, !label.text.isEmpty, view.opacity > 0 else { return nil }
      return LintedText(view: view, label: label, purpose: purpose(of: view, among: views))
    }
  }

  private static func purpose(of view: LintedView, among views: ScreenViews) -> Purpose {
    let ancestors = views.ancestors(of: view)
    if view.node.role == .prompt { return .prompt }
    if view.node.viewClass == .navigationItem { return .barTitle }
    for ancestor in ancestors {
      if let purpose = purpose(of: view, in: ancestor) { return purpose }
    }
    return .own
  }

  private static func purpose(of view: LintedView, in ancestor: LintedView) -> Purpose? {
    switch ancestor.node.viewClass {
    case .cell, .listCell:
      let style = ancestor.node.cellStyle ?? .default
      switch view.node.role {
      case .textLabel: return .title(style)
      case .detailTextLabel: return .detail(style)
      default: return .own
      }
    case .headerFooter: return ancestor.node.role == .footer ? .footer : .header
    case .barButton: return .barButton
    case .tabBarButton: return .tab
    case .deleteConfirmation, .actionButton: return .confirmation
    case .button, .alertAction, .menuCell: return .button
    case .textField, .searchField, .searchToken, .searchBar: return .field
    case .sectionIndex: return .index
    case .statusBar: return .status
    case .switch, .segmentedControl, .segment, .badge, .refreshControl, .contentUnavailable: return .other
    default: return nil
    }
  }

  /// The text as messages call it.
  var name: String { "“\(label.text.shortened)”" }

  /// The letters that are left of each line.
  var visibleLines: [String] {
    view.node.drawings.compactMap { drawing in
      if case .text(let line, _, _, _) = drawing { line.text } else { nil }
    }
  }
}
