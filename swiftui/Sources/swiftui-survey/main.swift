import Glibc
import SwiftUIReader

// Prints how far the reader gets with each file of a list: a line of its folder, a tab and its path for each file.
// With --guesses it also prints what was guessed, below each file.

/// How far the reader got with a file: nothing is missing, at most a quarter is, or it is of some use at least.
///
/// Of use is a screen of which two texts are known, and no fewer than are not.
enum Class: String, CaseIterable {
  case whole, few, some, none, failed

  init(_ tally: Tally) {
    let share = Double(tally.holes) / Double(max(1, tally.holes + tally.known))
    if !tally.isOfUse {
      self = .none
    } else if tally.holes == 0 {
      self = .whole
    } else if share <= 0.25 {
      self = .few
    } else {
      self = .some
    }
  }
}

/// The seconds of a processor that were used up, which is what the program is limited by.
func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

var counts: [Class: Int] = [:]
var slowest = 0.0
print("class\tseconds\ttexts known/partial/unknown\tconditions\tlists\tcontrols\tboxes\tfile")
while let line = readLine() {
  let parts = line.split(separator: "\t").map(String.init)
  guard parts.count == 2 else { continue }
  var options = ReaderOptions()
  options.root = parts[0]
  let asked = options
  let start = seconds()
  let result = LargeStack.run { Result { try Reader(asked).read("\(parts[0])/\(parts[1])") } }
  let took = seconds() - start
  slowest = max(slowest, took)
  let time = String((took * 1_000).rounded() / 1_000)
  switch result {
  case .success(let reading):
    let tally = reading.tally
    let reached = Class(tally)
    counts[reached, default: 0] += 1
    print(
      "\(reached.rawValue)\t\(time)\t\(tally.knownTexts)/\(tally.partialTexts)/\(tally.unknownTexts)\t"
        + "\(tally.knownConditions)/\(tally.unknownConditions)\t\(tally.knownLists)/\(tally.unknownLists)\t"
        + "\(tally.knownControls)/\(tally.unknownControls)\t\(tally.boxes)\t\(parts[1])")
    if CommandLine.arguments.contains("--guesses") {
      print("\tshown: \(reading.shown)")
      for guess in reading.guesses {
        print("\t\(guess.place.map { "\($0.file):\($0.line)" } ?? ""): \(guess.message)")
      }
    }
  case .failure(let error):
    counts[.failed, default: 0] += 1
    let message = (error as? ReadingFailure)?.message ?? "\(error)"
    print("failed\t\(time)\t\t\t\t\t\t\(parts[1]): \(message)")
  }
}
let all = max(1, counts.values.reduce(0, +))
for item in Class.allCases {
  let count = counts[item] ?? 0
  print("\(item.rawValue)\t\(count)\t\(count * 1_000 / all)‰")
}
print("slowest\t\(slowest)")
