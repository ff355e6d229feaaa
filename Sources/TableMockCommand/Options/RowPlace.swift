import ArgumentParser
import TableModel

/// The place of a row on the command line: its section and its number there, from 0, as in `0,2`.
struct RowPlace: ExpressibleByArgument {
  let path: IndexPath

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let section = numbers[0], let row = numbers[1], section >= 0, row >= 0 else {
      return nil
    }
    path = IndexPath(section: section, row: row)
  }
}

/// A row and the number of the one in its section whose place it takes: `0,1:3`.
struct RowMove: ExpressibleByArgument {
  let row: RowPlace
  let place: Int

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let row = RowPlace(argument: parts[0]), let place = Int(parts[1]), place >= 0
    else { return nil }
    self.row = row
    self.place = place
  }
}
