extension Screen {
  /// The screen with each of its texts made into another.
  ///
  /// Texts are what an app would have in its tables of strings: not the time, numbers in badges or letters of an index.
  public func mapTexts(_ change: (String) -> String) -> Screen { worded { WordedText(change($0)) } }

  /// The same with parts of texts that look different, which labels alone have.
  package func worded(_ change: (String) -> WordedText) -> Screen {
    var screen = self
    screen.updateControllers { $0.mapTexts(change) }
    screen.menu?.mapTexts(change)
    screen.alertController?.mapTexts(change)
    return screen
  }
}

extension Menu {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    title = title.map { change($0).text }
    for index in children.indices {
      children[index].action.mapTexts(change)
      for child in children[index].children.indices { children[index].children[child].mapTexts(change) }
    }
  }
}

extension Menu.Action {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    title = change(title).text
    subtitle = subtitle.map { change($0).text }
  }
}

extension AlertController {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    title = title.map { change($0).text }
    message = message.map { change($0).text }
    for index in actions.indices { actions[index].title = change(actions[index].title).text }
    for index in textFields.indices {
      textFields[index].text = change(textFields[index].text).text
      textFields[index].placeholder = change(textFields[index].placeholder).text
    }
  }
}

extension ViewController {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    navigationBar?.mapTexts(change)
    searchBar?.mapTexts(change)
    tableView?.mapTexts(change)
    view?.mapTexts(change)
    if let textView { self.textView?.text = change(textView.text).text }
    if let toolbar { self.toolbar?.items = toolbar.items.map { $0.mappingText(change) } }
    for index in tabBar?.items.indices ?? 0..<0 {
      if let title = tabBar?.items[index].title { tabBar?.items[index].title = change(title).text }
      tabBar?.items[index].mapAccessibility { change($0).text }
    }
  }
}

extension NavigationBar {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    title = title.map { change($0).text }
    subtitle = subtitle.map { change($0).text }
    prompt = prompt.map { change($0).text }
    backButtonTitle = backButtonTitle.map { change($0).text }
    titleView?.mapTexts(change)
    leftBarButtonItems = leftBarButtonItems.map { $0.mappingText(change) }
    rightBarButtonItems = rightBarButtonItems.map { $0.mappingText(change) }
  }
}

extension BarButtonItem {
  fileprivate func mappingText(_ change: (String) -> WordedText) -> BarButtonItem {
    var item = self
    item.mapAccessibility { change($0).text }
    switch content {
    case .title(let title): item.content = .title(change(title).text)
    case .view(var view):
      view.mapTexts(change)
      item.content = .view(view)
    case .system, .image: break
    }
    return item
  }
}

extension TableView {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    tableHeaderView?.mapTexts(change)
    tableFooterView?.mapTexts(change)
    backgroundView?.mapTexts(change)
    if let title = refreshControl?.title { refreshControl?.title = change(title).text }
    contentUnavailable?.mapTexts(change)
    for section in sections.indices { sections[section].mapTexts(change) }
  }
}

extension ContentUnavailable {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    text = text.map { change($0).text }
    secondaryText = secondaryText.map { change($0).text }
    buttonTitle = buttonTitle.map { change($0).text }
  }
}

extension Section {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    header?.mapTexts(change)
    footer?.mapTexts(change)
    for row in rows.indices { rows[row].mapTexts(change) }
  }
}

extension HeaderFooter {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    title = title.map { change($0).text }
    mapAccessibility { change($0).text }
    view?.mapTexts(change)
    contentConfiguration?.mapTexts(change)
  }
}

extension ListContentConfiguration {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    text?.mapTexts(change)
    secondaryText?.mapTexts(change)
  }
}

extension Cell {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    mapAccessibility { change($0).text }
    textLabel?.mapTexts(change)
    detailTextLabel?.mapTexts(change)
    contentConfiguration?.mapTexts(change)
    contentView?.mapTexts(change)
    accessoryView?.mapTexts(change)
    editingAccessoryView?.mapTexts(change)
    titleForDeleteConfirmationButton = titleForDeleteConfirmationButton.map { change($0).text }
    for action in editActions.indices { editActions[action].title = change(editActions[action].title).text }
    for action in leadingSwipeActions.indices {
      leadingSwipeActions[action].title = change(leadingSwipeActions[action].title).text
    }
    for index in accessories.indices { accessories[index].mapTexts(change) }
    backgroundView?.mapTexts(change)
    selectedBackgroundView?.mapTexts(change)
    multipleSelectionBackgroundView?.mapTexts(change)
  }
}

