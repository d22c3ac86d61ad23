/** A due date that the government moved once, for one period. The rule itself stays in domain/compliance/obligations. */
export interface Extension {
  /** An obligation of domain/compliance/obligations. */
  obligationId: string;
  /** The period as the calendar keys it: '2025-26' for a year. */
  periodKey: string;
  /** Only dates that fall on this day move; others of the same period stay. */
  statutoryDate: string;
  extendedTo: string;
  note: string;
  source: { name: string; url: `https://${string}` };
}
