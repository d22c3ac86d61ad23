import { nameSources } from "../../../content/sources/names.ts";
import { nameChecker } from "../../../content/tools/name-checker.ts";
import type { Finding } from "../../../domain/company-names/findings.ts";
import { Badge } from "../../ui/Badge.tsx";
import { RuleSource } from "../Sources.tsx";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface Part {
  text: string;
  level?: Finding["level"];
}

/** The name in parts, with the words that a finding is about told apart. */
function partsOf(base: string, findings: readonly Finding[]): Part[] {
  const levels = new Map<string, Finding["level"]>();
  for (const { words, level, fixed } of findings) {
    if (fixed || level === "info") continue;
    for (const word of words) if (levels.get(word) !== "block") levels.set(word, level);
  }
  const words = [...levels.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text: base }];
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return base
    .split(found)
    .filter((text) => text !== "")
    .map((text) => ({ text, level: levels.get(text) }) as Part);
}

/** A name with the words underlined that the findings are about. */
export const MarkedName = ({ base, findings }: { base: string; findings: readonly Finding[] }) =>
  partsOf(base, findings).map(({ text, level }, index) =>
    level ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name, in order
        key={index}
        className={`bg-transparent text-inherit underline decoration-3 underline-offset-4 ${level === "block" ? "decoration-alert" : "decoration-highlight"}`}
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );

const words = nameChecker.results;
const tones = { block: "alert", warn: "highlight", info: "plain" } as const;

/** One finding: how serious it is, what it means, whose approval is needed, and the clause with its source. */
export const FindingRow = ({ finding }: { finding: Finding }) => (
  <li className="grid gap-x-6 gap-y-1.5 border-b border-line py-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
    <div>
      {finding.fixed ? (
        <Badge tone="good">{words.fixed}</Badge>
      ) : (
        <Badge tone={tones[finding.level]}>{words.levels[finding.level]}</Badge>
      )}
    </div>
    <div>
      <h4 className="font-strong tracking-normal break-words">{finding.title}</h4>
      <p className="mt-1 text-sm">{finding.text}</p>
      {finding.authority && (
        <p className="mt-1 text-sm">
          <strong>{words.authority}:</strong> {finding.authority}
        </p>
      )}
      <RuleSource rule={finding} basis={finding.rule} records={nameSources} />
    </div>
  </li>
);
