import { type CalendarDate, isCalendarDate, longDate } from "../india/calendar-date.ts";
import { stateByCode } from "../india/states.ts";
import { firstYearEnd, longFirstYear } from "./financial-year.ts";

export const structureNames = { "private-limited": "Private Limited", opc: "OPC", llp: "LLP" } as const;
export type Structure = keyof typeof structureNames;
export const gstChoices = ["monthly", "quarterly", "none"] as const;
export type GstChoice = (typeof gstChoices)[number];
export const firstYearChoices = ["short", "long"] as const;

/** What a visitor tells us about the business; everything My calendar needs. */
export interface Profile {
  structure: Structure;
  incorporated: CalendarDate;
  /** The month whose last day closes the accounts: 3 for 31 March. */
  yearEndMonth: number;
  agmDate?: CalendarDate | undefined;
  gst: GstChoice;
  /** Pays salaries, so professional tax may arise. PF or ESI implies it. */
  salaries: boolean;
  pf: boolean;
  esi: boolean;
  /** Two-letter code of content/states.ts. */
  state?: string | undefined;
  /** A private company within the small-company limits. */
  smallCompany: boolean;
  /** An LLP above ₹40 lakh turnover or ₹25 lakh contribution. */
  llpAudited: boolean;
  firstYear?: (typeof firstYearChoices)[number] | undefined;
  /** A name for the calendar, so that two businesses can be told apart. */
  label?: string | undefined;
}

/** The keys of the address. They are in links people have sent and calendars they subscribe to: never rename one. */
export const addressKeys = {
  structure: "s",
  incorporated: "inc",
  yearEndMonth: "fye",
  agmDate: "agm",
  gst: "gst",
  salaries: "sal",
  pf: "pf",
  esi: "esi",
  state: "st",
  smallCompany: "small",
  llpAudited: "audit",
  firstYear: "fy1",
  label: "name",
} as const satisfies Record<keyof Profile, string>;

export type ProfileField = keyof Profile;
export type ProfileErrors = Partial<Record<ProfileField, string>>;
export type ParsedProfile = { ok: true; profile: Profile } | { ok: false; errors: ProfileErrors };

const labelLimit = 60;
const earliest = "1900-01-01";
const latest = "2098-12-31";

export const defaultProfile: Omit<Profile, "incorporated"> = {
  structure: "private-limited",
  yearEndMonth: 3,
  gst: "none",
  salaries: false,
  pf: false,
  esi: false,
  smallCompany: true,
  llpAudited: false,
};

/** Whether the address holds choices at all: a first visit shows an empty form, not its errors. */
export const hasProfile = (address: URLSearchParams) =>
  address.has(addressKeys.structure) || address.has(addressKeys.incorporated);

