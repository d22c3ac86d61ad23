import { isLlpAudited } from "../costs/llp-audit.ts";
import { isSubsidiary } from "../structure-choice/subsidiary.ts";
import type { CompanyPlan } from "./company-plan.ts";

/** False for a holding or subsidiary company: as it was said, or as the answer to who owns it tells. */
export const isSmallCompany = ({ smallCompany, answers = {} }: CompanyPlan): boolean =>
  smallCompany ? smallCompany === "yes" : !isSubsidiary(answers);

/** Whether what was said about it makes it an LLP that is audited. */
export const isAudited = ({ structure, capital = 0, answers, calendar }: CompanyPlan): boolean =>
  structure === "llp" &&
  (calendar?.llpAudited ? calendar.llpAudited === "yes" : isLlpAudited(capital, answers?.turnover));

/** Whether a part is held from abroad with money that may leave again. */
export function isForeignOwned({ answers = {}, calendar }: CompanyPlan): boolean {
  if (calendar?.foreignInvestment) return calendar.foreignInvestment === "yes";
  const { owner = "", investors = "", repatriation } = answers;
  return repatriation === "yes" || /^(foreigner|foreign-company|abroad)$/.test(owner || investors);
}
