extension Fixtures {
  /// A spec that has every key of tables, cells, views and controls; its images lie in the folder of the broken files.
  static let everything = """
    prototypes: {contact: {style: subtitle, textLabel: {font: {textStyle: headline}, textColor: red}}}
    tableView:
      style: grouped
      editing: true
      allowsMultipleSelection: true
      allowsMultipleSelectionDuringEditing: false
      transition: {to: showingEditControl, progress: 0.5}
      tintColor: orange
      backgroundView: {gradient: {colors: [white, lightGray], axis: horizontal}}
      tableHeaderView: {frame: [0, 0, 320, 60], label: Contacts}
      tableFooterView: {frame: {width: 320, height: 30}, subviews: [{badge: {text: 3, color: red}}]}
      prototypes:
        setting: {style: value1, accessoryView: {switch: {on: off, enabled: false, tintColor: green}}}
      rows:
        - {reuseIdentifier: contact, textLabel: Ann, detailTextLabel: {attributedText: [H, {text: ome, font: 12}]}}
        - {reuseIdentifier: setting, textLabel: {text: Wi-Fi, usesFontLeading: true, lineBreakStrategy: pushOut, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5}}
        - forEach: [{name: Bo, on: true}, {name: Cy, on: false}]
          row: {reuseIdentifier: contact, textLabel: "{name} {{x}", selected: "{on}", highlighted: false}
        - {forEach: [wifi, bell], row: {imageView: "images/{}.png"}}
        - editing: true
          editingStyle: delete
          editingAccessoryType: checkmark
          showsReorderControl: false
          shouldIndentWhileEditing: false
          showingDeleteConfirmation: true
          titleForDeleteConfirmationButton: Remove
          editActions: [More, {title: Bin, backgroundColor: "#f00", style: destructive}]
          leadingSwipeActions: [{title: Pin, image: images/bell.png}, Read]
          showingLeadingSwipeActions: false
          fullSwipe: 154
          transition: {from: [selected], to: [showingEditControl, showingDeleteConfirmation], progress: 1}
        - editingAccessoryView: {stepper: {canDecrement: false, canIncrement: true}}
          backgroundView: {top: A, middle: {}, bottom: {backgroundColor: red}, single: {alpha: 0.5}}
          selectedBackgroundView: {gradient: {stops: [{location: 0, color: red}, {location: 1, color: blue}]}}
          multipleSelectionBackgroundView: {imageView: {image: images/wifi.png, capInsets: {left: 9, right: 9}}}
        - imageView: {image: images/wifi.png, highlightedImage: images/bell.png, template: true, tintColor: red}
          contentView:
            size: {width: 320, height: 44}
            subviews:
              - {autoresizingMask: [flexibleWidth, flexibleHeight], cornerRadius: 4, clipsToBounds: true, slider: 0.4}
              - {segmentedControl: {titles: [A, B], selectedSegmentIndex: 1}}
              - {button: Buy}
              - {textField: {text: , placeholder: Name}}
              - {activityIndicator: {animating: false, hidesWhenStopped: false}}
              - {progressView: {progress: 0.5, tintColor: red}}
              - label: {text: A, highlightedTextColor: white, shadowColor: black, shadowOffset: {width: 0, height: 1}}
    """
}
