import TableModel
import TableRendering
import TableSpec

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
        ("screens/settings.yaml", StarterTemplate.specOfReview),
        ("tablemock.yaml", StarterTemplate.manifest),
        (".github/workflows/screens.yaml", StarterTemplate.workflow),
      ]
    }
  }

  /// The schemas that the first lines of the files name, by their paths in the folder of the project, with their texts.
  ///
  /// They belong to the program and not to the user: one that is there already is as good.
  public var schemas: [(path: FilePath, text: String)] {
    let spec = (FilePath(SchemaHeader.file(of: .spec)), SpecSchema.json(for: .all).lines + "\n")
    let manifest = (FilePath(SchemaHeader.file(of: .manifest)), ManifestSchema.json(for: .all).lines + "\n")
    return self == .review ? [spec, manifest] : [spec]
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
