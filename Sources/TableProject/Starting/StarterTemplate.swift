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
  /// They belong to the program and not to the user: one that is there already is as good, and a repository has none.
  public var schemas: [(path: FilePath, text: String)] {
    self == .review ? [] : [(FilePath(SchemaHeader.file(of: .spec)), SpecSchema.json(for: .all).lines + "\n")]
  }

  /// The commands to type next, in the folder of the project.
  public var nextCommands: [String] {
    switch self {
    case .settings, .list, .form, .contacts:
      ["tablemock render \(rawValue).yaml -o \(rawValue).png"]
    // What is new has to be looked at before it is approved, which “verify” says how to do.
    case .review: ["tablemock verify"]
    }
  }

  /// The file that keeps what runs leave behind out of the repository, where it has none; `nil` for a spec alone.
  package var ignored: (path: FilePath, text: String)? { self == .review ? (".gitignore", "out/\n") : nil }
}

extension StarterTemplate {
  /// An address book, as `fixtures/templates/contacts.yaml` has it.
  static let contactsSpec = """
    # yaml-language-server: $schema=tablemock-spec.json
    # An address book: a plain list in sections by letter.
    theme: ios26
    device: iphone17promax
    statusBar: true
    navigationBar:
      title: Contacts
      prefersLargeTitles: true
      backButtonTitle: Lists
      rightBarButtonItems: [{systemItem: add}]
    searchBar: {placeholder: Search}
    tabBar:
      items: [{systemItem: favorites}, {systemItem: recents}, {systemItem: contacts}]
      selectedIndex: 2
    tableView:
      sections:
        - {header: A, rows: [Aaron Ames, Abigail Boyd, Adrian Cole]}
        - {header: B, rows: [Beatrice Dunn, Benjamin East]}
        - {header: C, rows: [Caroline Fox, Charles Gray, Clara Hill]}
        - {header: D, rows: [Daniel Irving, Dorothy Jones]}
        - {header: E, rows: [Edward King, Eleanor Lane]}
        - {header: F, rows: [Felix Marsh, Flora North]}

    """
}

extension StarterTemplate {
  /// A form, as `fixtures/templates/form.yaml` has it.
  static let formSpec = """
    # yaml-language-server: $schema=tablemock-spec.json
    # A form: fields to type in, values to choose, a switch, and buttons at the top that cancel or keep it.
    theme: ios26
    device: iphone17promax
    statusBar: true
    navigationBar:
      title: New Event
      leftBarButtonItems: [Cancel]
      rightBarButtonItems: [{title: Add, style: done}]
    tableView:
      style: insetGrouped
      sections:
        - rows:
            - contentView: [{frame: [20, 0, 360, 52], textField: {text: Picnic by the Lake, placeholder: Title}}]
            - contentView: [{frame: [20, 0, 360, 52], textField: {placeholder: Location or Video Call}}]
        - rows:
            - {textLabel: All-day, accessoryView: {switch: off}}
            - {style: value1, textLabel: Starts, detailTextLabel: "Sat, 17 June  11:00"}
            - {style: value1, textLabel: Ends, detailTextLabel: "Sat, 17 June  15:00"}
            - {style: value1, textLabel: Travel Time, detailTextLabel: None, accessoryType: disclosureIndicator}
        - rows:
            - {style: value1, textLabel: Calendar, detailTextLabel: Family, accessoryType: disclosureIndicator}
            - {style: value1, textLabel: Invitees, detailTextLabel: "4", accessoryType: disclosureIndicator}
        - footer: Everyone who is invited sees changes at once.
          rows:
            - {style: value1, textLabel: Alert, detailTextLabel: 1 hour before, accessoryType: disclosureIndicator}
            - {style: value1, textLabel: Second Alert, detailTextLabel: None, accessoryType: disclosureIndicator}
        - rows:
            - textLabel: {text: Add Attachment…, textColor: systemBlue}
            - contentView: [{frame: [20, 0, 360, 52], textField: {placeholder: Notes}}]
              height: 52

    """
}

