import { nameEndings } from "../../../content/company-names/words.ts";
import { nameChecker, nameCheckerPage } from "../../../content/name-checker.ts";
import { checkName } from "../../../domain/company-names/check.ts";
import { NameBoard } from "../NameBoard.tsx";
import { FindingRow } from "./FindingRow.tsx";
import { MarkedName } from "./MarkedName.tsx";

const words = nameCheckerPage.specimen;
const result = nameChecker.results;
const structure = "private-limited";

/** What the check says about a made-up name, in short. Rendered at build time and handed to the form as it is, so no script loads it. */
export function NameSpecimen() {
  const { base, findings, repairs } = checkName({ name: words.name, structure });
  return (
    <>
      <p className="mt-2 max-w-prose text-sm text-muted">{words.text}</p>
      <div className="certificate mt-5 shadow-none">
        <div>
          <NameBoard label={words.label}>
            <h3 className="relative text-xl break-words">
              <MarkedName base={base} findings={findings} />{" "}
              <span className="block text-base text-muted">{nameEndings[structure]}</span>
            </h3>
          </NameBoard>
          <div className="p-5 pt-2 md:p-8 md:pt-3">
            <ul>
              {findings.slice(0, 1).map((finding) => (
                <FindingRow key={finding.id} finding={finding} />
              ))}
            </ul>
            <p className="mt-4 text-sm">
              <span className="text-muted">{result.repairsHeading}:</span>{" "}
              {repairs.map(({ fullName }) => fullName).join(", ")}
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
