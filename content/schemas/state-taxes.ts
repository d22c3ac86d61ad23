/** How a state collects professional tax from an employer: a day of the next month, no tax at all, or not settled here. */
type ProfessionalTax = { dueDay: number; form?: string } | "none" | "check";

export interface StateTaxes {
  /** The day after the quarter on which a quarterly GST filer's GSTR-3B is due. */
  quarterlyGstr3bDay: 22 | 24;
  professionalTax: ProfessionalTax;
}
