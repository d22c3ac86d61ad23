import { lateForeignReport } from "../../../content/law/calendar-figures.ts";
import { withoutInc20a } from "../../../content/law/legal-figures.ts";
import { daysTo } from "../../../content/law/time-limits.ts";
import { professionTax } from "../../../content/states.ts";
import { addDays, addMonths, type CalendarDate } from "../../india/calendar-date.ts";
import { rupees } from "../../india/money.ts";
import { isSection8 } from "../financial-year.ts";
import { companyLateCost, llpLateCost } from "../late-fees.ts";
import { isCompany, type Profile } from "../profile.ts";
import { type Applicability, applies, checkYourself, doesNotApply, type Obligation } from "./obligation.ts";
import { inKarnataka, inMaharashtra, karnatakaOnly, maharashtraOnly } from "./states.ts";

const maharashtra = professionTax.MH;

export const firstFilingsWindowDays = 180;

export const firstBoardMeetingDay = (profile: Profile) =>
  addDays(profile.incorporated, daysTo["first-board-meeting"].days);

/** Companies incorporated before this day began business without the declaration. */
const declarationSince: CalendarDate = "2018-11-02";

/** Since this day ADT-1 is filed for the first auditor too. */
const firstAuditorFormSince: CalendarDate = "2025-07-14";

const forCompanies =
  (why: string) =>
  (profile: Profile): Applicability =>
    isCompany(profile) ? applies(why) : doesNotApply("This is for companies. An LLP does not do it.");

const withShares = (profile: Profile) => (isSection8(profile) ? "Only with share capital." : undefined);

interface FirstFiling {
  id: string;
  title: Obligation["title"];
  category: Obligation["category"];
  why: string;
  due(profile: Profile): CalendarDate;
  applicability: Obligation["applicability"];
  condition?: Obligation["condition"];
  lawChanges?: Obligation["lawChanges"];
  lateCost?: Obligation["lateCost"];
}

