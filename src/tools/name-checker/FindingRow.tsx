import { nameSources } from "../../../content/sources/names.ts";
import { nameChecker } from "../../../content/tools/name-checker.ts";
import type { Finding } from "../../../domain/company-names/findings.ts";
import { Badge } from "../../ui/Badge.tsx";
import { RuleSource } from "../RuleSource.tsx";

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
