import { exampleChargesInWords } from "../owner/example-charges.ts";
import { isSample, claims as ownerClaims } from "../owner/facts.ts";
import { lowestFee } from "../owner/fees.ts";
import { gst, ifGst } from "../owner/gst.ts";
import { callBackWithin, onAClosedDay, openDayCount, openDaysInWords } from "../owner/hours.ts";
import { setupDays } from "../owner/registration-days.ts";
import type { Claim, OwnerClaimId, ProductClaimId } from "../schemas/company.ts";

export type { ClaimId } from "../schemas/company.ts";

/** What every site says of the service. Pages name a claim by its id and show 'how we count' where there is one. */
const ofTheService: readonly (Claim & { id: ProductClaimId })[] = [
  {
    id: "setup-time",
    figure: `${setupDays} days`,
    text: `Setup takes ${setupDays} days`,
    howWeCount:
      "Working days from complete documents to certificate. A typical time, not a promise: the Registrar’s own time varies.",
  },
  {
    id: "fee-from",
    figure: lowestFee,
    text: `A transparent fee from ${lowestFee} plus applicable charges`,
    howWeCount: `Plan fee excludes statutory charges of about ${exampleChargesInWords["private-limited"]} (Pvt Ltd, OPC) or ${exampleChargesInWords.llp} (LLP)${ifGst(`, and GST at ${gst.percent}% on the fee`)}.`,
  },
  { id: "support-days", figure: `${openDayCount} days`, text: `Support ${openDaysInWords}` },
  {
    id: "compliance",
    figure: "100%",
    text: "100% compliance",
    howWeCount:
      "Covers the forms required at incorporation, which are in every plan. Later compulsory filings, such as INC-20A and ADT-1 for a company, depend on the plan you choose.",
  },
  { id: "programme-weeks", figure: "16 weeks", text: "A 16-week programme" },
  {
    id: "call-back-quick",
    figure: callBackWithin.quick,
    text: `Call back within ${callBackWithin.quick}`,
    howWeCount: `Requests made ${onAClosedDay} are answered on the next working day.`,
  },
  {
    id: "call-back-contact",
    figure: callBackWithin.contact,
    text: `Call back within ${callBackWithin.contact}`,
    howWeCount: "Counted in business hours, India time. Outside them we call when the office next opens.",
  },
];

const since = (day: string): string =>
  `Since ${new Date(day).toLocaleDateString("en-IN", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })}.`;

/** Every figure the site claims, once. What only an owner can know comes from the owner's folder, each with how it is counted. */
export const claims: readonly Claim[] = [
  ...ofTheService,
  ...Object.entries(ownerClaims).map(([id, { since: day, ...claim }]) => ({
    ...claim,
    id: id as OwnerClaimId,
    howWeCount: day ? `${claim.howWeCount} ${since(day)}` : claim.howWeCount,
    sample: isSample,
  })),
];
