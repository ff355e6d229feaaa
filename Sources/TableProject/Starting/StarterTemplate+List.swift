extension StarterTemplate {
  /// A list of documents, as `fixtures/templates/list.yaml` has it.
  static let listSpec = """
    # yaml-language-server: $schema=tablemock-spec.json
    # A list of documents: a title and a line below it in each row, in sections by date.
    theme: ios16
    device: iphone14pro
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
