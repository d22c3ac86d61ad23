import { readFileSync } from "node:fs";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { founderPage } from "../../content/registration/founder-page.ts";
import { quotationWords } from "../../content/registration/quotation.ts";
import { registrationStages, registrationSteps } from "../../content/registration/registration.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { stepIds } from "../../content/schemas/registration-stage.ts";
import type { DocumentKind, InWritingKind } from "../../content/specimens.ts";
import { stateName } from "../../content/states.ts";
import { completePlan } from "../../domain/company-plan/cost.ts";
import { quotationBasis } from "../../domain/quotation/basis.ts";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { firstActor } from "../../domain/registration/registration.ts";
import { inks } from "../../drawings/colours.ts";
import { inOwnColours } from "../../drawings/own-colours.ts";
import { Spun } from "../ui/guilloche/Spun.tsx";
import { firstFilings, firstFilingsSpan, yearlyDates } from "./first-filings.ts";
import { Band, exampleNames, inWritingSize, Overprint, Sheet } from "./sheet-parts.tsx";

type SpecimenKind = DocumentKind | InWritingKind;

/** Those that follow the owner's prices, the steps of a registration and the rules of the calendar. */
const drawn: Partial<Record<SpecimenKind, FunctionComponent<{ structure: StructureId }>>> = {
  "first-filings": FirstFilingsSheet,
  quotation: QuotationSheet,
  "founder-page": FounderPageSheet,
};

/** A specimen of one document: a file in sheets/, or drawn from its parts. */
export function specimenMarkup(structure: StructureId, kind: SpecimenKind): string {
  const document = drawn[kind];
  return document
    ? renderToStaticMarkup(createElement(document, { structure }))
    : inOwnColours(readFileSync(`src/specimens/sheets/${structure}/${kind}.svg`, "utf8"));
}

/** The sheets that are drawn are upright, as large as those of the quotation and of the founder’s page. */
const { width, height } = inWritingSize;
const left = 28;
const right = width - 28;
/** No date of a drawing is shown. */
const anyDay = "2026-01-01";

const Checkbox = ({ x, y, text, size = 14 }: { x: number; y: number; text: string; size?: number }) => (
  <>
    <path d={`M${x} ${y - 9}h10v10h-10z`} fill={inks.sheet} stroke={inks.ink} strokeWidth=".8" />
    <text x={x + 17} y={y} fontSize={size}>
      {text}
    </text>
  </>
);

const lineHeight = 24;

/** Lines of text at these heights, in rising order, moved apart where they would touch. Those of one height stay around it. */
function spread(heights: readonly number[]): number[] {
  const placed: number[] = [];
  for (const height of heights) {
    const sharing = heights.filter((other) => other === height).length;
    const first = height - ((sharing - 1) * lineHeight) / 2;
    placed.push(Math.max(first, (placed.at(-1) ?? 0) + lineHeight));
  }
  return placed;
}

