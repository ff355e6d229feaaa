extension StarterTemplate {
  /// A pane of settings, as `fixtures/templates/settings.yaml` has it.
  static let settingsSpec = """
    # yaml-language-server: $schema=tablemock-spec.json
    # A pane of settings: groups of rows that lead on, tell a value or switch something.
    theme: ios16
    device: iphone14pro
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
