import type { Finding } from "../../../domain/company-names/findings.ts";

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
