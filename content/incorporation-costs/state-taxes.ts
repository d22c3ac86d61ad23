import type { StateCode } from "../states.ts";

export interface StateTaxes {
  /** The day after the quarter on which a quarterly GST filer's GSTR-3B is due. */
  quarterlyGstr3bDay: 22 | 24;
  /** How a state collects professional tax from an employer: a day of the next month, no tax at all, or not settled here. */
  professionalTax: { dueDay: number; form?: string } | "none" | "check";
}

/**
 * What the calendar needs to know of each state. GST splits the states in two groups. Professional tax has a date only
 * where the rule is plain; elsewhere the calendar asks to check.
 */
export const stateTaxes: Readonly<Record<StateCode, StateTaxes>> = {
  AN: { quarterlyGstr3bDay: 22, professionalTax: "check" },
  AP: { quarterlyGstr3bDay: 22, professionalTax: { dueDay: 10 } },
  AR: { quarterlyGstr3bDay: 24, professionalTax: "check" },
  AS: { quarterlyGstr3bDay: 24, professionalTax: "check" },
  BR: { quarterlyGstr3bDay: 24, professionalTax: "check" },
  CH: { quarterlyGstr3bDay: 24, professionalTax: "none" },
  CG: { quarterlyGstr3bDay: 22, professionalTax: "check" },
  DH: { quarterlyGstr3bDay: 22, professionalTax: "check" },
  DL: { quarterlyGstr3bDay: 24, professionalTax: "none" },
  GA: { quarterlyGstr3bDay: 22, professionalTax: "none" },
  GJ: { quarterlyGstr3bDay: 22, professionalTax: { dueDay: 15 } },
  HR: { quarterlyGstr3bDay: 24, professionalTax: "none" },
  HP: { quarterlyGstr3bDay: 24, professionalTax: "check" },
  JK: { quarterlyGstr3bDay: 24, professionalTax: "none" },
  JH: { quarterlyGstr3bDay: 24, professionalTax: "check" },
  KA: { quarterlyGstr3bDay: 22, professionalTax: { dueDay: 20, form: "Form 5-A" } },
  KL: { quarterlyGstr3bDay: 22, professionalTax: "check" },
  LA: { quarterlyGstr3bDay: 24, professionalTax: "none" },
  LD: { quarterlyGstr3bDay: 22, professionalTax: "check" },
  MP: { quarterlyGstr3bDay: 22, professionalTax: "check" },
  MH: { quarterlyGstr3bDay: 22, professionalTax: "check" },
  MN: { quarterlyGstr3bDay: 24, professionalTax: "check" },
  ML: { quarterlyGstr3bDay: 24, professionalTax: "check" },
  MZ: { quarterlyGstr3bDay: 24, professionalTax: "check" },
  NL: { quarterlyGstr3bDay: 24, professionalTax: "check" },
  OD: { quarterlyGstr3bDay: 24, professionalTax: "check" },
  PY: { quarterlyGstr3bDay: 22, professionalTax: "check" },
  PB: { quarterlyGstr3bDay: 24, professionalTax: "check" },
  RJ: { quarterlyGstr3bDay: 24, professionalTax: "none" },
  SK: { quarterlyGstr3bDay: 24, professionalTax: "check" },
  TN: { quarterlyGstr3bDay: 22, professionalTax: "check" },
  TG: { quarterlyGstr3bDay: 22, professionalTax: { dueDay: 10 } },
  TR: { quarterlyGstr3bDay: 24, professionalTax: "check" },
  UP: { quarterlyGstr3bDay: 24, professionalTax: "none" },
  UK: { quarterlyGstr3bDay: 24, professionalTax: "none" },
  WB: { quarterlyGstr3bDay: 24, professionalTax: { dueDay: 21 } },
};
