extension Availability {
  /// Methods, which have no keys of their own, and what is not the same as a key that stands for it.
  static let methods: [Availability] = [
    Availability("cell", "initWithStyle:reuseIdentifier:", from: .v3),
    Availability("cell", "initWithFrame:reuseIdentifier:", from: .v2, to: SystemVersion(2, 2)),
    Availability("cell", "prepareForReuse", from: .v2),
    Availability("cell", "setSelected:animated:", from: .v2),
    Availability("cell", "setHighlighted:animated:", from: .v3),
    Availability("cell", "setEditing:animated:", from: .v2),
    Availability("cell", "willTransitionToState:", from: .v3),
    Availability("cell", "didTransitionToState:", from: .v3),
    Availability("tableView", "reloadData", from: .v2),
    Availability("tableView", "selectRowAtIndexPath:animated:scrollPosition:", from: .v2),
    Availability("tableView", "registerClass:forCellReuseIdentifier:", from: .v6),
    Availability("tableView", "numberOfSectionsInTableView:", from: .v2),
    Availability("tableView", "tableView:numberOfRowsInSection:", from: .v2),
    Availability("tableView", "tableView:heightForRowAtIndexPath:", from: .v2),
    Availability("tableView", "tableView:heightForHeaderInSection:", from: .v2),
    Availability("tableView", "tableView:viewForHeaderInSection:", from: .v2),
    Availability("tableView", "tableView:viewForFooterInSection:", from: .v2),
    Availability("tableView", "tableView:willDisplayCell:forRowAtIndexPath:", from: .v2),
    Availability("tableView", "tableView:editActionsForRowAtIndexPath:", from: .v8),
    Availability(
      "tableView", "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", from: .v11),
    Availability("tableView", "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", from: .v11),
    Availability("tableView", "UIContentUnavailableConfiguration.loadingConfiguration", from: .v17),
    Availability("tableView", "UIContentUnavailableConfiguration.emptyConfiguration", from: .v17),
    Availability("screen", "presentViewController:animated:completion:", from: .v5),
    Availability(
      "popover", "presentPopoverFromRect:inView:permittedArrowDirections:animated:", from: .v3Point2),
    Availability(
      "popover", "presentPopoverFromBarButtonItem:permittedArrowDirections:animated:", from: .v3Point2),
  ]
}
