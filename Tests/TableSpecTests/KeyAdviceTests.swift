import Testing

@testable import TableSpec

/// What is proposed for names that SwiftUI and other programs have for a thing.
@Suite struct KeyAdviceTests {
  @Test(
    arguments: [
      ("colorScheme: dark\ntableView: {rows: [A]}", "write appearance: dark"),
      ("dynamicTypeSize: xxxLarge\ntableView: {rows: [A]}", "write contentSizeCategory"),
      ("locale: ar\ntableView: {rows: [A]}", "the code of a language, such as de"),
      ("navigationTitle: Hi\ntableView: {rows: [A]}", "write navigationBar: Title"),
      ("navigationBar: {title: Hi, displayMode: large}\ntableView: {rows: [A]}", "write prefersLargeTitles"),
      ("navigationBar: {title: Hi, trailing: [Edit]}\ntableView: {rows: [A]}", "write rightBarButtonItems"),
      ("tableView: {rows: [{textLabel: {text: A, lineLimit: 2}}]}", "write numberOfLines"),
      ("tableView: {rows: [{textLabel: {text: A, foregroundStyle: red}}]}", "write textColor"),
      ("tableView: {rows: [{textLabel: A, accessoryView: {toggle: on}}]}", "write switch: on"),
      ("tableView: {rows: [{textLabel: A, accessoryView: {picker: [A]}}]}", "write pickerView"),
      ("tableView: {rows: [{textLabel: A, disabled: true}]}", "write userInteractionEnabled: false"),
      ("tableView: {rows: [{hstack: [A, B]}]}", "write contentView: {subviews: [{hStack: {}"),
      ("tableView: {rows: [{VStack: [A, B]}]}", "write contentView: {subviews: [{vStack: {}"),
      ("tableView: {rows: [{imageView: {systemName: gear, background: red}, textLabel: A}]}", "write tile"),
      ("tableView: {refreshable: true, rows: [A]}", "write refreshControl"),
      ("collectionView: {style: insetGrouped, rows: [A]}", "write appearance: insetGrouped"),
      ("splitView: {sidebar: {}, detail: {}}", "write master"),
      ("tableView: {rows: [A]}\ntoolbar: {leading: [Edit]}", "write items"),
      (
        "tableView: {rows: [A]}\nalertController: {title: Hi, actions: [{title: OK, role: cancel}]}",
        "write style"
      ),
      ("tableView: {rows: [A]}\nmenu: {source: {row: [0, 0]}, items: [Copy]}", "write children"),
      ("tableView: {rows: [A]}\ntabBar: [{label: Home}]", "write title: Text"),
      ("tableView: {rows: [A]}\ntabBar: [{title: Home, symbol: house}]", "write image: house"),
      (
        "tableView: {rows: [{textLabel: A, trailingSwipeActions: [{title: B, destructive: true}]}]}",
        "write style: destructive"
      ),
      ("landscape: true\ntableView: {rows: [A]}", "write orientation: landscape"),
      ("direction: rtl\ntableView: {rows: [A]}", "write semanticContentAttribute: forceRightToLeft"),
      ("tableView: {rows: [{textLabel: A, imageView: {symbol: gear}}]}", "write systemName: gear"),
      ("tableView: {rows: [{textLabel: A, accessoryView: {label: A, color: red}}]}", "textColor: …}"),
      ("tableView: {rows: [{textLabel: A, accessoryView: {slider: {max: 9}}}]}", "0 to 1"),
      ("tableView: {rows: [{textLabel: A, accessoryView: {switch: {value: on}}}]}", "write on: true"),
      ("tableView: {rows: [{textLabel: A, destructive: true}]}", "give textLabel textColor: systemRed"),
      ("tableView: {rows: [{textLabel: A, accessoryView: {symbol: gear}}]}", "write imageView: gear"),
      ("tableView: {rows: [{textLabel: A, accessoryType: switch}]}", "write accessoryView: {switch: on}"),
      (
        "tableView: {rows: [{textLabel: A, accessoryView: {textField: {isSecureTextEntry: true}}}]}",
        "text: ••••••"
      ),
      (
        "tableView: {rows: [{textLabel: A, accessoryView: {textField: {clearButtonMode: always}}}]}",
        "systemName: xmark.circle.fill"
      ),
      ("tableView: {rows: [A]}\npresentedViewController: {grabber: true}", "write prefersGrabberVisible"),
      ("tableView: {rows: [A]}\npresentedViewController: {title: Hi}", "write navigationBar: Title"),
      ("tableView: {rows: [A]}\nnavigationBar: {rightBarButtonItems: [{symbol: gear}]}", "write image: gear"),
      (
        "tableView: {rows: [A]}\nalertController: {title: Hi, actions: [{title: Delete, destructive: true}]}",
        "write style: destructive"
      ),
      ("searchController: {placeholder: Find}\ntableView: {rows: [A]}", "write searchBar"),
      ("dynamicType: XL\ntableView: {rows: [A]}", "write contentSizeCategory"),
      ("variants: [{appearance: dark}]\ntableView: {rows: [A]}", "write them in tablemock.yaml"),
      ("tableView: {sections: [{headerView: {label: A}, rows: [A]}]}", "write header: {view: {…}}"),
      ("tableView: {rows: [{cell: {textLabel: A}}]}", "write its keys in the row itself"),
      ("tableView: {rows: [{textLabel: A, accessoryView: {stepper: {value: 3}}}]}", "shows no value"),
      ("tableView: {rows: [{textLabel: A, accessoryView: {stepper: true}}]}", "write {} for the default"),
      ("tableView: {rows: [{textLabel: A, accessoryView: {popUpButton: A}}]}", "indicator: popup"),
      ("tableView: {rows: [{textLabel: {attributedText: [{text: A, color: red}]}}]}", "write textColor"),
      (
        "tableView: {rows: [{contentView: {subviews: [{label: {text: A, frame: [0, 0, 9, 9]}}]}}]}",
        "it is a key of the view"
      ),
    ])
  func namesOfOtherPrograms(_ spec: String, _ hint: String) {
    let hints = Fixtures.load(spec + "\n").diagnostics.compactMap(\.hint)
    #expect(hints.contains { $0.contains(hint) }, "\(hints)")
  }