/** What is due after the certificate, on a line of days drawn to scale. */
function FirstFilingsSheet({ structure }: { structure: StructureId }) {
  const top = 134;
  const filings = firstFilings(structure);
  const yearly = yearlyDates(structure);
  const span = firstFilingsSpan(structure);
  const length = yearly.length > 0 ? 120 : 320;
  const at = (day: number) => top + Math.round((day / span) * length);
  const ticks = Array.from({ length: span / 30 + 1 }, (_, index) => index * 30);
  const days = [...new Set(filings.map(({ day }) => day))];
  const lines = spread(filings.map(({ day }) => at(day) + 4));
  const name = exampleNames[structure];
  const said = [
    // By the words of the rule: two months are not always 59 days.
    ...filings.map(({ title, why }) => `${title}: ${why.split(".")[0]}`),
    ...yearly.map(({ form, due }) => `${form}, by ${due} each year`),
  ];
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of the sheet of first filings of ${name}, by when each is due: ${said.join("; ")}.`}
    >
      <path d="M0 0h360v94H0z" fill="var(--color-action)" />
      <g fill="none" strokeWidth=".5" stroke={inks.highlight}>
        <svg width="360" height="94" viewBox="-312 -30 360 94" aria-hidden="true">
          <Spun lines={32} rx={74} ry={46} />
          <Spun lines={16} rx={46} ry={20} />
        </svg>
      </g>
      <g fill={inks.sheet}>
        <text x="28" y="48" fontSize="24" fontWeight="640" letterSpacing="-.3">
          {yearly.length > 0 ? "Your first dates" : `Your first ${span} days`}
        </text>
        <text x="28" y="71" fontSize="13">
          {name}
        </text>
      </g>
      <g fill="none" stroke={inks.action} strokeWidth=".45">
        <g transform={`translate(52 ${top})rotate(90)`}>
          <Band y={-11} width={length} height={22} />
        </g>
        <path d={`M41 ${top}v${length}M63 ${top}v${length}${ticks.map((day) => `M36 ${at(day)}h32`).join("")}`} />
      </g>
      <g fontSize="13" textAnchor="end" fill={inks.muted}>
        {ticks.map((day) => (
          <text key={day} x="32" y={at(day) + 4.5}>
            {day}
          </text>
        ))}
      </g>
      <text x="84" y={top + 5} fontSize="14" fontWeight="640">
        Certificate of Incorporation
      </text>
      {days.map((day) => (
        <circle key={day} cx="52" cy={at(day)} r="6" fill={inks.highlight} stroke={inks.ink} strokeWidth=".8" />
      ))}
      {filings.map(({ id, title, day }, index) => (
        <g key={id}>
          <path d={`M58 ${at(day)}h8L80 ${lines[index]! - 4}h4`} fill="none" stroke={inks.muted} strokeWidth=".6" />
          <Checkbox x={84} y={lines[index]!} text={title} />
        </g>
      ))}
      {yearly.length > 0 && (
        <text x="30" y="318" fontSize="14" fontWeight="640">
          Then every year
        </text>
      )}
      {yearly.map(({ form, title, due }, row) => (
        <g key={form}>
          <path d={`M30 ${330 + row * 28}h300`} stroke={inks.line} strokeWidth=".8" />
          <Checkbox x={30} y={348 + row * 28} text={`${title} (${form})`} size={13} />
          <text x="330" y={348 + row * 28} fontSize="13" fontWeight="560" textAnchor="end" fill={inks.action}>
            {due}
          </text>
        </g>
      ))}
      <Overprint x={212} y={yearly.length > 0 ? 452 : 388} />
    </Sheet>
  );
}

const number = "0000-00/0000";

/** Long labels are cut at a word: the drawing shows the shape, the page beside it tells the rest. */
const short = (label: string): string =>
  label.length > 38 ? `${label.slice(0, 36).replace(/[ ,(]+\S*$/, "")} …` : label;

/** The written quotation of the usual case: every line with its amount, and the sum. */
function QuotationSheet({ structure }: { structure: StructureId }) {
  const quotation = exampleQuotation(structure);
  const { parts, total } = quotationDocument({
    ...quotation,
    number,
    version: 1,
    date: anyDay,
  });
  const lines = parts.flatMap(({ rows }) => rows).filter(({ value }) => value !== "₹0");
  const step = Math.min(26, 236 / lines.length);
  const at = (row: number) => 190 + row * step;
  const end = at(lines.length - 1) + 14;
  const said = lines.map(({ label, value }) => `${label} ${value}`).join("; ");
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of a quotation for ${exampleNames[structure]}: ${said}. ${total.label} ${total.value}.`}
    >
      <g fill="none" strokeWidth=".5" stroke={inks.action}>
        <Band y={0} width={width} height={26} />
        <svg x={width - 124} y="30" width="110" height="110" viewBox="-55 -55 110 110" aria-hidden="true">
          <Spun lines={24} rx={50} ry={28} />
          <g stroke={inks.highlight}>
            <Spun lines={16} rx={28} ry={12} />
          </g>
        </svg>
      </g>
      <text x={left} y="70" fontSize="26" fontWeight="640" letterSpacing="-.3">
        {quotationWords.title}
      </text>
      <text x={left} y="90" fontSize="11" fill={inks.muted}>
        {`${quotationWords.number} ${number}`}
      </text>
      <text x={left} y="128" fontSize="12" fontWeight="560">
        {exampleNames[structure]}
      </text>
      <text x={left} y="145" fontSize="11" fill={inks.muted}>
        {quotation.basis && stateName(quotation.basis.state)}
      </text>
      <path d={`M${left} 158H${right}`} stroke={inks.ink} />
      <path
        d={lines.map((_, row) => `M${left} ${at(row) + 7}H${right}`).join("")}
        stroke={inks.line}
        strokeWidth=".8"
      />
      <g fontSize="11">
        {lines.map(({ id, label }, row) => (
          <text key={id} x={left} y={at(row)}>
            {short(label)}
          </text>
        ))}
      </g>
      <g fontSize="11" fontWeight="560" textAnchor="end">
        {lines.map(({ id, value }, row) => (
          <text key={id} x={right} y={at(row)}>
            {value}
          </text>
        ))}
      </g>
      <path d={`M${left} ${end}H${right}`} stroke={inks.ink} />
      <text x={left} y={end + 30} fontSize="15" fontWeight="640">
        {total.label}
      </text>
      <text x={right} y={end + 30} fontSize="22" fontWeight="640" textAnchor="end" fill={inks.action}>
        {total.value}
      </text>
      <Overprint x={width / 2} y={height - 26} turn={0} size={19} />
    </Sheet>
  );
}

