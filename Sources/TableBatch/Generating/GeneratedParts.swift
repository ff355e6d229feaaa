import TableModel
import TableThemes

/// What rows and bars of generated screens are made of, as a look has it.
struct GeneratedParts: Sendable {
  let theme: Theme
  let words: WordStock
  let version: SystemVersion
  let isDark: Bool

  init(theme: Theme, words: WordStock, isDark: Bool) {
    self.theme = theme
    self.words = words
    self.isDark = isDark
    version = SystemVersion(named: theme.name) ?? SystemVersion(3)
  }

  /// Whether the system has symbols; before, apps brought their pictures along.
  var hasSymbols: Bool { version.major >= 13 }

  /// One of the colours that apps have.
  func color(_ numbers: inout SeededNumbers) -> Color {
    let colors: [SystemColor] = [
      .systemRed, .systemOrange, .systemGreen, .systemBlue, .systemIndigo, .systemPurple, .systemPink,
      .systemGray,
    ]
    let color = numbers.pick(colors) ?? .systemBlue
    return version.major >= 13 ? Color(color, else: color.fallback) : color.fallback
  }

  /// A pale colour behind rows, or a deep one on dark screens.
  func paper(_ numbers: inout SeededNumbers) -> Color {
    var color = color(&numbers)
    color.system = nil
    return color.mixed(with: isDark ? .black : .white, amount: 0.85)
  }

  /// The colour of what deletes and ends.
  var red: Color {
    version.major >= 13
      ? Color(.systemRed, else: SystemColor.systemRed.fallback) : SystemColor.systemRed.fallback
  }

  /// A symbol.
  func symbol(tile: Bool = false, _ numbers: inout SeededNumbers) -> Image {
    var symbol = SymbolImage(name: numbers.pick(Self.symbols) ?? "gear", areas: [], size: .zero)
    if tile { symbol.tile = color(&numbers) }
    return Image(symbol)
  }

  private static let symbols = [
    "gear", "wifi", "bell.fill", "lock.fill", "moon.fill", "house.fill", "magnifyingglass", "person.fill",
    "calendar",
    "envelope.fill", "camera.fill", "music.note", "map.fill", "star.fill", "heart.fill", "cart.fill",
    "bookmark.fill",
    "clock.fill", "folder.fill", "tag.fill", "globe", "cloud.fill", "paperplane.fill", "printer.fill",
    "gift.fill",
    "flag.fill", "bolt.fill", "airplane", "doc.fill", "photo", "phone.fill", "mic.fill", "key.fill",
    "sun.max.fill",
    "link", "eye.fill", "hand.raised.fill", "trash.fill", "pin.fill", "archivebox.fill",
  ]

  /// A picture that stands for one of so many points.
  func placeholder(_ text: String, _ width: Double, _ height: Double) -> ImagePlaceholder {
    ImagePlaceholder(name: String(text.prefix(1)), size: Size(width: width, height: height))
  }

  /// The picture of a row: of the system since there are symbols, or one that the app brings.
  func rowImage(_ text: String, _ numbers: inout SeededNumbers) -> ImageView {
    if hasSymbols, numbers.chance(50) { return ImageView(image: symbol(&numbers)) }
    let side: Double = numbers.pick([24, 29, 32, 40]) ?? 29
    return ImageView(image: Image(placeholder(text, side, side)))
  }

  /// A control in the place of an accessory.
  func accessory(_ kind: Control.Kind) -> View { View(content: .control(Control(kind))) }

  /// A control that came with iOS 14: a date, a page or a colour.
  func choice(_ numbers: inout SeededNumbers) -> Control {
    switch numbers.number(below: 3) {
    case 0:
      let (day, hour) = (1 + numbers.number(below: 28), 10 + numbers.number(below: 14))
      return Control(.datePicker(date: numbers.chance(70) ? "\(day) Nov 2026" : nil, time: "\(hour):30"))
    case 1:
      let count = 2 + numbers.number(below: 4)
      let pages = Control.Kind.pageControl(numberOfPages: count, currentPage: numbers.number(below: count))
      // UIKit's white dots cannot be seen on a light row, and a box around nothing teaches nothing.
      return Control(pages, tintColor: color(&numbers))
    default: return Control(.colorWell(numbers.chance(80) ? color(&numbers) : nil))
    }
  }

