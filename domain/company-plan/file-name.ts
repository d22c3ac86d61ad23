import { splitEnding } from "../company-names/name-parts.ts";
import type { CompanyPlan } from "./company-plan.ts";

const longest = 60;

/** 'zyntra-foods-company-plan': the first choice of name in characters that every system takes in a file's name. */
export function planFileName({ name = "" }: CompanyPlan): string {
  const safe = splitEnding(name)
    .base.normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  const cut = [...safe]
    .slice(0, longest)
    .join("")
    .replace(/^-+|-+$/g, "");
  return cut ? `${cut}-company-plan` : "company-plan";
}
