import ArgumentParser

/// The page of the ways of drawing, which verbs that draw have in common: what `tablemock help axes` prints.
struct AxesCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "axes", _superCommandName: "tablemock",
    abstract: "Lists the ways of drawing that verbs have as options.",
    usage: "tablemock <verb> [--theme <theme>] [--device <device>] …",
    discussion: """
      EXAMPLE: tablemock render settings.yaml --theme ios6,ios16 --appearance light,dark

      render, watch, batch, sheet, verify and lint take several values of each, divided by commas, and draw all \
      combinations. inspect, explain, diff, eras and filmstrip take one value of each, but for the looks of eras.
      """,
    shouldDisplay: false)

  @OptionGroup(visibility: .private) var common: CommonOptions

  @OptionGroup(title: "Ways of drawing") var variants: VariantOptions

  func run() throws {
    throw CleanExit.helpRequest(Self.self)
  }
}
