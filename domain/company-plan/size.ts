import { isSubsidiary } from "../structure-choice/answers.ts";
import { isLlpAudited } from "../structures.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { planField, planFieldNames } from "./fields.ts";

/** False for a holding or subsidiary company: as it was said, or as the answer to who owns it tells. */
export const isSmallCompany = ({ inGroup, answers = {} }: CompanyPlan): boolean =>
  inGroup ? inGroup === "no" : !isSubsidiary(answers);

/** Whether what was said about it makes it an LLP that is audited. */
const isAudited = ({ structure, capital = 0, answers, llpAudited }: CompanyPlan): boolean =>
  structure === "llp" && (llpAudited ? llpAudited === "yes" : isLlpAudited(capital, answers?.turnover));

/** Whether a part is held from abroad with money that may leave again. */
function isForeignOwned({ answers = {}, foreignInvestment }: CompanyPlan): boolean {
  if (foreignInvestment) return foreignInvestment === "yes";
  const { owner = "", investors = "", repatriation } = answers;
  return repatriation === "yes" || /^(foreigner|foreign-company|abroad)$/.test(owner || investors);
}

/** Whether a company or LLP is among the owners: somebody may stand behind it. */
const isOwnedByBody = ({ answers: { owner = "", investors = "" } = {}, bodyOwner }: CompanyPlan): boolean =>
  bodyOwner ? bodyOwner === "yes" : [owner, investors].some((who) => /^(foreign-)?company$/.test(who));

export type ToldFacts = Pick<CompanyPlan, "inGroup" | "bodyOwner" | "foreignInvestment" | "llpAudited">;

/** To see what the other answers tell by themselves. */
export const nothingSaid = Object.fromEntries(
  planFieldNames.filter((name) => planField(name).isTold).map((name) => [name, undefined]),
) as Record<keyof ToldFacts, undefined>;

/** What the calendar asks, where what was said comes to a yes. */
export const toldFacts = (plan: CompanyPlan): ToldFacts => ({
  ...(plan.structure === "private-limited" && !isSmallCompany(plan) && { inGroup: "yes" }),
  ...(plan.structure === "private-limited" && isOwnedByBody(plan) && { bodyOwner: "yes" }),
  ...(isForeignOwned(plan) && { foreignInvestment: "yes" }),
  ...(isAudited(plan) && { llpAudited: "yes" }),
});

/** Which 'no' of the plan no longer counts, because answers given after it tell a yes. */
export function outdatedFacts(plan: CompanyPlan, answers: CompanyPlan["answers"]): ToldFacts {
  const told = (given: CompanyPlan["answers"]) =>
    toldFacts({ structure: "private-limited", ...plan, ...nothingSaid, answers: given });
  const [before, now] = [told(plan.answers), told(answers)];
  const fields = (Object.keys(now) as (keyof ToldFacts)[]).filter((field) => !before[field] && plan[field] === "no");
  return Object.fromEntries(fields.map((field) => [field, undefined]));
}
