import TestSupport
import Testing

/// Expectations are written anew by people only.
@Suite struct RecordingTests {
  @Test(arguments: [nil, "", "false", "0"] as [String?]) func peopleMayRecord(_ ci: String?) {
    var environment = ["ASK": "record"]
    environment["CI"] = ci
    #expect(Recording.isOn("ASK", "record", in: environment))
    #expect(!Recording.isOn("ASK", "1", in: environment))
    #expect(!Recording.isOn("OTHER", "record", in: environment))
  }

  @Test(arguments: ["true", "1", "yes", "FALSE", "github"])
  func continuousIntegrationNeverRecords(_ ci: String) {
    #expect(!Recording.isOn("ASK", "record", in: ["ASK": "record", "CI": ci]))
  }
}
