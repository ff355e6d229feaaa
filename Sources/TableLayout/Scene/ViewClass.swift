/// The classes of views that a scene can hold, named as UIKit names them.
public enum ViewClass: String, Hashable, Sendable, CaseIterable {
  case tableView = "UITableView"
  case cell = "UITableViewCell"
  case cellBackground = "UITableViewCellBackground"
  case contentView = "UITableViewCellContentView"
  case label = "UITableViewLabel"
  case imageView = "UIImageView"
  case button = "UIButton"
  case separator = "_UITableViewCellSeparatorView"
  case headerFooter = "UITableViewHeaderFooterView"
  case headerFooterLabel = "_UITableViewHeaderFooterViewLabel"
}