  /// A constant in a key's place leads to the key that takes it.
  @Test(
    arguments: [
      ("tableView: {insetGrouped: true, rows: [A]}", "write style: insetGrouped"),
      (
        "collectionView: {rows: [{contentConfiguration: {subtitleCell: {text: A}}}]}",
        "write style: subtitleCell"
      ),
      (
        "collectionView: {rows: [{contentConfiguration: A, accessories: [{reorder: {}}]}]}",
        "write type: reorder"
      ),
    ])
  func constantsInPlacesOfKeys(_ spec: String, _ hint: String) {
    let hints = Fixtures.load(spec + "\n").diagnostics.compactMap(\.hint)
    #expect(hints.contains { $0.contains(hint) }, "\(hints)")
  }

  /// A constant that is denied is not what is meant.
  @Test func deniedConstantsAreNoAdvice() {
    let spec = "tableView: {rows: [{textLabel: {text: A, font: {size: 9, bold: false}}}]}\n"
    #expect(!Fixtures.load(spec).diagnostics.contains { $0.hint?.contains("weight: bold") == true })
  }

  /// Advice leads to keys that the mapping has.
  @Test(arguments: KeyAdvice.swiftUI.keys.sorted())
  func adviceLeadsToKeys(_ mapping: String) throws {
    let keys = try #require(SpecMapping(named: mapping)).keys
    for (name, advice) in try #require(KeyAdvice.swiftUI[mapping]) {
      #expect(!keys.contains(name), "\(name)")
      #expect(advice.key.map(keys.contains) != false, "\(name)")
    }
  }
}