const filings: readonly FirstFiling[] = [
  {
    id: "first-board-meeting",
    title: "First board meeting",
    category: "Corporate Governance",
    why: `Within ${daysTo["first-board-meeting"].days} days of incorporation.`,
    due: firstBoardMeetingDay,
    applicability: (profile) =>
      isSection8(profile)
        ? doesNotApply(
            `The rule of a first meeting within ${daysTo["first-board-meeting"].days} days does not apply to a Section 8 company.`,
          )
        : forCompanies(`A new company’s board meets within ${daysTo["first-board-meeting"].days} days.`)(profile),
    condition: (profile) => (profile.structure === "opc" ? "Not needed if your OPC has only one director." : undefined),
  },
  {
    id: "first-auditor",
    title: "Appoint the first auditor",
    category: "Corporate Governance",
    why: `The board appoints the first auditor within ${daysTo["first-auditor"].days} days of incorporation.`,
    due: (profile) => addDays(profile.incorporated, daysTo["first-auditor"].days),
    applicability: forCompanies("Every company is audited from its first year."),
  },
  {
    id: "first-adt-1",
    title: "ADT-1 for the first auditor",
    category: "ROC",
    why: `Within ${daysTo["adt-1"].days} days of the appointment, which is due within ${daysTo["first-auditor"].days} days of incorporation. An earlier appointment moves it forward.`,
    due: (profile) => addDays(profile.incorporated, daysTo["first-auditor"].days + daysTo["adt-1"].days),
    applicability: (profile) =>
      isCompany(profile) && profile.incorporated < firstAuditorFormSince
        ? doesNotApply("Companies incorporated before 14 July 2025 did not file it for the first auditor.")
        : forCompanies("A new company tells the Registrar who its first auditor is.")(profile),
    lawChanges: ["adt-1-first-auditor"],
    lateCost: (days, _, normalFee) => companyLateCost("adt-1", days, normalFee),
  },
  {
    id: "inc-22",
    title: "Registered office (INC-22)",
    category: "ROC",
    why: `Within ${daysTo["inc-22"].days} days of incorporation.`,
    due: (profile) => addDays(profile.incorporated, daysTo["inc-22"].days),
    applicability: forCompanies("A new company tells the Registrar where its registered office is."),
    condition: () => "Only if the registered office was not given in SPICe+.",
  },
  {
    id: "share-certificates",
    title: "Issue share certificates",
    category: "Corporate Governance",
    why: "Within two months of incorporation. Pay the stamp duty of your state on them.",
    due: (profile) => addMonths(profile.incorporated, 2),
    applicability: forCompanies("The first shareholders get their certificates."),
    condition: withShares,
  },
  {
    id: "inc-20a",
    title: "Declaration of commencement (INC-20A)",
    category: "ROC",
    why: `Within ${daysTo["inc-20a"].days} days of incorporation. A company begins business or borrows only after this.`,
    due: (profile) => addDays(profile.incorporated, daysTo["inc-20a"].days),
    applicability: (profile) =>
      isCompany(profile) && profile.incorporated < declarationSince
        ? doesNotApply("Companies incorporated before 2 November 2018 do not file it.")
        : forCompanies("A company with share capital declares that the shares are paid for.")(profile),
    condition: withShares,
    lateCost: (days, _, normalFee) => {
      const { fee, says } = companyLateCost("inc-20a", days, normalFee);
      const penalties = `Penalties can follow: ${rupees(withoutInc20a.company)} for the company and ${rupees(withoutInc20a.officerADay)} a day for its officers, up to ₹1 lakh.`;
      return { fee, says: `${says} ${penalties}` };
    },
  },
  {
    id: "fc-gpr",
    title: (profile) =>
      isCompany(profile) ? "FC-GPR (shares issued to investors abroad)" : "FDI-LLP(I) (contribution from abroad)",
    category: "Other",
    why: `Within ${daysTo["fc-gpr"].days} days of allotting the shares, counted here from the incorporation. On the Reserve Bank’s FIRMS portal.`,
    due: (profile) => addDays(profile.incorporated, daysTo["fc-gpr"].days),
    applicability: (profile) => {
      if (!profile.foreignInvestment) return doesNotApply("Only with money from abroad that may go back there.");
      return isCompany(profile)
        ? applies("Shares issued for foreign investment are reported to the Reserve Bank.")
        : checkYourself(
            "An LLP reports foreign contribution in Form FDI-LLP(I), said to be due within 30 days of receiving it. Confirm the date with your bank.",
          );
    },
    lateCost: () => ({
      says: `Late: ${rupees(lateForeignReport.rupees)} and 0.025% of the amount for each year of delay, rounded to the next ₹100.`,
    }),
  },
  {
    id: "mgt-6",
    title: "Nominee’s shares (MGT-6)",
    category: "ROC",
    why: "The nominee and the parent declare in MGT-4 and MGT-5 within 30 days, the company within 30 days of receiving them: the latest day is counted here.",
    due: (profile) => addDays(profile.incorporated, 60),
    applicability: (profile) =>
      profile.structure === "private-limited" && profile.inGroup
        ? applies("A parent that owns all shares has one held by a nominee.")
        : doesNotApply("Only where somebody holds shares for a parent company."),
    condition: () => "Only if a person holds shares for another.",
  },
  {
    id: "ben-2",
    title: "Significant beneficial owners (BEN-2)",
    category: "ROC",
    why: "Whoever stands behind the owning company or LLP declares in BEN-1 within 30 days, the company files within 30 days of receiving it: the latest day is counted here.",
    due: (profile) => addDays(profile.incorporated, 60),
    applicability: (profile) =>
      profile.structure === "private-limited" && (profile.inGroup || profile.bodyOwner)
        ? applies("A company asks who stands behind a company or LLP that owns 10% of it or more.")
        : doesNotApply("Only where a company or LLP owns 10% or more."),
    condition: () => "Only if a person holds the larger part of the company or LLP that owns it.",
  },
  {
    id: "llp-form-3",
    title: "LLP agreement (Form 3)",
    category: "ROC",
    why: `Within ${daysTo["llp-form-3"].days} days of incorporation.`,
    due: (profile) => addDays(profile.incorporated, daysTo["llp-form-3"].days),
    applicability: (profile) =>
      isCompany(profile)
        ? doesNotApply("This is for LLPs. A company files its articles at incorporation.")
        : applies("Every new LLP files its agreement."),
    lawChanges: ["llp-late-fee-multiples"],
    lateCost: (days, _, normalFee) => llpLateCost("other", days, normalFee),
  },
  {
    id: "karnataka-shops-registration",
    title: "Shops and establishments registration (Karnataka)",
    category: "Labour",
    why: "Within 30 days of starting business, counted here from the incorporation.",
    due: (profile) => addDays(profile.incorporated, 30),
    applicability: (profile) =>
      inKarnataka(profile) ? applies("An office or shop in Karnataka is registered.") : karnatakaOnly,
    condition: () => "Only if you have an office or shop there. Confirm staff thresholds with the Labour Department.",
    lawChanges: ["karnataka-shops-registration"],
  },
  {
    id: "maharashtra-first-profession-tax",
    title: "First profession tax of the business (Maharashtra)",
    category: "Other",
    why: `Enrol (PTEC) within ${maharashtra.firstYearDays} days, and pay ${maharashtra.amount} within a month of enrolling. A company is enrolled with its incorporation, so the days are counted from it.`,
    due: (profile) => addDays(profile.incorporated, maharashtra.firstYearDays),
    applicability: (profile) =>
      inMaharashtra(profile) ? applies("A business in Maharashtra pays for its first year too.") : maharashtraOnly,
    condition: () => "Each director or partner as well, unless enrolled already.",
  },
];

export const firstFilingObligations: readonly Obligation[] = filings.map(
  ({ due, why, lawChanges = [], ...filing }) => ({
    ...filing,
    isFirstFiling: true,
    lawChanges,
    occurrences: (profile) => [{ date: due(profile), period: "Once, after incorporation", periodKey: "once", why }],
  }),
);
