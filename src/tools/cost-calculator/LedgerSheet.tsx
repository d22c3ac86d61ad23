import { ChevronDown } from "lucide-react";
import { memo, type ReactNode } from "react";
import { costWords } from "../../../content/incorporation-costs/ledger-words.ts";
import { exampleStateCode } from "../../../content/owner/example-state.ts";
import { estimate, statusTexts } from "../../../content/sources/certainty.ts";
import { feeSources } from "../../../content/sources/fees-and-duty.ts";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { completePlan, offerCharges, placeOf } from "../../../domain/company-plan/cost.ts";
import { formatAmount } from "../../../domain/costs/amount.ts";
import { estimateNote, isDutyMissing, isFeeMissing, whenDutyIsKnown } from "../../../domain/costs/duty-words.ts";
import {
  type CostStructure,
  formatLine,
  isEstimate,
  type Ledger,
  type LedgerLine as Line,
  ledgerParts,
} from "../../../domain/costs/ledger.ts";
import { rupees } from "../../../domain/india/money.ts";
import { offerOf } from "../../../domain/offers/offers.ts";
import { billFills, Swatch } from "../../ui/Bar.tsx";
import { MovingFigure } from "../../ui/MovingFigure.tsx";
import { EngravedBand } from "../SheetEngraving.tsx";
import { EstimateMark, SourceList } from "../Sources.tsx";
import { CostSplit, capitalName, dimmed, MissingDuty, peopleSign, structureName, wholeAmounts } from "./Sums.tsx";

const { ledger: words, section8: section8Words } = costCalculator;

interface Props {
  plan: CompanyPlan;
  ledger: Ledger<CostStructure>;
  /** What stands in the capital field cannot be read: the sums are of the amount before. */
  isStale: boolean;
}

/** The whole cost as a sheet with an engraved head: line by line, and the sum at its foot. */
export const LedgerSheet = memo(function LedgerSheet({ plan, ledger, isStale }: Props) {
  const { structure, state, capital, people } = ledger;
  const { tier } = completePlan(plan);
  const ours = structure === "section-8" ? undefined : structure;
  const offer = ours && offerOf(ours, tier);
  const isPrinted =
    ours && state === exampleStateCode && ledger.charges.from === offerCharges(ours).ledger.charges.from;
  const place = placeOf(plan);
  const capitalText =
    plan.section8 === "without-shares" ? section8Words.noShares : `${rupees(capital)} ${capitalName(structure)}`;
  const totalLabel = ours ? words.total : words.totalWithoutFee;
  return (
    <section id="ledger" aria-labelledby="ledger-heading" className="certificate scroll-mt-24 print:shadow-none">
      <div>
        <EngravedBand />
        <div className="px-4 py-5 sm:px-6 md:px-8 md:py-7">
          <h2 id="ledger-heading" className="text-sm font-strong tracking-normal text-muted">
            {words.heading}
          </h2>
          <p className="mt-1 text-2xl font-heading tracking-tight">
            {structureName(structure)}, {place}
          </p>
          <p className="figures mt-1.5 text-sm text-muted">
            <span className="whitespace-nowrap">{`${capitalText},`}</span>{" "}
            <span className="whitespace-nowrap">{`${peopleSign(people)},`}</span>{" "}
            <span className="whitespace-nowrap">{offer ? `${offer.name} plan` : section8Words.feeOnRequest}</span>
          </p>
          <p role="status" className="mt-4 border-t border-line pt-3">
            <span className="block text-sm">{totalLabel}</span>
            <TotalFigure ledger={ledger} className={`text-4xl ${isStale ? dimmed : ""}`} />
            {isStale && (
              <span className="figures block text-sm text-alert">{`${costCalculator.form.capitalStale} ${rupees(capital)}.`}</span>
            )}
          </p>
          <div className="mt-4">
            <CostSplit ledger={ledger} />
          </div>
          {ledgerParts.map(({ id, groups }) => (
            <LedgerPart
              key={id}
              heading={id === "duty" ? `${words.groups.duty}, ${place}` : words.groups[id]}
              fill={id === "ours" ? billFills.fee : billFills.charges}
              lines={ledger.lines.filter(({ group }) => groups.includes(group))}
            >
              {id === "ours" && !ours && <p className="text-sm">{section8Words.fee}</p>}
            </LedgerPart>
          ))}
          {ours && (
            <div className="mt-6 flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-6 border-t border-ink py-3 max-md:mt-5 max-md:leading-snug">
              <p className="grow basis-32 font-strong">
                {words.charges}
                {isPrinted && <span className="block text-sm font-normal text-muted">{words.printed}</span>}
              </p>
              <p className="figures ml-auto max-w-48 shrink-0 text-right text-lg font-strong *:first:align-top">
                <MovingFigure value={ledger.charges.from}>{wholeAmounts(formatAmount(ledger.charges))}</MovingFigure>
                <MissingDuty total={ledger.charges} />
              </p>
            </div>
          )}
          <div
            className={`flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink py-4 max-md:py-3 ${ours ? "" : "mt-6"}`}
          >
            <p className="text-lg font-strong">{totalLabel}</p>
            <p className="ml-auto text-right">
              <TotalFigure ledger={ledger} className={`text-xl ${isStale ? dimmed : ""}`} />
            </p>
          </div>
          <p className="mt-4 text-sm text-muted">
            {estimateNote(ledger)} {ledger.lines.some(isEstimate) && estimate.note}
          </p>
        </div>
        <PrintedSources lines={ledger.lines} />
      </div>
    </section>
  );
});