  /// Choices side by side.
  func segmentedControl(_ count: Int, _ numbers: inout SeededNumbers) -> Control {
    Control(
      .segmentedControl(
        titles: (0..<count).map { _ in words.noun(&numbers) }, selectedIndex: numbers.number(below: count)))
  }

  /// The style of tables of groups, on cards where the look has these and mostly then.
  func groupedStyle(_ numbers: inout SeededNumbers) -> TableViewStyle {
    theme.insetGrouped != nil && numbers.chance(70) ? .insetGrouped : .grouped
  }
}

/// Rows whose views are placed by hand, for a content view of 320 points that grows with the screen.
extension GeneratedParts {
  private static let width = 320.0

  private func row(height: Double, _ views: [View]) -> Cell {
    Cell(
      height: height,
      contentView: ContentView(designSize: Size(width: Self.width, height: height), subviews: views))
  }

  private func view(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ content: ViewContent,
    _ mask: AutoresizingMask = []
  ) -> View {
    View(frame: Rect(x: x, y: y, width: width, height: height), autoresizingMask: mask, content: content)
  }

  private func label(
    _ text: String, _ size: Double, _ weight: FontWeight? = nil, lines: Int = 1, gray: Bool = false
  )
    -> ViewContent
  {
    var label = Label(text: text, font: FontAttributes(size: size, weight: weight), numberOfLines: lines)
    if gray {
      label.textColor =
        version.major >= 13 ? Color(.secondaryLabel, else: Color(white: 0.5)) : Color(white: 0.5)
    }
    return .label(label)
  }

  /// A field to type in, with or without words before it.
  func fieldRow(_ numbers: inout SeededNumbers) -> Cell {
    let isEmpty = numbers.chance(50)
    let border = numbers.chance(25) ? TextFieldBorderStyle.roundedRect : .none
    let field = Control(
      .textField(
        text: isEmpty ? "" : words.name(&numbers), placeholder: words.noun(&numbers), borderStyle: border))
    guard numbers.chance(50) else {
      return row(height: 44, [view(16, 7, 288, 30, .control(field), .flexibleWidth)])
    }
    return row(
      height: 44,
      [
        view(16, 11, 96, 22, label(words.noun(&numbers), 16)),
        view(120, 7, 184, 30, .control(field), .flexibleWidth),
      ])
  }

  /// A control that takes the row.
  func controlRow(_ numbers: inout SeededNumbers) -> Cell {
    let value = Double(numbers.number(below: 101)) / 100
    let control: Control
    switch numbers.number(below: 7) {
    case 0: control = Control(.slider(value: value))
    case 1: control = Control(.progressView(progress: value))
    case 2: control = segmentedControl(2 + numbers.number(below: 3), &numbers)
    case 3:
      let title = label(words.name(&numbers), 16)
      let stepper = Control(.stepper(canDecrement: numbers.chance(80), canIncrement: true))
      // Steppers came with iOS 5.
      guard version.major >= 5 else { return fieldRow(&numbers) }
      return row(
        height: 44,
        [view(16, 11, 180, 22, title), view(212, 7, 94, 30, .control(stepper), .flexibleLeftMargin)])
    case 4:
      let title = label(words.name(&numbers), 16)
      let wheel = Control(.activityIndicator(isAnimating: true, hidesWhenStopped: true))
      return row(
        height: 44, [view(16, 12, 20, 20, .control(wheel)), view(48, 11, 240, 22, title, .flexibleWidth)])
    case 5 where version.major >= 7:
      let titles = (0..<5).map { _ in words.noun(&numbers) }
      let picker = Control(
        .pickerView([PickerComponent(rows: titles, selectedRow: numbers.number(below: 5))]))
      return row(height: 216, [view(0, 0, 320, 216, .control(picker), .flexibleWidth)])
    default: control = Control(.button(title: words.name(&numbers)))
    }
    let isThin = if case .progressView = control.kind { true } else { false }
    return row(
      height: 44, [view(16, isThin ? 21 : 7, 288, isThin ? 2 : 30, .control(control), .flexibleWidth)])
  }

