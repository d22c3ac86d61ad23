/** Of a state, what every page may know. The duties that it takes are in content/incorporation-costs/state-duties.ts. */
export interface State {
  /** As addresses carry it. */
  code: string;
  name: string;
  kind: "state" | "union-territory";
  /** The two digits with which a GSTIN begins. */
  gst: string;
  /** The day after the quarter on which a quarterly GST filer's GSTR-3B is due: GST splits the states in two groups. */
  quarterlyGstr3bDay: 22 | 24;
  /**
   * How the state collects professional tax from an employer: a day of the next month, no tax at all, or not settled here. It has a date
   * only where the rule is plain; elsewhere the calendar asks to check.
   */
  professionalTax: { dueDay: number; form?: string } | "none" | "check";
}

/** The 28 states and 8 union territories. */
// biome-ignore format: one line a state
export const states = [
  { code: "AN", name: "Andaman and Nicobar Islands", kind: "union-territory", gst: "35", quarterlyGstr3bDay: 22, professionalTax: "check" },
  { code: "AP", name: "Andhra Pradesh", kind: "state", gst: "37", quarterlyGstr3bDay: 22, professionalTax: { dueDay: 10 } },
  { code: "AR", name: "Arunachal Pradesh", kind: "state", gst: "12", quarterlyGstr3bDay: 24, professionalTax: "check" },
  { code: "AS", name: "Assam", kind: "state", gst: "18", quarterlyGstr3bDay: 24, professionalTax: "check" },
  { code: "BR", name: "Bihar", kind: "state", gst: "10", quarterlyGstr3bDay: 24, professionalTax: "check" },
  { code: "CH", name: "Chandigarh", kind: "union-territory", gst: "04", quarterlyGstr3bDay: 24, professionalTax: "none" },
  { code: "CG", name: "Chhattisgarh", kind: "state", gst: "22", quarterlyGstr3bDay: 22, professionalTax: "check" },
  { code: "DH", name: "Dadra and Nagar Haveli and Daman and Diu", kind: "union-territory", gst: "26", quarterlyGstr3bDay: 22, professionalTax: "check" },
  { code: "DL", name: "Delhi", kind: "union-territory", gst: "07", quarterlyGstr3bDay: 24, professionalTax: "none" },
  { code: "GA", name: "Goa", kind: "state", gst: "30", quarterlyGstr3bDay: 22, professionalTax: "none" },
  { code: "GJ", name: "Gujarat", kind: "state", gst: "24", quarterlyGstr3bDay: 22, professionalTax: { dueDay: 15 } },
  { code: "HR", name: "Haryana", kind: "state", gst: "06", quarterlyGstr3bDay: 24, professionalTax: "none" },
  { code: "HP", name: "Himachal Pradesh", kind: "state", gst: "02", quarterlyGstr3bDay: 24, professionalTax: "check" },
  { code: "JK", name: "Jammu and Kashmir", kind: "union-territory", gst: "01", quarterlyGstr3bDay: 24, professionalTax: "none" },
  { code: "JH", name: "Jharkhand", kind: "state", gst: "20", quarterlyGstr3bDay: 24, professionalTax: "check" },
  { code: "KA", name: "Karnataka", kind: "state", gst: "29", quarterlyGstr3bDay: 22, professionalTax: { dueDay: 20, form: "Form 5-A" } },
  { code: "KL", name: "Kerala", kind: "state", gst: "32", quarterlyGstr3bDay: 22, professionalTax: "check" },
  { code: "LA", name: "Ladakh", kind: "union-territory", gst: "38", quarterlyGstr3bDay: 24, professionalTax: "none" },
  { code: "LD", name: "Lakshadweep", kind: "union-territory", gst: "31", quarterlyGstr3bDay: 22, professionalTax: "check" },
  { code: "MP", name: "Madhya Pradesh", kind: "state", gst: "23", quarterlyGstr3bDay: 22, professionalTax: "check" },
  { code: "MH", name: "Maharashtra", kind: "state", gst: "27", quarterlyGstr3bDay: 22, professionalTax: "check" },
  { code: "MN", name: "Manipur", kind: "state", gst: "14", quarterlyGstr3bDay: 24, professionalTax: "check" },
  { code: "ML", name: "Meghalaya", kind: "state", gst: "17", quarterlyGstr3bDay: 24, professionalTax: "check" },
  { code: "MZ", name: "Mizoram", kind: "state", gst: "15", quarterlyGstr3bDay: 24, professionalTax: "check" },
  { code: "NL", name: "Nagaland", kind: "state", gst: "13", quarterlyGstr3bDay: 24, professionalTax: "check" },
  { code: "OD", name: "Odisha", kind: "state", gst: "21", quarterlyGstr3bDay: 24, professionalTax: "check" },
  { code: "PY", name: "Puducherry", kind: "union-territory", gst: "34", quarterlyGstr3bDay: 22, professionalTax: "check" },
  { code: "PB", name: "Punjab", kind: "state", gst: "03", quarterlyGstr3bDay: 24, professionalTax: "check" },
  { code: "RJ", name: "Rajasthan", kind: "state", gst: "08", quarterlyGstr3bDay: 24, professionalTax: "none" },
  { code: "SK", name: "Sikkim", kind: "state", gst: "11", quarterlyGstr3bDay: 24, professionalTax: "check" },
  { code: "TN", name: "Tamil Nadu", kind: "state", gst: "33", quarterlyGstr3bDay: 22, professionalTax: "check" },
  { code: "TG", name: "Telangana", kind: "state", gst: "36", quarterlyGstr3bDay: 22, professionalTax: { dueDay: 10 } },
  { code: "TR", name: "Tripura", kind: "state", gst: "16", quarterlyGstr3bDay: 24, professionalTax: "check" },
  { code: "UP", name: "Uttar Pradesh", kind: "state", gst: "09", quarterlyGstr3bDay: 24, professionalTax: "none" },
  { code: "UK", name: "Uttarakhand", kind: "state", gst: "05", quarterlyGstr3bDay: 24, professionalTax: "none" },
  { code: "WB", name: "West Bengal", kind: "state", gst: "19", quarterlyGstr3bDay: 24, professionalTax: { dueDay: 21 } },
] as const satisfies readonly State[];

export type StateCode = (typeof states)[number]["code"];

/**
 * The profession tax of a business itself, apart from what it deducts from salaries: by which day of each year it is paid, and in how
 * many days after the incorporation for the first time. Only what a source gives.
 */
export const professionTax = {
  KA: { amount: "₹2,500", by: "30 April" },
  MH: { amount: "₹2,500", by: "30 June", firstYearDays: 30 },
} as const;

/** The state of a two-letter code, with its tax dates; undefined for a code that no state has. */
export const findState = (code: string | undefined): State | undefined => states.find((state) => state.code === code);

const names = new Map<StateCode, string>(states.map(({ code, name }) => [code, name]));

export const stateName = (code: StateCode): string => names.get(code) ?? code;
