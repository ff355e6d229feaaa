/// A part of pictures, as far as a look may have no facts for it.
public enum LookPart: String, Hashable, Sendable, CaseIterable {
  case swipeActions = "swipe actions"
  case editControls = "edit controls"
  case sectionIndex = "section indexes"
  case popovers
}
