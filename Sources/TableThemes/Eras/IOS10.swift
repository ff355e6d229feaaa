extension Theme {
  /// iOS 10: low footers, and headers that stand higher over sections with one.
  public static let ios10: Theme = {
    var theme = Theme.ios9
    theme.name = "ios10"
    theme.grouped.header = .flatFootedHeader(margin: .readable)
    theme.grouped.footer = .flatLowFooter(margin: .readable)
    return theme
  }()
}
