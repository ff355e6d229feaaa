import TableModel

extension LintedScreen {
  /// The texts that can be seen, and how they come out, in the order of the screen.
  package var fits: [TextFit] {
    var counts: [ElementPath: Int] = [:]
    let rooms = roomsOfTitles
    return texts.map { text in
      let path = path(of: text.view)
      let number = counts[path, default: 0]
      counts[path] = number + 1
      return TextFit(
        slot: TextFit.Slot(path: path, number: number), purpose: text.purpose, text: text.label.text,
        available: max(text.view.frame.width, rooms[text.view.index] ?? 0),
        needed: width(of: text.label.text.replacingLineBreaks, in: text.label.font),
        lines: text.label.lineCount, isTruncated: text.label.isTruncated)
    }
  }

  /// The widths that titles and details beside each other could have, by the numbers of their views.
  ///
  /// They are as wide as their texts where both fit, and what lies between them is room for either.
  private var roomsOfTitles: [Int: Double] {
    var rooms: [Int: Double] = [:]
    for row in rows {
      guard let title = row.views?.title, let detail = row.views?.detail,
        title.frame.minY < detail.frame.maxY, detail.frame.minY < title.frame.maxY
      else { continue }
      let isMirrored = detail.frame.minX < title.frame.minX
      let (first, last) = isMirrored ? (detail, title) : (title, detail)
      let gap = max(0, last.frame.minX - first.frame.maxX)
      rooms[title.index] = title.frame.width + gap
      rooms[detail.index] = detail.frame.width + gap
    }
    for text in texts where text.purpose == .barTitle {
      if let room = roomOfTitle(text.view) { rooms[text.view.index] = room }
    }
    return rooms
  }

  /// The width between what stands beside a title in its bar, or between the bar's ends.
  private func roomOfTitle(_ title: LintedView) -> Double? {
    guard let bar = tree.ancestors(of: title).first(where: { $0.node.viewClass == .navigationBar }) else {
      return nil
    }
    var (left, right) = (bar.frame.minX, bar.frame.maxX)
    for button in tree.all
    where button.node.viewClass == .barButton
      && tree.ancestors(of: button).contains(where: { $0.index == bar.index })
      && button.frame.minY < title.frame.maxY && title.frame.minY < button.frame.maxY
    {
      if button.frame.minX + button.frame.maxX < title.frame.minX + title.frame.maxX {
        left = max(left, button.frame.maxX)
      } else {
        right = min(right, button.frame.minX)
      }
    }
    return right - left
  }

  /// The way in which the screen is read.
  var layoutDirection: LayoutDirection {
    screen.semanticContentAttribute?.direction(in: environment.layoutDirection)
      ?? environment.layoutDirection
  }
}

extension LanguageComparison.Wording {
  /// The texts of a screen that is laid out in a language.
  package init(_ screen: LintedScreen, in language: String) {
    self.init(language: language, layoutDirection: screen.layoutDirection, fits: screen.fits)
  }
}
