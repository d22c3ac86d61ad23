import type { ComplianceItemId } from "../../../content/compliance.ts";
import {
  estimatePenalty,
  findPenaltyRule,
  type PenaltyValues,
  penaltyInputErrors,
} from "../../../domain/compliance/penalties/penalties.ts";
import { rupees } from "../../../domain/compliance/penalties/penalty-rule.ts";

/** Works the estimate again for what is typed. The lines of a rule are always the same ones, so they are refilled. */
export function bindEstimator(details: HTMLElement): void {
  const rule = findPenaltyRule(details.dataset["estimator"] as ComplianceItemId);
  const form = details.querySelector("form");
  if (!rule || !form) return;
  const put = (selector: string, text: string) => {
    const place = details.querySelector(selector);
    if (place) place.textContent = text;
  };
  const work = () => {
    const given = new FormData(form);
    const values: PenaltyValues = {};
    for (const { id, kind } of rule.inputs) {
      const text = String(given.get(id));
      values[id] = kind === "choice" ? text : text === "" ? Number.NaN : Number(text);
    }
    const errors = penaltyInputErrors(rule, values);
    for (const { id } of rule.inputs) {
      const slot = form.querySelector<HTMLElement>(`[data-error-slot="${id}"]`);
      const error = errors[id] ?? "";
      if (slot) {
        slot.textContent = error;
        slot.hidden = error === "";
      }
      form.querySelector(`[name="${id}"]`)?.setAttribute("aria-invalid", String(error !== ""));
    }
    if (Object.keys(errors).length > 0) {
      put("[data-total]", "—");
      return;
    }
    const { total, lines, cap } = estimatePenalty(rule, values);
    put("[data-total]", rupees(total));
    for (const [index, line] of lines.entries()) {
      put(`[data-lines] > :nth-child(${index + 1}) dt`, line.label);
      put(`[data-lines] > :nth-child(${index + 1}) dd`, rupees(line.amount));
    }
    put("[data-cap]", cap ? `Capped. ${cap.text}.` : "");
    const capped = details.querySelector<HTMLElement>("[data-cap]");
    if (capped) capped.hidden = !cap?.reached;
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", work);
  // Somebody may have typed while this script was on its way.
  work();
}