export function parseProfile(address: URLSearchParams): ParsedProfile {
  const errors: ProfileErrors = {};
  const value = (field: ProfileField) => address.get(addressKeys[field])?.trim() ?? "";

  function oneOf<Option extends string>(
    field: ProfileField,
    options: readonly Option[],
    fallback: Option,
    say: string,
  ) {
    const given = value(field);
    if (given === "") return fallback;
    const option = options.find((candidate) => candidate === given);
    if (option === undefined) errors[field] = say;
    return option ?? fallback;
  }
  function flag(field: ProfileField, fallback: boolean): boolean {
    const given = value(field).toLowerCase();
    if (given === "") return fallback;
    if (["1", "yes", "on", "true"].includes(given)) return true;
    if (!["0", "no", "off", "false"].includes(given)) errors[field] = "Answer yes (1) or no (0)";
    return false;
  }
  function date(field: ProfileField, what: string): CalendarDate | undefined {
    const given = value(field);
    if (given === "") return undefined;
    if (!isCalendarDate(given)) errors[field] = `${what} must be a real date, written as YYYY-MM-DD`;
    else if (given < earliest || given > latest) errors[field] = `${what} must be between 1900 and 2098`;
    else return given;
    return undefined;
  }

  const structures = Object.keys(structureNames) as Structure[];
  const structure = oneOf("structure", structures, "private-limited", "Choose Private Limited, OPC or LLP");
  if (value("structure") === "") errors.structure = "Choose Private Limited, OPC or LLP";
  const incorporated = date("incorporated", "The date of incorporation");
  if (value("incorporated") === "") errors.incorporated = "Enter the date of incorporation";

  const month = value("yearEndMonth") === "" ? 3 : Number(value("yearEndMonth"));
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    errors.yearEndMonth = "Choose the month in which your financial year ends, 1 to 12";
  } else if (structure === "llp" && month !== 3) {
    errors.yearEndMonth = "An LLP's financial year always ends on 31 March";
  }
  const state = value("state").toUpperCase() || undefined;
  if (state !== undefined && !stateByCode(state)) errors.state = "Choose a state from the list";
  const label =
    value("label")
      .replace(/\p{Cc}/gu, " ")
      .trim() || undefined;
  if (label && [...label].length > labelLimit) errors.label = `Keep the name within ${labelLimit} characters`;

  const profile: Profile = {
    structure,
    incorporated: incorporated ?? earliest,
    yearEndMonth: month,
    agmDate: date("agmDate", "The AGM date"),
    gst: oneOf("gst", gstChoices, "none", "Choose monthly, quarterly or none for GST"),
    salaries: flag("salaries", false),
    pf: flag("pf", false),
    esi: flag("esi", false),
    state,
    smallCompany: flag("smallCompany", true),
    llpAudited: flag("llpAudited", false),
    firstYear:
      value("firstYear") === ""
        ? undefined
        : oneOf("firstYear", firstYearChoices, "short", "Choose a short or a long first year"),
    label,
  };
  const canCompare = incorporated !== undefined && !errors.structure && !errors.yearEndMonth;
  const allErrors = canCompare ? { ...errorsBetweenFields(profile), ...errors } : errors;
  return Object.keys(allErrors).length > 0 ? { ok: false, errors: allErrors } : { ok: true, profile };
}

function errorsBetweenFields(profile: Profile): ProfileErrors {
  const errors: ProfileErrors = {};
  if (profile.firstYear === "long" && longFirstYear(profile) === "no") {
    errors.firstYear =
      profile.structure === "llp"
        ? "A long first year is open only to an LLP incorporated after 30 September"
        : "A long first year is open only to a company incorporated in January to March";
  }
  if (profile.agmDate === undefined) return errors;
  if (profile.structure !== "private-limited") {
    errors.agmDate = `An ${structureNames[profile.structure]} holds no AGM: leave this empty`;
  } else if (profile.agmDate <= firstYearEnd(profile)) {
    errors.agmDate = `The first AGM comes after the first financial year, which ends on ${longDate(firstYearEnd(profile))}`;
  }
  return errors;
}

/** Writes the choices over what the address already holds; the filters beside them stay. Defaults are left out. */
export function serializeProfile(profile: Profile, address = new URLSearchParams()): URLSearchParams {
  const written = new URLSearchParams(address);
  for (const field of Object.keys(addressKeys) as ProfileField[]) {
    const value = profile[field];
    const always = field === "structure" || field === "incorporated";
    const isDefault = !always && value === (defaultProfile as Partial<Profile>)[field];
    if (value === undefined || isDefault) written.delete(addressKeys[field]);
    else written.set(addressKeys[field], typeof value === "boolean" ? (value ? "1" : "0") : String(value));
  }
  return written;
}

export const paysSalaries = (profile: Profile) => profile.salaries || profile.pf || profile.esi;
export const isCompany = (profile: Profile) => profile.structure !== "llp";
export const meetsTwiceAYear = (profile: Profile) =>
  profile.structure === "opc" || (profile.structure === "private-limited" && profile.smallCompany);
