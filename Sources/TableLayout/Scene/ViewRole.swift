/// The property of its parent that holds a view.
public enum ViewRole: String, Hashable, Sendable, CaseIterable {
  case textLabel, detailTextLabel, imageView, accessoryView, header, footer, separator, editControl,
    reorderControl, deleteConfirmation, backgroundView, selectedBackgroundView, tableHeaderView,
    tableFooterView, titleView, prompt, subtitle, backButton, leftBarButtonItem, rightBarButtonItem,
    searchBar,
    refreshControl,
    sectionIndex, scrollIndicator, master, detail, popover,
    presented = "presentedViewController",
    menu, alertController,
    annotations
}
