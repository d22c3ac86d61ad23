import { nameEndings } from "../../../content/company-names/name-check-words.ts";
import { nameChecker, nameCheckerPage } from "../../../content/tools/name-checker.ts";
import { checkName } from "../../../domain/company-names/check.ts";
import { FindingRow, MarkedName } from "./NameFindings.tsx";

const words = nameCheckerPage.specimen;
const result = nameChecker.results;
const structure = "private-limited";

/** What the check says about a made-up name, in short, on the sheet whose heading is above it. Rendered at build time and handed to the form as it is, so no script loads it. */
export function NameSpecimen() {
  const { base, findings, repairs } = checkName({ name: words.name, structure });
  return (
    <>
      <p className="mt-1 px-5 pb-4 text-sm text-muted md:px-8">{words.text}</p>
      <h3 className="mx-5 border-t border-ink pt-4 text-2xl break-words md:mx-8 md:text-4xl">
        <span className="block text-sm font-strong tracking-normal text-muted">{words.label}</span>
        <MarkedName base={base} findings={findings} />{" "}
        <span className="block text-lg text-muted">{nameEndings[structure]}</span>
      </h3>
      <ul className="px-5 pt-2 *:border-b-0 md:px-8">
        {findings.slice(0, 1).map((finding) => (
          <FindingRow key={finding.id} finding={finding} />
        ))}
      </ul>
      <div className="mt-auto px-5 pb-5 text-sm md:px-8 md:pb-7">
        <p className="pb-2 text-muted">{result.repairsHeading}</p>
        <ul>
          {repairs.map(({ fullName }) => (
            <li key={fullName} className="border-t border-line py-2 font-strong">
              {fullName}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
