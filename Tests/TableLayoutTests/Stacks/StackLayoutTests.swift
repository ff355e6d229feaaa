import TableModel
import TestSupport
import Testing

@testable import TableLayout

/// A view that takes what it is offered, between a least and a greatest length.
struct StubElement: StackElement, Hashable {
  var width = StubLength()
  var height = StubLength()
  var layoutPriority = 0.0
  var baseline: Double?

  func dimensions(in proposal: SizeProposal) -> ViewDimensions {
    ViewDimensions(
      size: Size(width: width.answer(to: proposal.width), height: height.answer(to: proposal.height)),
      firstBaseline: baseline, lastBaseline: baseline)
  }

  subscript(axis: LayoutAxis) -> StubLength {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

struct StubLength: Hashable {
  var least = 0.0
  var ideal = 10.0
  var most = Double.infinity

  static func fixed(_ length: Double) -> StubLength {
    StubLength(least: length, ideal: length, most: length)
  }

  func answer(to offered: Double?) -> Double { min(max(offered ?? ideal, least), most) }
}

struct StackLayoutTests {
  /// Views that somebody made up, the same for the same seed.
  private struct Case: CustomTestStringConvertible {
    let seed: UInt64
    let axis: LayoutAxis
    let views: [StubElement]
    let layout: StackLayout
    var testDescription: String { "\(axis) \(seed)" }

    var spaces: Double { layout.spaces.reduce(0, +) }
    /// The same stack, whose views are all as short as each other at least.
    var even: Case {
      var views = views
      for number in views.indices {
        views[number][axis].most += 8 - views[number][axis].least
        views[number][axis].least = 8
      }
      return Case(seed: seed, axis: axis, views: views, layout: layout)
    }
    var least: Double { views.reduce(0) { $0 + $1[axis].least } + spaces }

    func arrangement(_ length: Double?, across: Double? = 200) -> StackLayout.Arrangement {
      var proposal = SizeProposal()
      proposal[axis] = length
      proposal[axis.across] = across
      return layout.arrangement(of: views, in: proposal)
    }
  }

  private static let cases: [Case] = (1...60 as ClosedRange<UInt64>).map { seed in
    var random = SplitMix64(seed: seed)
    let axis: LayoutAxis = seed % 2 == 0 ? .horizontal : .vertical
    var length = { () -> StubLength in
      let least: Double = [0, 0, 8, 20].randomElement(using: &random) ?? 0
      let lengths: [Double] = [least, least + 30, 90, .infinity]
      let most = lengths.randomElement(using: &random) ?? least
      return StubLength(least: least, ideal: min(least + 15, most), most: most)
    }
    var views = (0..<Int(1 + seed % 6)).map { _ in StubElement(width: length(), height: length()) }
    for number in views.indices { views[number].layoutPriority = Double((Int(seed) * (number + 3)) % 3) }
    let spaces = (0..<(views.count - 1)).map { Double(($0 * 5 + Int(seed)) % 3) * 4 }
    let part = [0, 0.5, 1][Int(seed) % 3]
    return Case(
      seed: seed, axis: axis, views: views,
      layout: StackLayout(axis: axis, alignment: .part(part), spaces: spaces))
  }

  @Test("views stand in their order, with their spaces between them, inside the stack", arguments: cases)
  private func order(_ given: Case) {
    for length in [given.least, given.least + 40, 1_000] {
      let arrangement = given.arrangement(length)
      #expect(arrangement.places.count == given.views.count)
      var end = 0.0
      for (number, place) in arrangement.places.enumerated() {
        #expect(abs(place.origin[given.axis] - end) < 1e-9)
        end +=
          place.dimensions[given.axis] + (number + 1 < given.views.count ? given.layout.spaces[number] : 0)
        #expect(place.origin[given.axis.across] >= -1e-9)
        let reach = place.origin[given.axis.across] + place.dimensions[given.axis.across]
        #expect(reach <= arrangement.dimensions[given.axis.across] + 1e-9)
      }
      #expect(abs(arrangement.dimensions[given.axis] - end) < 1e-9)
    }
  }

  @Test("a stack that has room for the least of its views takes no more than it is offered", arguments: cases)
  private func fits(_ given: Case) {
    let given = given.even
    for room in [0.0, 1, 17, 64, 500] {
      let length = given.least + room
      #expect(given.arrangement(length).dimensions[given.axis] <= length + 1e-9)
    }
  }

  @Test("views get all that is offered where one takes all it gets", arguments: cases)
  private func fills(_ given: Case) {
    let given = given.even
    let length = given.least + 300
    let isFilled = given.views.contains { $0[given.axis].most == .infinity }
    let most = given.views.reduce(given.spaces) { $0 + $1[given.axis].most }
    let taken = given.arrangement(length).dimensions[given.axis]
    #expect(abs(taken - (isFilled ? length : min(length, most))) < 1e-9)
  }

  @Test("more room makes no view shorter, and the same room the same stack", arguments: cases)
  private func grows(_ given: Case) {
    let few = given.arrangement(given.least + 30)
    let many = given.arrangement(given.least + 90)
    for (less, more) in zip(few.places, many.places) {
      #expect(less.dimensions[given.axis] <= more.dimensions[given.axis] + 1e-9)
    }
    #expect(few == given.arrangement(given.least + 30))
  }

  @Test(
    "no room makes all views as short as they can be, and no proposal as long as suits them", arguments: cases
  )
  private func extremes(_ given: Case) {
    for (place, view) in zip(given.arrangement(0).places, given.views) {
      #expect(place.dimensions[given.axis] == view[given.axis].least)
    }
    for (place, view) in zip(given.arrangement(nil, across: nil).places, given.views) {
      #expect(place.proposal == .ideal)
      #expect(place.dimensions[given.axis] == view[given.axis].ideal)
      #expect(place.dimensions[given.axis.across] == view[given.axis.across].ideal)
    }
  }

  @Test("room without end makes all views as long as they can be", arguments: cases)
  private func endless(_ given: Case) {
    let arrangement = given.arrangement(.infinity, across: .infinity)
    for (place, view) in zip(arrangement.places, given.views) {
      #expect(place.dimensions[given.axis] == view[given.axis].most)
    }
    #expect(
      arrangement.dimensions[given.axis] == given.views.reduce(given.spaces) { $0 + $1[given.axis].most })
    #expect(arrangement.dimensions[given.axis.across] == given.views.map { $0[given.axis.across].most }.max())
  }

  @Test(
    "a view gets nothing beyond its least before those of a higher priority have all they take",
    arguments: cases)
  private func priority(_ given: Case) {
    let given = given.even
    for room in [5, 40, 110] {
      let places = given.arrangement(given.least + Double(room)).places
      let hungry = zip(places, given.views).filter { $0.dimensions[given.axis] < $1[given.axis].most - 1e-9 }
      let highest = hungry.map(\.1.layoutPriority).max() ?? -.infinity
      for (place, view) in zip(places, given.views) where view.layoutPriority < highest {
        #expect(abs(place.dimensions[given.axis] - view[given.axis].least) < 1e-9)
      }
    }
  }

  @Test(
    "views that are as flexible as each other get the same", arguments: [1, 2, 3, 7],
    [LayoutAxis.horizontal, .vertical])
  func share(_ count: Int, _ axis: LayoutAxis) {
    let views = Array(repeating: StubElement(), count: count)
    let layout = StackLayout(
      axis: axis, alignment: .part(0.5), spaces: Array(repeating: 8, count: count - 1))
    let whole = layout.arrangement(of: views, in: SizeProposal(width: 300, height: 300))
    let share = (300 - Double(count - 1) * 8) / Double(count)
    for place in whole.places { #expect(abs(place.dimensions[axis] - share) < 1e-9) }
  }

  @Test(
    "the least flexible view is asked first, wherever it stands",
    arguments: [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
  func flexibility(_ order: [Int]) {
    let fixed = StubElement(width: .fixed(200))
    let short = StubElement(width: StubLength(most: 40))
    let long = StubElement(width: StubLength(most: 90))
    let all = [fixed, short, long]
    let layout = StackLayout(axis: .horizontal, alignment: .part(0), spaces: [0, 0])
    let places = layout.arrangement(
      of: order.map { all[$0] }, in: SizeProposal(width: 300, height: 10)
    ).places
    // 200 of 300 are gone, the shorter takes 40 of the half of 100, and the longer the rest.
    let widths = [200.0, 40, 60]
    #expect(places.map(\.dimensions.size.width) == order.map { widths[$0] })
  }

  @Test(
    "a spacer takes what is left, and 8 points where nothing is",
    arguments: [(300.0, 180.0), (130, 10), (90, 8)])
  func spacer(_ length: Double, _ space: Double) {
    let spacer = StubElement(
      width: StubLength(least: 8, ideal: 8), height: .fixed(0), layoutPriority: -.infinity)
    let views = [
      StubElement(width: .fixed(70)), spacer, StubElement(width: StubLength(ideal: 50, most: 50)),
    ]
    let layout = StackLayout(axis: .horizontal, alignment: .part(0.5), spaces: [0, 0])
    let places = layout.arrangement(of: views, in: SizeProposal(width: length, height: 20)).places
    #expect(places[1].dimensions.size.width == space)
    #expect(places[2].dimensions.size.width == min(50, length - 78))
  }

  @Test(
    "views stand level with each other by their guides",
    arguments: [
      (StackAlignment.part(0), [0.0, 0.0, 0.0], 40.0), (.part(0.5), [10, 0, 15], 40),
      (.part(1), [20, 0, 30], 40), (.firstBaseline, [15, 0, 20], 40), (.lastBaseline, [15, 0, 20], 40),
    ])
  func guides(_ alignment: StackAlignment, _ tops: [Double], _ height: Double) {
    // The last view has no text: its lower edge stands on the line.
    let views = [
      StubElement(width: .fixed(10), height: .fixed(20), baseline: 15),
      StubElement(width: .fixed(10), height: .fixed(40), baseline: 30),
      StubElement(width: .fixed(10), height: .fixed(10)),
    ]
    let layout = StackLayout(axis: .horizontal, alignment: alignment, spaces: [0, 0])
    let arrangement = layout.arrangement(of: views, in: .ideal)
    #expect(arrangement.places.map(\.origin.y) == tops)
    #expect(arrangement.dimensions.size.height == height)
    #expect(arrangement.dimensions.firstBaseline == min(tops[0] + 15, tops[1] + 30))
    #expect(arrangement.dimensions.lastBaseline == max(tops[0] + 15, tops[1] + 30))
  }

  @Test("a stack of nothing is nothing", arguments: [nil, 0, 40, Double.infinity])
  func empty(_ length: Double?) {
    let proposal = SizeProposal(width: length, height: length)
    let none: [StubElement] = []
    let line = StackLayout(axis: .horizontal, alignment: .part(0.5), spaces: [])
    let layers = LayerLayout(horizontal: .part(0.5), vertical: .part(0.5))
    #expect(line.arrangement(of: none, in: proposal) == StackLayout.Arrangement())
    #expect(layers.arrangement(of: none, in: proposal, fills: []) == StackLayout.Arrangement())
  }

  @Test("layers reach around all views, and what fills them adds nothing", arguments: [0.0, 0.5, 1])
  func layers(_ part: Double) {
    let views = [
      StubElement(), StubElement(width: .fixed(60), height: .fixed(20)),
      StubElement(width: .fixed(30), height: .fixed(50)), StubElement(width: .fixed(8), height: .fixed(8)),
    ]
    let layers = LayerLayout(horizontal: .part(part), vertical: .part(part))
    let arrangement = layers.arrangement(
      of: views, in: SizeProposal(width: 300, height: 300), fills: [true, false, false, true])
    #expect(arrangement.dimensions.size == Size(width: 60, height: 50))
    #expect(arrangement.places[0].origin == .zero)
    #expect(arrangement.places[0].dimensions.size == Size(width: 60, height: 50))
    #expect(arrangement.places[1].origin == Point(0, 30 * part))
    #expect(arrangement.places[2].origin == Point(30 * part, 0))
    #expect(arrangement.places[3].origin == Point(52 * part, 42 * part))
    let all = layers.arrangement(of: views, in: SizeProposal(width: 300, height: 300), fills: [])
    #expect(all.dimensions.size == Size(width: 300, height: 300))
  }

  @Test("a layer without a size is as large as the others where none is said", arguments: [nil, 300])
  func layersFillTheirStack(_ height: Double?) {
    let views = [
      StubElement(), StubElement(width: .fixed(60), height: .fixed(20)),
      StubElement(width: .fixed(30), height: .fixed(50)),
    ]
    let layers = LayerLayout(horizontal: .part(0.5), vertical: .part(0.5))
    let arrangement = layers.arrangement(of: views, in: SizeProposal(width: nil, height: height), fills: [])
    #expect(arrangement.dimensions.size == Size(width: 60, height: height ?? 50))
    #expect(arrangement.places[0].dimensions.size == Size(width: 60, height: height ?? 50))
    #expect(arrangement.places[0].origin == .zero)
    #expect(arrangement.places[1].dimensions.size == Size(width: 60, height: 20))
  }
}