interface PartProps {
  heading: string;
  /** Its colour in the bar. */
  fill: string;
  lines: Ledger["lines"];
  children: ReactNode;
}

const LedgerPart = ({ heading, fill, lines, children }: PartProps) => (
  <div className="mt-6 break-inside-avoid max-md:mt-5">
    <h3 className="flex items-baseline gap-2 pb-1.5 text-sm tracking-normal">
      <Swatch fill={fill} /> {heading}
    </h3>
    {children}
    {lines.length > 0 && (
      <ul className="border-b border-line">
        {lines.map((line) => (
          <LedgerLine key={line.id} line={line} />
        ))}
      </ul>
    )}
  </div>
);

/** The sum, and what it leaves out where a figure is not known. */
const TotalFigure = ({ ledger, className }: { ledger: Ledger<CostStructure>; className: string }) => (
  <>
    <span className={`figures font-heading tracking-tight text-action ${className}`}>
      <MovingFigure value={ledger.total.from}>{wholeAmounts(formatAmount(ledger.total))}</MovingFigure>
    </span>
    {isFeeMissing(ledger.total) && <span className="block text-sm text-muted">{words.missingFeeText}</span>}
    {isDutyMissing(ledger.total) && (
      <span className="block text-sm text-muted">
        {words.missing}, {whenDutyIsKnown(ledger)}
      </span>
    )}
  </>
);

/** On paper the lines do not open: their sources are listed once, at the foot. */
function PrintedSources({ lines }: { lines: Ledger["lines"] }) {
  const ids = [...new Set(lines.flatMap(({ sources, differing = [] }) => [...sources, ...differing]))];
  return (
    <div className="hidden px-8 pb-6 print:block">
      <SourceList records={feeSources} ids={ids} checkedUpTo={lines.find((line) => line.checkedUpTo)?.checkedUpTo} />
    </div>
  );
}

/** One charge: what it is, how certain, how much. It opens to its readings, note and sources; on phones also to its rule. */
function LedgerLine({ line }: { line: Line }) {
  const lastWord = line.label.lastIndexOf(" ") + 1;
  return (
    <li className="break-inside-avoid border-t border-line">
      <details className="group">
        <summary className="grid grid-cols-[minmax(0,1fr)_fit-content(5.5rem)] items-baseline gap-x-2 py-2.5 max-md:leading-snug max-md:py-3 md:gap-x-3 *:row-start-1 md:grid-cols-[minmax(0,1fr)_minmax(8rem,max-content)]">
          <span className="font-strong">
            {line.id === "gst" && <Swatch fill={billFills.gst} className="mr-2" />}
            {line.label.slice(0, lastWord)}
            {/* The chevron never begins a line of its own. */}
            <span className="whitespace-nowrap">
              {line.label.slice(lastWord)}
              <ChevronDown
                aria-hidden="true"
                className="no-print ml-1.5 inline size-4 text-action transition-transform group-open:rotate-180"
                strokeWidth={1.5}
              />
            </span>
            {isEstimate(line) && line.amount && (
              <span className="max-md:block md:ml-3">
                <EstimateMark />
              </span>
            )}
          </span>
          <span
            className={`col-start-2 min-w-15 text-right md:whitespace-nowrap ${line.amount ? "figures font-strong" : "text-muted"}`}
          >
            {wholeAmounts(formatLine(line) ?? costWords.unknown)}
          </span>
          <span className="col-span-2 row-start-2! mt-0.5 text-sm text-muted group-open:block max-md:hidden print:block">
            {line.rule}
          </span>
        </summary>
        <div className="pb-4 pl-3 text-sm">
          {line.readings && (
            <>
              <p className="font-strong">{costCalculator.ledger.readings}</p>
              <ul className="figures">
                {line.readings.map(({ label, amount }) => (
                  <li key={label}>
                    {label}: {rupees(amount)}
                  </li>
                ))}
              </ul>
            </>
          )}
          {line.note && <p className="max-w-prose">{line.note}</p>}
          {line.sources.length > 0 && <p className="text-muted">{statusTexts[line.status]}</p>}
          {line.sources.length > 0 && (
            <SourceList
              records={feeSources}
              ids={line.sources}
              differing={line.differing}
              checkedUpTo={line.checkedUpTo}
            />
          )}
        </div>
      </details>
    </li>
  );
}
