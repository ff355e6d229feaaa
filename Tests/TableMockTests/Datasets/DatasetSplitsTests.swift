import TableProject
import Testing

/// The parts of datasets, as users write them.
@Suite struct DatasetSplitsTests {
  @Test(arguments: [
    "", "train", "train=", "=1", "train=0", "train=10001", "train=-1", "train=0.5", "train=1=2", "train=1,",
    ",train=1",
    "train=1,train=2", "train =x",
  ])
  func othersAreNoParts(_ text: String) { #expect(DatasetSplits(text) == nil) }

  @Test(arguments: [(1, true), (100, true), (101, false)]) func aHundredPartsAtMost(
    _ count: Int, _ isFine: Bool
  ) {
    let text = (0..<count).map { "\($0)=\($0 + 1)" }.joined(separator: ",")
    #expect((DatasetSplits(text) != nil) == isFine)
    #expect(DatasetSplits(text)?.text == (isFine ? text : nil))
  }

  /// A part has about as much as its weight says, and always the same sources.
  @Test func weightsAreKept() throws {
    let splits = try #require(DatasetSplits("train=80,val=15,test=5"))
    let names = (0..<4000).map { splits.name(of: Array("source \($0)".utf8)) }
    for (name, share) in [("train", 0.8), ("val", 0.15), ("test", 0.05)] {
      #expect(abs(Double(names.count { $0 == name }) / 4000 - share) < 0.02, "\(name)")
    }
    #expect(splits.name(of: Array("source 7".utf8)) == names[7])
  }
}
