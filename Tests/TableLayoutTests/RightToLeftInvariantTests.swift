import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// What holds for every table in both directions.
@Suite struct RightToLeftInvariantTests {
  /// Many random tables in looks that are mirrored, each in both directions.
  private func forEachPair(seed: UInt64, _ check: (Scene, Scene) -> Void) {
    var random = RandomTable(seed: seed)
    var count = 0
    for theme in Theme.all where theme.direction == .mirrored {
      for width in [40.0, 320, 375, 768] {
        let table = random.tableView()
        let scenes = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
          TableLayoutEngine(theme: theme, shaper: StubShaper()).scene(
            of: table,
            in: LayoutEnvironment(
              size: Size(width: width, height: 480), scale: 2, keepsHiddenRows: true,
              layoutDirection: direction))
        }
        check(scenes[0], scenes[1])
        #expect(scenes[0].cells.count == scenes[1].cells.count)
        count += scenes[0].cells.count
      }
    }
    #expect(count > 0, "no table had a row")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func framesAreMirrored(_ seed: UInt64) {
    forEachPair(seed: seed) { before, after in
      #expect(haveSamePlaces(before.root.withMirroredFrames, after.root))
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func mirroringTwiceChangesNothing(_ seed: UInt64) {
    var (outlines, ends, moved) = (0, 0, 0)
    forEachPair(seed: seed) { before, _ in
      let twice = before.mirrored(true).mirrored(true)
      #expect(haveSamePlaces(before.root, twice.root))
      if !haveSamePlaces(before.root, before.mirrored(true).root) { moved += 1 }
      #expect(before.root.all.count == twice.root.all.count)
      for (one, two) in zip(before.root.all, twice.root.all) {
        #expect(one.drawings.count == two.drawings.count)
        #expect(one.outlines.count == two.outlines.count && one.lineEnds.count == two.lineEnds.count)
        outlines += one.outlines.count
        ends += one.lineEnds.count
        for (own, other) in zip(one.outlines, two.outlines) {
          let (box, same) = (own.boundingBox.numbers, other.boundingBox.numbers)
          #expect(zip(box, same).allSatisfy { abs($0 - $1) < 1e-6 })
        }
        for (own, other) in zip(one.lineEnds, two.lineEnds) {
          #expect(abs(own.lowerBound - other.lowerBound) < 1e-6)
        }
      }
    }
    #expect(moved > 0 && outlines > 0 && ends > 0, "\(moved) tables, \(outlines) outlines, \(ends) ends")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func viewsStayInsideTheirCells(_ seed: UInt64) {
    var count = 0
    forEachPair(seed: seed) { before, after in
      for (cell, mirrored) in zip(before.cells, after.cells) {
        #expect(cell.children.count == mirrored.children.count)
        for (child, other) in zip(cell.children, mirrored.children)
        where cell.frame.bounds.contains(child.frame, tolerance: 0.001) {
          #expect(mirrored.frame.bounds.contains(other.frame, tolerance: 0.001), "\(other.viewClass)")
          count += 1
        }
      }
    }
    #expect(count > 0, "no view lay in its cell")
  }
}

extension SceneNode {
  /// The view with frames mirrored by the rule alone: as far from the right as they were from the left.
  fileprivate var withMirroredFrames: SceneNode {
    var node = self
    node.children = children.map { child in
      var child = child.withMirroredFrames
      child.frame.origin.x = frame.width - child.frame.minX - child.frame.width
      return child
    }
    return node
  }
}
