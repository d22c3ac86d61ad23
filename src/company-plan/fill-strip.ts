import { planStrip as words } from "../../content/tools/plan-words.ts";
import { isEmpty } from "../../domain/company-plan/company-plan.ts";
import { summariseLine } from "../../domain/company-plan/summary.ts";
import { planTotal } from "../../domain/company-plan/total.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { onPlan } from "./may-have-plan.ts";
import { withPlan } from "./plan-address.ts";
import { readKeptPlan, visitPlan } from "./visit.ts";

const strip = document.querySelector<HTMLAnchorElement>("[data-plan-strip]");

/** What is decided: structure, state and total, what the questions came to, or else the name. It follows the plan as it changes. */
onPlan(() => {
  if (!strip) return;
  const plan = visitPlan();
  const { structure, section8, state, name = "" } = plan;
  const [title, decided] = strip.querySelectorAll("span span");
  strip.hidden = isEmpty(plan);
  strip.href = withPlan(strip.pathname, plan);
  if (title) title.textContent = readKeptPlan() ? words.kept : words.yours;
  if (!decided) return;
  decided.textContent = summariseLine({ structure, section8, state }, planTotal(plan, dateInIndia(Date.now()))) || name;
  // What answers come to is worked out for those who have no more than that.
  if (plan.answers && !structure && !section8)
    import("../../domain/company-plan/describe.ts").then(
      ({ planSummary }) => {
        decided.textContent = planSummary({ answers: plan.answers, state, name }) ?? name;
      },
      () => undefined,
    );
});
