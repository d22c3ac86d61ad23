/** How a state collects professional tax from an employer: a day of the next month, no tax at all, or not settled here. */
export type ProfessionalTax = { dueDay: number; form?: string } | "none" | "check";

export interface State {
  code: string;
  name: string;
  /** The day after the quarter on which a quarterly GST filer's GSTR-3B is due. */
  quarterlyGstr3bDay: 22 | 24;
  professionalTax: ProfessionalTax;
}

const check = "check" as const;
const none = "none" as const;

/** GST splits the states in two groups. Professional tax is given only where the rule is plain; elsewhere: check. */
export const states: readonly State[] = [
  { code: "AN", name: "Andaman and Nicobar Islands", quarterlyGstr3bDay: 22, professionalTax: check },
  { code: "AP", name: "Andhra Pradesh", quarterlyGstr3bDay: 22, professionalTax: { dueDay: 10 } },
  { code: "AR", name: "Arunachal Pradesh", quarterlyGstr3bDay: 24, professionalTax: check },
  { code: "AS", name: "Assam", quarterlyGstr3bDay: 24, professionalTax: check },
  { code: "BR", name: "Bihar", quarterlyGstr3bDay: 24, professionalTax: check },
  { code: "CH", name: "Chandigarh", quarterlyGstr3bDay: 24, professionalTax: none },
  { code: "CG", name: "Chhattisgarh", quarterlyGstr3bDay: 22, professionalTax: check },
  { code: "DH", name: "Dadra and Nagar Haveli and Daman and Diu", quarterlyGstr3bDay: 22, professionalTax: check },
  { code: "DL", name: "Delhi", quarterlyGstr3bDay: 24, professionalTax: none },
  { code: "GA", name: "Goa", quarterlyGstr3bDay: 22, professionalTax: none },
  { code: "GJ", name: "Gujarat", quarterlyGstr3bDay: 22, professionalTax: { dueDay: 15 } },
  { code: "HR", name: "Haryana", quarterlyGstr3bDay: 24, professionalTax: none },
  { code: "HP", name: "Himachal Pradesh", quarterlyGstr3bDay: 24, professionalTax: check },
  { code: "JK", name: "Jammu and Kashmir", quarterlyGstr3bDay: 24, professionalTax: none },
  { code: "JH", name: "Jharkhand", quarterlyGstr3bDay: 24, professionalTax: check },
  { code: "KA", name: "Karnataka", quarterlyGstr3bDay: 22, professionalTax: { dueDay: 20, form: "Form 5-A" } },
  { code: "KL", name: "Kerala", quarterlyGstr3bDay: 22, professionalTax: check },
  { code: "LA", name: "Ladakh", quarterlyGstr3bDay: 24, professionalTax: none },
  { code: "LD", name: "Lakshadweep", quarterlyGstr3bDay: 22, professionalTax: check },
  { code: "MP", name: "Madhya Pradesh", quarterlyGstr3bDay: 22, professionalTax: check },
  { code: "MH", name: "Maharashtra", quarterlyGstr3bDay: 22, professionalTax: check },
  { code: "MN", name: "Manipur", quarterlyGstr3bDay: 24, professionalTax: check },
  { code: "ML", name: "Meghalaya", quarterlyGstr3bDay: 24, professionalTax: check },
  { code: "MZ", name: "Mizoram", quarterlyGstr3bDay: 24, professionalTax: check },
  { code: "NL", name: "Nagaland", quarterlyGstr3bDay: 24, professionalTax: check },
  { code: "OD", name: "Odisha", quarterlyGstr3bDay: 24, professionalTax: check },
  { code: "PY", name: "Puducherry", quarterlyGstr3bDay: 22, professionalTax: check },
  { code: "PB", name: "Punjab", quarterlyGstr3bDay: 24, professionalTax: check },
  { code: "RJ", name: "Rajasthan", quarterlyGstr3bDay: 24, professionalTax: none },
  { code: "SK", name: "Sikkim", quarterlyGstr3bDay: 24, professionalTax: check },
  { code: "TN", name: "Tamil Nadu", quarterlyGstr3bDay: 22, professionalTax: check },
  { code: "TG", name: "Telangana", quarterlyGstr3bDay: 22, professionalTax: { dueDay: 10 } },
  { code: "TR", name: "Tripura", quarterlyGstr3bDay: 24, professionalTax: check },
  { code: "UP", name: "Uttar Pradesh", quarterlyGstr3bDay: 24, professionalTax: none },
  { code: "UK", name: "Uttarakhand", quarterlyGstr3bDay: 24, professionalTax: none },
  { code: "WB", name: "West Bengal", quarterlyGstr3bDay: 24, professionalTax: { dueDay: 21 } },
];

export const stateByCode = (code: string | undefined) => states.find((state) => state.code === code);
