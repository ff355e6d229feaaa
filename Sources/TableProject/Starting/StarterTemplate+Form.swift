extension StarterTemplate {
  /// A form, as `fixtures/templates/form.yaml` has it.
  static let formSpec = """
    # yaml-language-server: $schema=tablemock-spec.json
    # A form: fields to type in, values to choose, a switch, and buttons at the top that cancel or keep it.
    theme: ios16
    device: iphone14pro
    statusBar: true
    navigationBar:
      title: New Event
      leftBarButtonItems: [Cancel]
      rightBarButtonItems: [{title: Add, style: done}]
    tableView:
      style: insetGrouped
      sections:
        - rows:
            - contentView: [{frame: [20, 0, 313, 44], textField: {text: Picnic by the Lake}}]
            - contentView: [{frame: [20, 0, 313, 44], textField: {placeholder: Location or Video Call}}]
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
            - contentView: [{frame: [20, 0, 313, 44], textField: {placeholder: Notes}}]
              height: 44

    """
}
