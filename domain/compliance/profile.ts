import type { RegistrationForm } from "../../content/schemas/registration-stage.ts";
import type { CalendarDate } from "../india/calendar-date.ts";

export const gstChoices = ["monthly", "quarterly", "composition", "none"] as const;
export type GstChoice = (typeof gstChoices)[number];
export const firstYearChoices = ["short", "long"] as const;
export type FirstYearChoice = (typeof firstYearChoices)[number];

/** What a visitor tells us about the business; everything My calendar needs. */
export interface Profile {
  structure: RegistrationForm;
  incorporated: CalendarDate;
  /** The month whose last day closes the accounts: 3 for 31 March. */
  yearEndMonth: number;
  agmDate?: CalendarDate | undefined;
  /** Missing while it is not answered, which is not the same as none. */
  gst?: GstChoice | undefined;
  /** Pays salaries, so professional tax may arise. PF or ESI implies it. */
  salaries: boolean;
  pf: boolean;
  esi: boolean;
  /** Two-letter code of content/states.ts. */
  state?: string | undefined;
  /** A private company within the small-company limits. */
  smallCompany: boolean;
  /** The holding or a subsidiary company of another: never small, whatever its figures. */
  inGroup: boolean;
  /** A company or LLP holds 10% of it or more. */
  bodyOwner: boolean;
  /** Shares or contribution held from abroad that may be taken back there. */
  foreignInvestment: boolean;
  /** An LLP above ₹40 lakh turnover or ₹25 lakh contribution. */
  llpAudited: boolean;
  /** In the Registrar's register of dormant companies. */
  dormant: boolean;
  /** What was filed of past years, as the plan writes it. */
  filed?: string | undefined;
  firstYear?: FirstYearChoice | undefined;
  /** A name for the calendar, so that two businesses can be told apart. */
  label?: string | undefined;
}

/** A private limited company to which every card applies: the cards' own next dates are calculated for it. */
export const genericProfile: Profile = {
  structure: "private-limited",
  incorporated: "2020-04-01",
  yearEndMonth: 3,
  gst: "monthly",
  salaries: true,
  pf: true,
  esi: true,
  state: "KA",
  smallCompany: false,
  inGroup: false,
  bodyOwner: false,
  foreignInvestment: false,
  llpAudited: false,
  dormant: false,
};

export const paysSalaries = (profile: Profile) => profile.salaries || profile.pf || profile.esi;
export const isCompany = (profile: Profile) => profile.structure !== "llp";
const isSmall = (profile: Profile) =>
  profile.structure === "private-limited" && profile.smallCompany && !profile.inGroup;
/** OPCs and small companies: MGT-7A, the shorter board's report. */
export const hasLighterRules = (profile: Profile) => profile.structure === "opc" || isSmall(profile);
export const isDormant = (profile: Profile) => isCompany(profile) && profile.dormant;
export const holdsTwoMeetings = (profile: Profile) => hasLighterRules(profile) || isDormant(profile);
