import { complianceItems } from "../../content/compliance/cards.ts";
import type { FilingNames } from "../forms/filing.ts";
import { obligations, obligationTitle } from "./due-dates.ts";
import { genericProfile } from "./profile.ts";

/** Every filing somebody may ask about: the cards of the calendar, and what My calendar knows beside them. */
export const filingNames: FilingNames = {
  ...Object.fromEntries(obligations.map((each) => [each.id, obligationTitle(each, genericProfile)])),
  ...Object.fromEntries(complianceItems.map(({ id, title }) => [id, title])),
};
