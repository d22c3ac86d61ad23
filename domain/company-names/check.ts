import { rule8Clauses } from "../../content/company-names/words.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { joinWords } from "../text.ts";
import { compareNames } from "./compare.ts";
import { isOwnEnding, splitEnding, withEnding } from "./ending.ts";
import { bySeverity, type Finding, finding } from "./findings.ts";
import {
  bracketFindings,
  characterFindings,
  descriptiveFindings,
  initialsFindings,
  lengthFindings,
  placeFindings,
} from "./own-checks.ts";
import { type Repair, repairName } from "./repair.ts";
import { restrictedWords } from "./restricted.ts";
import { tidy, wordsIn } from "./tokens.ts";

export interface NameRequest {
  name: string;
  structure: StructureId;
  /** Existing names, and the founder's other proposal, to compare with. */
  compareWith?: readonly string[] | undefined;
  /** Rewrites proposed for the founder's other name: those of this one must differ from them as well. */
  taken?: readonly string[] | undefined;
}

export interface NameCheck {
  /** The name without a legal ending; what to put into the MCA and trademark searches. */
  base: string;
  /** With the ending built for the structure. */
  fullName: string;
  findings: readonly Finding[];
  /** blocked: will be refused as it is. questions: expect some. clear: nothing found. */
  verdict: "blocked" | "questions" | "clear";
  /** Rewrites that were checked again and are clear. */
  repairs: readonly Repair[];
}

const clauseText = (clause: string): string => {
  if (clause === "old") return "small words such as New, Shri or Om, disregarded before 2019";
  const entry = rule8Clauses.find((candidate) => candidate.clause === clause);
  return entry ? `(${clause}) ${entry.disregards}` : clause;
};

function clashFindings(base: string, fullName: string, others: readonly string[]): Finding[] {
  return others.flatMap((typed): Finding[] => {
    const other = tidy(typed);
    // Endings are disregarded, so the part that was chosen is compared; an identical whole is reported as such.
    const { base: otherBase } = splitEnding(other);
    if (otherBase.toLowerCase() === base.toLowerCase()) {
      if (base === "") return [];
      const sameEnding = other.toLowerCase() === fullName.toLowerCase() || other.toLowerCase() === base.toLowerCase();
      return [
        sameEnding
          ? finding("identical-name", [], { other })
          : finding("same-name", [], { other, clauses: clauseText("a") }),
      ];
    }
    const { verdict, clauses } = compareNames(base, otherBase);
    if (verdict === "different") return [];
    const values = { other, clauses: joinWords(clauses.map(clauseText)) };
    return [finding(verdict === "same" ? "same-name" : "near-name", [], values)];
  });
}

/** Every finding about one name, without proposing rewrites. */
function findingsFor({ name, structure, compareWith = [] }: NameRequest) {
  const { base, ending, abbreviated } = splitEnding(name);
  const fullName = withEnding(base, structure);
  const words = wordsIn(base);
  const findings: Finding[] = [];

  if (ending && abbreviated) findings.push(finding("short-ending", [ending], {}, true));
  else if (ending && !isOwnEnding(structure, ending)) findings.push(finding("other-ending", [ending], {}, true));

  if (words.length === 0) findings.push(finding("empty"));
  const inside = words.filter(({ text }) => ["pvt", "ltd", "opc"].includes(text)).map(({ typed }) => typed);
  if (inside.length > 0) findings.push(finding("ending-inside", inside));

  const restricted = restrictedWords(words, structure);
  const explained = new Set([...inside, ...restricted.flatMap((entry) => entry.words)]);
  const unexplained = words.filter(({ typed }) => !explained.has(typed));
  findings.push(
    ...clashFindings(base, fullName, compareWith),
    ...restricted,
    ...placeFindings(words),
    ...descriptiveFindings(words),
    ...initialsFindings(base, unexplained, structure),
    ...bracketFindings(base, structure),
    ...characterFindings(base),
    ...lengthFindings(fullName),
  );
  return { base, fullName, findings: findings.sort(bySeverity) };
}

function verdictFor(findings: readonly Finding[]): NameCheck["verdict"] {
  const open = findings.filter(({ fixed }) => !fixed);
  if (open.some(({ level }) => level === "block")) return "blocked";
  return open.some(({ level }) => level === "warn") ? "questions" : "clear";
}

/** Tests a name against rules 8, 8A and 8B and LLP rule 18. It cannot know whether the name is free. */
export function checkName(request: NameRequest): NameCheck {
  const { base, fullName, findings } = findingsFor(request);
  const verdict = verdictFor(findings);
  const compareWith = [...(request.compareWith ?? []), ...(request.taken ?? [])];
  const isClear = (name: string) => verdictFor(findingsFor({ ...request, name, compareWith }).findings) === "clear";
  const repairs = verdict === "clear" ? [] : repairName({ base, findings, structure: request.structure, isClear });
  return { base, fullName, findings, verdict, repairs };
}

/** The founder's names, each checked against the others and against existing ones. No two get the same rewrite. */
export function checkNames(
  names: readonly string[],
  structure: StructureId,
  existing: readonly string[] = [],
): NameCheck[] {
  const taken: string[] = [];
  return names.map((name, index) => {
    const others = names.filter((_, other) => other !== index);
    const check = checkName({ name, structure, compareWith: [...others, ...existing], taken });
    taken.push(...check.repairs.map(({ base }) => base));
    return check;
  });
}
