import ArgumentParser
import TableModel

/// What is meant by an option that no verb has.
enum OptionAdvice {
  /// Names that people try, by those that options have.
  private static let names: [String: [String]] = [
    "--appearance": ["--light", "--mode"],
    "--content-size-category": ["--dynamic-type", "--font-size", "--text-size"],
    "--device": ["--iphone", "--ipad", "--phone"],
    "--jobs": ["--parallel", "--threads"],
    "--language": ["--lang", "--locale"],
    "--orientation": ["--landscape", "--portrait"],
    "--output": ["--out", "--outdir", "--output-dir", "--out-dir"],
    "--scale": ["--density", "--dpi", "--ppi", "--zoom"],
    "--theme": ["--ios", "--look", "--os", "--style"],
  ]
  private static let sizes = ["--size", "--width"]

  /// A complaint about an unknown option of a verb with the one that is meant, as the parser proposes the nearest of all,
  /// however far that is.
  static func improved(_ message: String, of verb: any ParsableCommand.Type) -> String {
    let lines = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = lines[0].split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts[0].hasSuffix("Unknown option ") else { return message }
    let option = String(parts[1].prefix { $0 != "=" })
    let known = names.first { $0.value.contains(option) && has($0.key, verb) }?.key
    let word = { (option: String) in String(option.drop { $0 == "-" }) }
    let isNear =
      parts.count > 3 && !parts[3].isEmpty
      && Spelling.nearest(to: word(option), among: [word(parts[3])]) != nil
    var first = "\(parts[0])'\(option)'"
    // Of what stands before a verb the parser proposes nothing.
    let general = verb.configuration.subcommands.isEmpty ? [] : ["help", "version"]
    let meansVersion = option.lowercased() == "-v" && !general.isEmpty
    let spelt =
      meansVersion ? "--version" : Spelling.nearest(to: word(option), among: general).map { "--\($0)" }
    if let meant = known ?? (isNear ? parts[3] : spelt) {
      first += ". Did you mean '\(meant)'?"
    } else if sizes.contains(option) {
      first += ". A screen has the “size” that its source says, or that of --device."
    } else {
      first += "."
    }
    return ([first] + lines.dropFirst().map(String.init)).joined(separator: "\n")
  }

  private static func has(_ option: String, _ verb: any ParsableCommand.Type) -> Bool {
    let words = verb.helpMessage(includeHidden: true).split { " \n,[]".contains($0) }
    return words.contains { $0 == option }
  }
}
