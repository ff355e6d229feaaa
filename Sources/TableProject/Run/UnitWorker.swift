/// What draws units: one for each thread, used by no other.
package protocol UnitWorker {
  /// Draws the jobs of a ticket's unit that are not done yet, and tells the ticket what becomes of each.
  func draw(_ ticket: UnitTicket)
}
