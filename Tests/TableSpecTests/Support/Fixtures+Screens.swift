extension Fixtures {
  /// A spec that has every key of screens, bars and containers, and of the parts and states of tables.
  static let screens = """
    theme: ios13
    appearance: dark
    statusBar: {style: lightContent, time: "10:00", carrier: Tele, batteryLevel: 0.5}
    navigationBar:
      title: Contacts
      prompt: All of them
      backButtonTitle: Groups
      leftBarButtonItems: [Edit, {systemItem: fixedSpace, width: 10}]
      rightBarButtonItems:
        - {title: Done, style: done, enabled: false, tintColor: systemRed}
        - {image: {placeholder: plus, size: {width: 20, height: 20}}}
      barStyle: black
      barTintColor: systemBackground
      tintColor: link
    searchBar: {placeholder: Search, text: ann, showsCancelButton: true, scopeButtonTitles: [All, Some], selectedScopeButtonIndex: 1}
    toolbar: {items: [{systemItem: add}, flexibleSpace, Sort], tintColor: red}
    tabBar: {items: [{systemItem: contacts, badgeValue: 3}, {title: More, image: images/wifi.png}], selectedIndex: 1}
    tableView:
      style: plain
      sectionIndexTitles: ["{search}", A, B]
      sectionIndexColor: red
      sectionIndexBackgroundColor: systemGray6
      sectionIndexTrackingBackgroundColor: white
      sectionIndexTracking: true
      sectionIndexMinimumDisplayRowCount: 2
      contentOffset: {y: -12.5}
      contentInset: {top: 10, bottom: 20}
      showsVerticalScrollIndicator: true
      scrollIndicatorInsets: {right: 4}
      indicatorStyle: white
      refreshControl: {progress: 0.5, title: Pull, tintColor: secondaryLabel}
      emptyState: {imageView: {placeholder: nobody, size: {width: 40, height: 40}}, text: Nobody, secondaryText: Yet, button: Add}
      tableHeaderView: {frame: [0, 0, 320, 44], searchBar: {showsBookmarkButton: true}}
      sections:
        - header: {height: 30, view: {label: A}, backgroundColor: tertiarySystemFill}
          footer: {title: End, textAlignment: center, textColor: secondaryLabel}
          rows: [Ann]
    popover:
      sourceRect: {x: 10, y: 20, width: 30, height: 40}
      arrowDirection: up
      contentSize: {width: 200, height: 100}
      navigationBar: Sort
      searchBar: Find
      tableView: {style: grouped, refreshControl: true, loading: {text: Loading…, secondaryText: Slowly}}
      toolbar: [Done]
    presentedViewController:
      modalPresentationStyle: formSheet
      preferredContentSize: {width: 300, height: 200}
      navigationBar: New
      tableView: {rows: [Name]}
    ---
    statusBar: true
    splitView:
      master: {navigationBar: {titleView: Box}, tableView: {loading: Loading…}, tabBar: [A, B]}
      detail: {searchBar: true, tableView: {style: grouped, refreshControl: {refreshing: false}}, toolbar: [A]}
      displayMode: primaryOverlay
      masterWidth: 300
    """
}
