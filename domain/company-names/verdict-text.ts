import { nameChecker } from "../../content/tools/name-checker.ts";
import { fill } from "../text.ts";
import type { NameCheck } from "./check.ts";

const words = nameChecker.results;

/** 'Wording: expect a question', or 'Clear wording, one risk'. */
export const verdictText = (verdict: NameCheck["verdict"], risks: number): string =>
  verdict === "clear" && risks > 0
    ? fill(words.clearWithRisks, { risks: words.risks[risks - 1] ?? fill(words.moreRisks, { count: risks }) })
    : `${words.wording}: ${words.verdicts[verdict]}`;

export const countFindings = (count: number): string => (count === 1 ? "1 finding" : `${count} findings`);