extension StarterTemplate {
  /// A list of documents, as `fixtures/templates/list.yaml` has it.
  static let listSpec = """
    # yaml-language-server: $schema=tablemock-spec.json
    # A list of documents: a title and a line below it in each row, in sections by date.
    theme: ios26
    device: iphone17promax
    statusBar: true
    navigationBar:
      title: Notes
      prefersLargeTitles: true
      backButtonTitle: Folders
    searchBar: {placeholder: Search}
    toolbar: [{systemItem: flexibleSpace}, 8 Notes, {systemItem: flexibleSpace}, {systemItem: compose}]
    prototypes:
      note:
        style: subtitle
        textLabel: {font: {textStyle: headline}}
        detailTextLabel: {textColor: secondaryLabel, font: {textStyle: subheadline}}
    tableView:
      style: insetGrouped
      sections:
        - header: Today
          rows:
            - {reuseIdentifier: note, textLabel: Packing List, detailTextLabel: "9:41  Tent, lamp, two blankets"}
            - {reuseIdentifier: note, textLabel: Ideas for the Garden, detailTextLabel: "8:05  Move the roses to the wall"}
        - header: Previous 7 Days
          rows:
            - {reuseIdentifier: note, textLabel: Reading Group, detailTextLabel: "Monday  Chapters four to seven"}
            - {reuseIdentifier: note, textLabel: Plum Cake, detailTextLabel: "Sunday  200 g flour, 150 g sugar"}
            - {reuseIdentifier: note, textLabel: Train to the Coast, detailTextLabel: "Saturday  Change at the harbour"}
        - header: Previous 30 Days
          rows:
            - {reuseIdentifier: note, textLabel: Bicycle Repair, detailTextLabel: "12/05/2023  New chain, both brakes"}
            - {reuseIdentifier: note, textLabel: Words for Anna’s Card, detailTextLabel: "08/05/2023  Thirty years, and still"}
            - {reuseIdentifier: note, textLabel: Paint Colours, detailTextLabel: "02/05/2023  Kitchen: warm white"}

    """
}

extension StarterTemplate {
  /// The screen, without the line that names a schema.
  static var specOfReview: String { String(settingsSpec.dropFirst(SchemaHeader.line(for: .spec).count + 1)) }

  /// What is drawn of the screens, and where approved pictures lie.
  static let manifest = """
    # What “tablemock verify” draws and compares. Pictures that were approved lie in golden/ and are kept with the code;
    # out/ has what a run drew, and need not be kept.
    inputs: [screens]
    matrix: {appearance: [light, dark]}
    baseline: golden
    review: out/review

    """

  /// The workflow that docs/review.md shows.
  static let workflow = """
    name: Screens
    on: [pull_request]
    jobs:
      verify:
        runs-on: ubuntu-latest
        container: registry.example/tablemock # an image of yours that has tablemock
        steps:
          - uses: actions/checkout@v4
            with: {persist-credentials: false}
          - run: tablemock verify --format github --junit out/verify.xml --summary "$GITHUB_STEP_SUMMARY"
          - uses: actions/upload-artifact@v4
            if: failure()
            with: {name: review, path: out/review}

    """
}

extension StarterTemplate {
  /// A pane of settings, as `fixtures/templates/settings.yaml` has it.
  static let settingsSpec = """
    # yaml-language-server: $schema=tablemock-spec.json
    # A pane of settings: groups of rows that lead on, tell a value or switch something.
    theme: ios26
    device: iphone17promax
    statusBar: true
    navigationBar:
      title: General
      backButtonTitle: Settings
    tableView:
      style: insetGrouped
      sections:
        - rows:
            - {textLabel: About, accessoryType: disclosureIndicator}
            - {textLabel: Software Update, accessoryType: disclosureIndicator}
        - rows:
            - {style: value1, textLabel: AirDrop, detailTextLabel: Contacts Only, accessoryType: disclosureIndicator}
            - {textLabel: AirPlay & Handoff, accessoryType: disclosureIndicator}
            - {textLabel: Picture in Picture, accessoryType: disclosureIndicator}
        - footer: Apps that you have not used for some time are removed. Their documents are kept.
          rows:
            - {style: value1, textLabel: Storage, detailTextLabel: 41.2 GB, accessoryType: disclosureIndicator}
            - {textLabel: Background Refresh, accessoryView: {switch: on}}
            - {textLabel: Offload Unused Apps, accessoryView: {switch: off}}
        - rows:
            - {style: value1, textLabel: Date & Time, detailTextLabel: Automatic, accessoryType: disclosureIndicator}
            - {textLabel: Keyboard, accessoryType: disclosureIndicator}
            - {style: value1, textLabel: Language & Region, detailTextLabel: English, accessoryType: disclosureIndicator}
        - rows:
            - textLabel: {text: Shut Down, textColor: systemBlue}

    """
}
