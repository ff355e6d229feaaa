import TableModel
import TableThemes

/// Lays out the wheels of a picker.
///
/// Vercantez/openuikit found how a wheel turns: with `T` for the height and 75 points more, a turn has as many titles as twice
/// `T` has room for, and its radius is 0.334225372 `T`. Titles beyond a quarter of a turn are out of sight.
struct PickerViewLayout: ControlLayout {
  private let context: ControlContext
  private let look: PickerViewLook
  private let components: [PickerComponent]
  private let isDatePicker: Bool

  private static let (depth, radius) = (75.0, 0.334225372)
  /// The most titles of a turn, more than any screen has room for: constraints may make a picker as high as they like.
  private static let mostTitles = 1_000.0

  init(_ context: ControlContext, look: PickerViewLook, _ components: [PickerComponent], isDatePicker: Bool) {
    (self.context, self.look, self.components, self.isDatePicker) = (context, look, components, isDatePicker)
  }

  var viewClass: ViewClass { isDatePicker ? .datePicker : .pickerView }
  var opacity: Double { context.opacity(disabled: 0.5) }

  func size(fitting room: Size) -> Size {
    Size(width: min(look.size.width, room.width), height: look.size.height)
  }

  func content(in bounds: Rect) -> ControlContent {
    let height = look.rowHeight + look.bandGrowth
    let band = Rect(
      x: look.bandInset, y: context.pixels.round((bounds.height - height) / 2),
      width: max(0, bounds.width - 2 * look.bandInset), height: height)
    var content = ControlContent(drawings: ShapeDrawing(context: context).drawings(of: look.band, in: band))
    let count = Double(max(1, components.count))
    let room = max(0, bounds.width - 2 * look.bandInset - look.gap * (count - 1))
    let shares = components.reduce(0) { $0 + $1.share }
    var x = look.bandInset
    for component in components {
      let width = (room * component.share / max(1, shares)).rounded(.down)
      content.children += titles(of: component, in: Rect(x: x, y: 0, width: width, height: bounds.height))
      x += width + look.gap
    }
    return content
  }

  private func titles(of component: PickerComponent, in column: Rect) -> [SceneNode] {
    let extent = column.height + PickerViewLayout.depth
    let turn = min(PickerViewLayout.mostTitles, max(8, (2 * extent / look.rowHeight).rounded(.up)))
    let quarter = Int(turn / 4)
    let rows = component.rows
    let isEndless = component.isEndless && !rows.isEmpty
    let first = max(isEndless ? Int.min : 0, component.selectedRow - quarter)
    let last = min(isEndless ? Int.max : rows.count - 1, component.selectedRow + quarter)
    guard first <= last else { return [] }
    let (chosen, others) = (context.views.sized(look.chosen), context.views.sized(look.others))
    return (first...last).compactMap { index in
      let angle = 2 * Double.pi * Double(index - component.selectedRow) / turn
      let unit = Point.onUnitCircle(radians: angle)
      guard unit.x > 0.01 else { return nil }
      let isChosen = index == component.selectedRow
      var letters = isChosen ? chosen : others
      letters.size *= unit.x
      let height = look.rowHeight * unit.x
      let middle = column.height / 2 + PickerViewLayout.radius * extent * unit.y
      let title = rows[(index % rows.count + rows.count) % rows.count]
      let wanted = context.shaped(title, look: letters).width
      // Widths are rounded up to a pixel, and letters do not shrink quite in proportion.
      if wanted > column.width { letters.size *= max(0, column.width - 1) / wanted }
      return context.label(
        title, look: letters,
        color: letters.color.faded(to: isChosen ? 1 : unit.x), alignment: .center,
        in: Rect(x: column.minX, y: middle - height / 2, width: column.width, height: height))
    }
  }
}

/// Lays out the calendar of a date picker: the month, the days of the week, and up to six weeks.
struct CalendarLayout: ControlLayout {
  private let context: ControlContext
  private let look: CalendarLook
  private let date: CalendarDate
  private let words: CalendarWords

