import ArgumentParser
import TableModel
import TableThemes

/// Lists the devices.
struct DevicesCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "devices",
    abstract: "Lists the devices that screens can be drawn for.",
    discussion: "EXAMPLE: tablemock devices"
  )

  @OptionGroup var common: CommonOptions

  func run() throws {
    let rows = Device.all.map { device in
      [
        device.name, "\(Int(device.size.width)) × \(Int(device.size.height))", "\(Int(device.scale))x",
        plain(device.cornerRadius), device.firstSystem.description, device.title,
      ]
    }
    let heading = ["name", "points", "scale", "corner", "since", "device"]
    try StandardOutput.print(TextTable(rows: [heading] + rows).text)
  }
}