extension CellAccessory {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    switch kind {
    case .label(let text): kind = .label(change(text).text)
    case .popUpMenu(let title): kind = .popUpMenu(change(title).text)
    case .customView(var view):
      view.mapTexts(change)
      kind = .customView(view)
    case .disclosureIndicator, .checkmark, .delete, .insert, .reorder, .multiselect, .detail,
      .outlineDisclosure:
      break
    }
  }
}

extension Background {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    view?.mapTexts(change)
    for position in Position.allCases { views[position]?.mapTexts(change) }
  }
}

extension ContentView {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    for index in subviews.indices { subviews[index].mapTexts(change) }
    for index in hiddenSubviews.indices { hiddenSubviews[index].view.mapTexts(change) }
  }
}

extension View {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    mapAccessibility { change($0).text }
    content.mapTexts(change)
    layout?.intrinsicContentSize.mapTexts(change)
    for index in subviews.indices { subviews[index].mapTexts(change) }
    for index in hiddenSubviews.indices { hiddenSubviews[index].view.mapTexts(change) }
  }
}

extension IntrinsicContentSize {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    switch self {
    case .content, .none, .size: break
    case .button(var button):
      button.title.mapTexts(change)
      self = .button(button)
    case .text(var label, let insets):
      label.mapTexts(change)
      self = .text(label, insets)
    }
  }
}

extension ViewContent {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    switch self {
    case .label(var label):
      label.mapTexts(change)
      self = .label(label)
    case .control(var control):
      control.kind.mapTexts(change)
      self = .control(control)
    case .searchBar(var bar):
      bar.mapTexts(change)
      self = .searchBar(bar)
    case .none, .image, .gradient, .stack, .spacer, .unknown: break
    }
  }
}

extension Label {
  /// Stretches of a text are texts of their own, whose joins have been chosen for the language that they are in.
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    guard !attributedText.isEmpty else {
      let worded = change(text)
      attributedText = worded.runs.map { TextRun($0, in: TextRun(text: ""), of: font) }
      return text = worded.text
    }
    attributedText = attributedText.flatMap { run -> [TextRun] in
      let worded = change(run.text)
      guard worded.runs.isEmpty else { return worded.runs.map { TextRun($0, in: run, of: font) } }
      return [TextRun(text: worded.text, font: run.font, textColor: run.textColor)]
    }
    text = attributedText.map(\.text).joined()
  }
}

extension Control.Kind {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    switch self {
    case .segmentedControl(let titles, let selectedIndex, let disabledSegments):
      self = .segmentedControl(
        titles: titles.map { change($0).text }, selectedIndex: selectedIndex,
        disabledSegments: disabledSegments)
    case .button(let title, let image): self = .button(title: change(title).text, image: image)
    case .textField(let text, let placeholder, let alignment, let border):
      self = .textField(
        text: change(text).text, placeholder: change(placeholder).text, textAlignment: alignment,
        borderStyle: border)
    case .configuredButton(let title, var configuration):
      configuration.subtitle = configuration.subtitle.map { change($0).text }
      self = .configuredButton(title: change(title).text, configuration)
    case .pickerView(var components):
      for index in components.indices {
        components[index].rows = components[index].rows.map { change($0).text }
      }
      self = .pickerView(components)
    case .datePicker, .pageControl, .colorWell, .switch, .stepper, .slider, .activityIndicator, .progressView,
      .badge:
      break
    }
  }
}

extension SearchBar {
  fileprivate mutating func mapTexts(_ change: (String) -> WordedText) {
    text = change(text).text
    for index in tokens.indices { tokens[index].text = change(tokens[index].text).text }
    placeholder = change(placeholder).text
    scopeButtonTitles = scopeButtonTitles.map { change($0).text }
  }
}
