import { nameEndings } from "../../../content/company-names/words.ts";
import { nameChecker, nameCheckerPage } from "../../../content/name-checker.ts";
import { checkName } from "../../../domain/company-names/check.ts";
import { NameBoard } from "../NameBoard.tsx";
import { FindingRow } from "./FindingRow.tsx";
import { MarkedName } from "./MarkedName.tsx";

const words = nameCheckerPage.specimen;
const result = nameChecker.results;
const structure = "private-limited";

/** What the check says about a made-up name. Rendered at build time and handed to the form as it is, so no script loads it. */
export function NameSpecimen() {
  const { base, verdict, findings, repairs } = checkName({ name: words.name, structure });
  return (
    <>
      <p className="mt-2 max-w-prose text-sm text-muted">{words.text}</p>
      <div className="certificate mt-5">
        <div>
          <NameBoard label={words.label}>
            <h3 className="relative text-2xl break-words">
              <MarkedName base={base} findings={findings} />{" "}
              <span className="block text-lg text-muted">{nameEndings[structure]}</span>
            </h3>
          </NameBoard>
          <div className="p-5 pt-1 md:p-8 md:pt-1">
            <p className="mt-4 border-t border-line pt-3 text-lg font-heading">{`${result.wording}: ${result.verdicts[verdict]}`}</p>
            <p className="text-lg font-heading">{`${result.registers}: ${result.notSearched}`}</p>
            <ul className="mt-5 border-t border-ink">
              {findings.map((finding) => (
                <FindingRow key={finding.id} finding={finding} />
              ))}
            </ul>
            <div className="mt-6 bg-action-wash p-5">
              <h4 className="text-lg">{result.repairsHeading}</h4>
              {repairs.map(({ fullName, change }) => (
                <div key={fullName} className="mt-3 border-t border-line pt-3">
                  <p className="font-strong break-words">{fullName}</p>
                  <p className="text-sm text-muted">{change}</p>
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
