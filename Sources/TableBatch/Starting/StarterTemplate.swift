import TableModel

/// What a project can begin with.
public enum StarterTemplate: String, Sendable, CaseIterable {
  /// A spec of a screen of one kind.
  case settings, list, form, contacts
  /// A screen, what is drawn of it, and a workflow that compares pictures.
  case review

  /// The files by their paths in the folder of the project, with their texts.
  public var files: [(path: FilePath, text: String)] {
    switch self {
    case .settings: [("settings.yaml", StarterTemplate.settingsSpec)]
    case .list: [("list.yaml", StarterTemplate.listSpec)]
    case .form: [("form.yaml", StarterTemplate.formSpec)]
    case .contacts: [("contacts.yaml", StarterTemplate.contactsSpec)]
    case .review:
      [
        ("screens/settings.yaml", StarterTemplate.settingsSpec),
        ("tablemock.yaml", StarterTemplate.manifest),
        (".github/workflows/screens.yaml", StarterTemplate.workflow),
      ]
    }
  }

  /// The commands to type next, in the folder of the project.
  public var nextCommands: [String] {
    switch self {
    case .settings, .list, .form, .contacts:
      ["tablemock render \(rawValue).yaml -o \(rawValue).png"]
    case .review: ["tablemock verify", "tablemock approve --all"]
    }
  }
}
