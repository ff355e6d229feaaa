import TableModel

extension LintRule {
  static let destructiveWithoutCancel = LintRule(
    "destructive-without-cancel", .warning, "Destructive actions can be cancelled",
    why: """
      People reach such an alert by mistake, too. An action of the style `cancel` is the safe way out, in the same \
      place everywhere.
      """,
    guidelines: [
      .today(
        "Alerts",
        "If there’s a destructive action, include a Cancel button to give people a clear, safe way to avoid the action."
      )
    ],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 390, height: 300}
      tableView: {rows: [A]}
      alertController: {title: Delete “A”?, actions: [{title: Delete, style: destructive}, Keep]}
      """,
    kept: .replacing("destructive}, Keep", by: "destructive}, {title: Cancel, style: cancel}")
  ) { screen, _ in
    guard let alert = screen.shownAlert, alert.model.actions.contains(where: { $0.style == .destructive }),
      !alert.model.actions.contains(where: { $0.style == .cancel })
    else { return [] }
    return [
      LintFinding(
        "this alert can destroy something and has no action that cancels",
        at: alert.path.appending(.key("actions")), views: [alert.view],
        hint: "add {title: Cancel, style: cancel}")
    ]
  }

  static let cancelIsPreferred = LintRule(
    "cancel-is-preferred", .warning, "Cancel is not the button that the return key triggers",
    why: """
      The preferred button draws the eye, as the choice of most people. If it does nothing, they wonder what the \
      alert is for. An alert that is to be read has none.
      """,
    guidelines: [.today("Alerts", "Note that you don’t want to make a Cancel button the default button.")],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 390, height: 300}
      tableView: {rows: [A]}
      alertController: {title: Replace “A”?, actions: [{title: Cancel, style: cancel}, Replace], preferredAction: 0}
      """,
    kept: .replacing("preferredAction: 0", by: "preferredAction: 1")
  ) { screen, _ in
    guard let alert = screen.shownAlert, let preferred = alert.model.preferredAction,
      alert.model.preferredStyle == .alert, alert.model.actions.indices.contains(preferred),
      alert.model.actions[preferred].style == .cancel
    else { return [] }
    return [
      LintFinding(
        "the preferred action of this alert cancels", at: alert.path.appending(.key("preferredAction")),
        views: [alert.view], hint: "prefer another action, or leave “preferredAction” out")
    ]
  }

  static let destructiveBelowOthers = LintRule(
    "destructive-below-others", .info, "In an action sheet, destructive actions come first",
    why: """
      People see the upper end of an action sheet first. At the lower end are the thumb and Cancel, so a hasty tap \
      there must not destroy anything.
      """,
    guidelines: [
      .today(
        "Action sheets",
        """
        Use the destructive style for buttons that perform destructive actions, and place these buttons at the top of the \
        action sheet where they tend to be most noticeable.
        """)
    ],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 390, height: 400}
      tableView: {rows: [A]}
      alertController:
        preferredStyle: actionSheet
        actions: [Save Draft, {title: Delete Draft, style: destructive}, {title: Cancel, style: cancel}]
      """,
    kept: .replacing(
      "actions: [Save Draft, {title: Delete Draft, style: destructive}, {title: Cancel, style: cancel}]",
      by: "actions: [{title: Delete Draft, style: destructive}, Save Draft, {title: Cancel, style: cancel}]")
  ) { screen, _ in
    guard let alert = screen.shownAlert, alert.model.preferredStyle == .actionSheet else { return [] }
    let styles = alert.model.actions.map(\.style)
    guard let other = styles.firstIndex(of: .default), let last = styles.lastIndex(of: .destructive),
      other < last
    else { return [] }
    return [
      LintFinding(
        "“\(alert.model.actions[last].title)” stands below actions that destroy nothing",
        at: alert.path.appending(.key("actions")).appending(.item(last)), views: [alert.view],
        hint: "put it first in “actions”")
    ]
  }
}

extension LintedScreen {
  /// The alert that stands over the screen, with its view and its place in the document.
  fileprivate var shownAlert: (model: AlertController, view: LintedView, path: ElementPath)? {
    guard let model = screen.alertController,
      let view = views.first(where: { $0.node.viewClass == .alertController })
    else { return nil }
    return (model, view, path.appending(.key("alertController")))
  }
}