  /// A post: who, when, what, and perhaps a picture and buttons.
  func postRow(_ numbers: inout SeededNumbers) -> Cell {
    let name = words.name(&numbers)
    let side: Double = numbers.pick([32, 40, 48]) ?? 40
    var avatar = view(16, 12, side, side, .none)
    avatar.backgroundColor = color(&numbers)
    avatar.cornerRadius = numbers.chance(60) ? side / 2 : 6
    avatar.subviews = [
      view(
        0, side / 2 - 10, side, 20,
        .label(
          Label(
            text: String(name.prefix(1)), font: FontAttributes(size: 16), textColor: .white,
            textAlignment: .center)))
    ]
    let left = 16 + side + 10
    let lines = 1 + numbers.number(below: 3)
    var views = [
      avatar, view(left, 11, 230 - left, 20, label(name, 16, .bold), .flexibleWidth),
      view(236, 12, 70, 18, label(words.value(&numbers), 13, gray: true), .flexibleLeftMargin),
      view(
        left, 32, 304 - left, Double(lines) * 18,
        label(words.phrase(3 + 4 * lines, &numbers), 14, lines: lines), .flexibleWidth),
    ]
    var bottom = max(36 + Double(lines) * 18, 16 + side)
    if numbers.chance(35) {
      let height = Double(80 + 20 * numbers.number(below: 5))
      let picture = ImageView(
        image: Image(placeholder(name, 304 - left, height)), contentMode: .scaleAspectFill)
      var view = view(left, bottom + 4, 304 - left, height, .image(picture))
      (view.cornerRadius, view.clipsToBounds) = (numbers.chance(50) ? 8 : 0, true)
      views.append(view)
      bottom += height + 8
    }
    if numbers.chance(40) {
      for place in 0..<2 {
        let button = Control(.button(title: words.noun(&numbers)))
        views.append(view(left + Double(place) * 110, bottom + 4, 100, 30, .control(button)))
      }
      bottom += 38
    }
    return row(height: bottom + 8, views)
  }

  /// A cover with two lines, and how far it has come down.
  func coverRow(_ numbers: inout SeededNumbers) -> Cell {
    let name = words.name(&numbers)
    let height: Double = numbers.pick([60, 76, 88]) ?? 76
    let side = height - 16
    let wide = numbers.chance(30) ? side * 0.7 : side
    let left = 16 + wide + 12
    var views = [
      view(16, 8, wide, side, .image(ImageView(image: Image(placeholder(name, wide, side))))),
      view(
        left, height / 2 - 22, 270 - left, 20, label(name, 16, numbers.chance(50) ? .semibold : nil),
        .flexibleWidth),
      view(
        left, height / 2, 270 - left, 18, label(words.phrase(2, &numbers), 13, gray: true), .flexibleWidth),
    ]
    switch numbers.number(below: 4) {
    case 0:
      let progress = Control(.progressView(progress: Double(numbers.number(below: 101)) / 100))
      views.append(view(left, height - 10, 250 - left, 2, .control(progress), .flexibleWidth))
    case 1:
      let button = Control(.button(title: words.value(&numbers)))
      views.append(view(252, height / 2 - 15, 60, 30, .control(button), .flexibleLeftMargin))
    case 2:
      let wheel = Control(.activityIndicator(isAnimating: true, hidesWhenStopped: true))
      views.append(view(282, height / 2 - 10, 20, 20, .control(wheel), .flexibleLeftMargin))
    default: break
    }
    return row(height: height, views)
  }
}
