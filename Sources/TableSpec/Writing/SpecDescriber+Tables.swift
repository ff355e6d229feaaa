import TableModel
import TableSources

extension SpecDescriber {
  /// A table with its sections.
  func tableView(_ table: TableView) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("style", table.style, usually: .plain)
    builder.add("rowHeight", table.rowHeight)
    builder.add("sectionHeaderHeight", table.sectionHeaderHeight)
    builder.add("sectionFooterHeight", table.sectionFooterHeight)
    builder.add("separatorStyle", table.separatorStyle)
    builder.add("separatorColor", table.separatorColor.map(color))
    builder.add("separatorInset", table.separatorInset.map(insets))
    builder.add("backgroundColor", table.backgroundColor.map(color))
    builder.add("tintColor", table.tintColor.map(color))
    builder.add("editing", table.isEditing, usually: false)
    builder.add("allowsMultipleSelection", table.allowsMultipleSelection, usually: false)
    builder.add(
      "allowsMultipleSelectionDuringEditing", table.allowsMultipleSelectionDuringEditing, usually: false)
    builder.add("transition", table.transition.map(transition))
    index(table.sectionIndex, into: &builder)
    scroll(table.scroll, into: &builder)
    builder.add("refreshControl", table.refreshControl.map(refreshControl))
    contentUnavailable(table.contentUnavailable, into: &builder)
    builder.add("backgroundView", table.backgroundView.map(view))
    builder.add("tableHeaderView", table.tableHeaderView.map(view))
    sections(table.sections, into: &builder)
    builder.add("tableFooterView", table.tableFooterView.map(view))
    return builder.spread
  }

  private func sections(_ sections: [Section], into builder: inout SpecValueBuilder) {
    if let only = sections.first, sections.count == 1, only.header == nil, only.footer == nil {
      builder.add("rows", rows(only.rows))
    } else {
      builder.add("sections", list: sections.map(section))
    }
  }

  private func section(_ section: Section) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("header", section.header.map(headerFooter))
    builder.add("footer", section.footer.map(headerFooter))
    if !section.rows.isEmpty { builder.add("rows", rows(section.rows)) }
    return builder.spread
  }

  /// Rows, each in a line of its own unless all of them are texts.
  private func rows(_ rows: [Cell]) -> SpecValue {
    let rows = rows.map(cell)
    return .list(rows, isSpread: !rows.allSatisfy(\.isScalar))
  }

  private func headerFooter(_ headerFooter: HeaderFooter) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("title", text: headerFooter.title)
    builder.add("height", headerFooter.height)
    builder.add("textAlignment", headerFooter.textAlignment)
    builder.add("textColor", headerFooter.textColor.map(color))
    builder.add("backgroundColor", headerFooter.backgroundColor.map(color))
    builder.add("view", headerFooter.view.map(view))
    return builder.value.short(for: "title")
  }

  private func index(_ index: SectionIndex, into builder: inout SpecValueBuilder) {
    builder.add("sectionIndexTitles", list: index.titles.map { .text($0) })
    builder.add("sectionIndexColor", index.color.map(color))
    builder.add("sectionIndexBackgroundColor", index.backgroundColor.map(color))
    builder.add("sectionIndexTrackingBackgroundColor", index.trackingBackgroundColor.map(color))
    builder.add("sectionIndexTracking", index.isTracking, usually: false)
    builder.add("sectionIndexMinimumDisplayRowCount", index.minimumDisplayRowCount, usually: 0)
  }

  private func scroll(_ scroll: ScrollState, into builder: inout SpecValueBuilder) {
    builder.add("contentOffset", scroll.contentOffset, usually: 0)
    if scroll.contentInset != .zero { builder.add("contentInset", insets(scroll.contentInset)) }
    builder.add("showsVerticalScrollIndicator", scroll.showsVerticalScrollIndicator, usually: false)
    if scroll.scrollIndicatorInsets != .zero {
      builder.add("scrollIndicatorInsets", insets(scroll.scrollIndicatorInsets))
    }
    builder.add("indicatorStyle", scroll.indicatorStyle, usually: .default)
  }

  private func refreshControl(_ control: RefreshControl) -> SpecValue {
    var builder = SpecValueBuilder()
    if case .pulled(let progress) = control.state { builder.add("progress", progress) }
    builder.add("title", text: control.title)
    builder.add("tintColor", control.tintColor.map(color))
    return builder.entries.isEmpty ? .boolean(true) : builder.value
  }

  private func contentUnavailable(_ content: ContentUnavailable?, into builder: inout SpecValueBuilder) {
    guard let content else { return }
    var parts = SpecValueBuilder()
    if case .empty(let shown?) = content.reason { parts.add("imageView", imageView(shown)) }
    parts.add("text", text: content.text)
    parts.add("secondaryText", text: content.secondaryText)
    switch content.reason {
    case .loading:
      builder.add("loading", parts.entries.isEmpty ? .boolean(true) : parts.value.short(for: "text"))
    case .empty:
      parts.add("button", text: content.buttonTitle)
      builder.add("emptyState", parts.value.short(for: "text"))
    }
  }

  /// A moment between two states.
  func transition(_ transition: Transition) -> SpecValue {
    var builder = SpecValueBuilder()
    if transition.from != [] { builder.add("from", state(transition.from)) }
    builder.add("to", state(transition.to))
    builder.add("progress", transition.progress)
    return builder.value
  }

  private func state(_ state: CellState) -> SpecValue {
    options(
      CellState.named.filter { $0.state == state || $0.state != [] && state.contains($0.state) }.map(\.name))
  }
}