/** The quotation of the usual case, with our own prices and the site's cost rules. */
function exampleQuotation(structure: StructureId) {
  const { basis } = quotationBasis(completePlan({ structure }));
  if (!basis) throw new Error(`The usual case of ${structure} has no basis for a quotation`);
  return composeQuotation(newDraft({ basis }, anyDay), { to: "Your name", today: anyDay }).quotation;
}

/** How far the registration of the drawing is. */
const now = "name";

/** The founder's own page on a phone: the step that is going on, who acts next, and the steps before and after it. */
function FounderPageSheet({ structure }: { structure: StructureId }) {
  const current = stepIds.indexOf(now);
  const { title } = registrationStages[now];
  const actor = founderPage.actors[firstActor(now) ?? "nobody"];
  const at = (row: number) => 234 + row * 28;
  const said = stepIds.map((id, row) => `${registrationSteps[id]} ${stateOf(row, current)}`).join(", ");
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of the page of ${exampleNames[structure]}. ${actor}: ${title}. The steps: ${said}.`}
    >
      <path d={`M0 0h${width}v58H0z`} fill={inks["paper-deep"]} />
      <path d={`M0 58h${width}`} stroke={inks.line} />
      <text x={left} y="36" fontSize="13" fontWeight="640">
        {exampleNames[structure]}
      </text>
      <text x={left} y="98" fontSize="24" fontWeight="640" letterSpacing="-.3">
        {founderPage.title}
      </text>
      <path d={`M${left} 118h${width - 2 * left}v70h-${width - 2 * left}z`} fill={inks["action-wash"]} />
      <path d={`M${left} 118v70`} stroke={inks.action} strokeWidth="3" />
      <text x={left + 16} y="144" fontSize="11" fontWeight="560" fill={inks.action}>
        {actor}
      </text>
      <text x={left + 16} y="168" fontSize="14.5" fontWeight="640">
        {title}
      </text>
      <path d={`M${left + 7} ${at(0) - 4}V${at(stepIds.length - 1) - 4}`} stroke={inks.line} />
      {stepIds.map((id, row) => (
        <g key={id} fontSize="12">
          <circle
            cx={left + 7}
            cy={at(row) - 4}
            r="5.5"
            fill={row < current ? inks.good : row === current ? inks.action : inks.sheet}
            stroke={row > current ? inks["line-strong"] : "none"}
          />
          <text x={left + 24} y={at(row)} fontWeight={row === current ? 640 : 400}>
            {registrationSteps[id]}
          </text>
          <text x={width - left} y={at(row)} fontSize="11" textAnchor="end" fill={inks.muted}>
            {stateOf(row, current)}
          </text>
        </g>
      ))}
      <Overprint x={width / 2} y={height - 26} turn={0} size={19} />
    </Sheet>
  );
}

const { done, now: going, ahead } = founderPage.steps;
const stateOf = (row: number, current: number): string => (row < current ? done : row === current ? going : ahead);