  init(_ context: ControlContext, look: CalendarLook, _ date: CalendarDate) {
    (self.context, self.look, self.date) = (context, look, date)
    words = CalendarWords(context.strings.calendar)
  }

  var viewClass: ViewClass { .datePicker }
  var opacity: Double { context.opacity(disabled: 0.5) }
  private var tint: Color { context.color(.tint) }

  func size(fitting room: Size) -> Size {
    Size(width: min(look.size.width, room.width), height: look.size.height)
  }

  func content(in bounds: Rect) -> ControlContent {
    let title = words.title(of: date)
    let letters = context.views.sizedBelowAccessibility(look.title)
    let width = min(context.shaped(title, look: letters).width, max(0, bounds.width - 110))
    let titleRect = Rect(x: look.titleInset, y: 0, width: width, height: look.titleHeight)
    let middle = look.titleHeight / 2
    let end = bounds.width - look.titleInset - 6
    let arrows =
      chevron(at: Point(titleRect.maxX + 9, middle), size: Size(width: 5.5, height: 10), pointsRight: true)
      + chevron(at: Point(end - 44, middle), size: Size(width: 8.5, height: 16), pointsRight: false)
      + chevron(at: Point(end, middle), size: Size(width: 8.5, height: 16), pointsRight: true)
    let month = context.label(title, look: letters, in: titleRect)
    let (chosen, days) = days(in: bounds)
    return ControlContent(drawings: arrows + chosen, children: [month] + weekdays(in: bounds) + days)
  }

  private func chevron(at center: Point, size: Size, pointsRight: Bool) -> [Drawing] {
    let tip = pointsRight ? size.width / 2 : -size.width / 2
    return [
      .stroke(
        .polyline([
          Point(center.x - tip, center.y - size.height / 2), Point(center.x + tip, center.y),
          Point(center.x - tip, center.y + size.height / 2),
        ]), Stroke(width: size.height > 12 ? 2.4 : 2, cap: .round, join: .round), .color(tint))
    ]
  }

  private func column(_ number: Int, in bounds: Rect) -> (x: Double, width: Double) {
    let width = max(0, bounds.width - 2 * look.inset) / 7
    return (look.inset + Double(number) * width, width)
  }

  private func weekdays(in bounds: Rect) -> [SceneNode] {
    let letters = context.views.sizedBelowAccessibility(look.weekdays)
    return words.weekdays.enumerated().map { number, name in
      let column = column((number - words.firstWeekday + 7) % 7, in: bounds)
      return context.label(
        name.uppercased(), look: letters, alignment: .center,
        in: Rect(x: column.x, y: look.titleHeight, width: column.width, height: look.weekdayHeight))
    }
  }

  private func days(in bounds: Rect) -> (chosen: [Drawing], labels: [SceneNode]) {
    let shift = (date.weekday(ofDay: 1) - words.firstWeekday + 7) % 7
    var chosen: [Drawing] = []
    let usual = context.views.sizedBelowAccessibility(look.days)
    let labels = (1...CalendarDate.days(in: date.month, of: date.year)).map { day -> SceneNode in
      let place = day - 1 + shift
      let column = column(place % 7, in: bounds)
      let rect = Rect(
        x: column.x, y: look.titleHeight + look.weekdayHeight + Double(place / 7) * look.weekHeight,
        width: column.width, height: look.weekHeight)
      guard day == date.day else {
        return context.label(words.localized("\(day)"), look: usual, alignment: .center, in: rect)
      }
      var letters = usual
      letters.weight = .semibold
      let radius = min(column.width, look.weekHeight) / 2
      chosen.append(
        .fill(.circle(center: rect.center, radius: radius), .color(tint.faded(to: look.chosenOpacity))))
      return context.label(
        words.localized("\(day)"), look: letters, color: tint, alignment: .center, in: rect)
    }
    return (chosen, labels)
  }
}
