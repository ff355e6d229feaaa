extension StarterTemplate {
  /// An address book, as `fixtures/templates/contacts.yaml` has it.
  static let contactsSpec = """
    # yaml-language-server: $schema=tablemock-spec.json
    # An address book: a plain list in sections by letter, with an index along the right edge.
    theme: ios16
    device: iphone14pro
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
      sectionIndexTitles: [A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z, "#"]
      sections:
        - {header: A, rows: [Aaron Ames, Abigail Boyd, Adrian Cole]}
        - {header: B, rows: [Beatrice Dunn, Benjamin East]}
        - {header: C, rows: [Caroline Fox, Charles Gray, Clara Hill]}
        - {header: D, rows: [Daniel Irving, Dorothy Jones]}
        - {header: E, rows: [Edward King, Eleanor Lane]}
        - {header: F, rows: [Felix Marsh, Flora North]}

    """
}
