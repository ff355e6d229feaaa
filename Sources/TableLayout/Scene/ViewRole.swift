/// The property of its parent that holds a view.
public enum ViewRole: String, Hashable, Sendable, CaseIterable {
  case textLabel, detailTextLabel, imageView, accessoryView, header, footer, separator, editControl,
    reorderControl, deleteConfirmation, backgroundView, selectedBackgroundView, tableHeaderView,
    tableFooterView
}
