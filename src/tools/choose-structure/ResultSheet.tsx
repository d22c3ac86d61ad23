import type { RefObject } from "react";
import type { StructureId } from "../../../content/schemas/plain-lists.ts";
import type { Conversion, Pointer } from "../../../content/schemas/structure-choice.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { keepingCost } from "../../../domain/costs/keeping.ts";
import type { Reason, Recommendation } from "../../../domain/structure-choice/recommend.ts";
import { fill } from "../../../domain/text.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { TextLink } from "../../ui/links.tsx";
import { TickList } from "../../ui/TickList.tsx";
import { EngravedBand } from "../SheetEngraving.tsx";
import { LargeEmblem } from "../ToolParts.tsx";
import { inThousands, yearlyCountText } from "./costs-and-duties.tsx";
import { Rule } from "./Rule.tsx";

const words = chooseStructure.result;

const headingLook = "text-sm font-strong tracking-normal text-muted";

interface OtherFormProps {
  pointer: Pointer;
  reasons: readonly Reason[];
}

/** A result other than the three: what it is, why, what it costs and how to begin. */
const OtherForm = ({ pointer: { text, needs, costs, steps, links, ...record }, reasons }: OtherFormProps) => (
  <>
    <div className="mt-4 max-w-prose">
      <p className="text-lg">{text}</p>
      <Rule rule={record} />
    </div>
    <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <Reasons reasons={reasons} />
        <h3 className={`mt-6 ${headingLook}`}>{words.stepsHeading}</h3>
        <ol className="mt-2 list-decimal space-y-2 pl-5 text-sm">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="lg:pt-1">
        {costs && (
          <>
            <h3 className={`border-b border-ink pb-2 ${headingLook}`}>{words.costsHeading}</h3>
            <dl>
              {costs.map((cost) => (
                <div key={cost.label} className="border-b border-line py-3">
                  <dt className="text-sm text-muted">{cost.label}</dt>
                  <dd className="figures font-strong">{cost.amount}</dd>
                  <dd>
                    <Rule rule={cost} />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {needs && (
          <>
            <h3 className={`mt-6 ${headingLook}`}>{words.needsHeading}</h3>
            <TickList items={needs} className="mt-2 text-sm" />
          </>
        )}
        {links && (
          <>
            <h3 className={`mt-6 ${headingLook}`}>{words.linksHeading}</h3>
            <ul className="mt-1">
              {links.map(({ label, href }) => (
                <li key={href} className="py-1.5">
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-6 text-sm text-muted">{words.notOurs}</p>
      </div>
    </div>
  </>
);

/** How one form becomes another, how long it takes and what it costs. */
export const ConversionText = ({ conversion }: { conversion: Conversion }) => (
  <>
    <p className="max-w-prose">{conversion.steps}</p>
    {conversion.time && <p className="mt-1 text-sm">{fill(words.conversion.time, { time: conversion.time })}</p>}
    {conversion.cost && <p className="mt-1 text-sm">{fill(words.conversion.cost, { cost: conversion.cost })}</p>}
    <Rule rule={{ ...conversion, basis: conversion.route }} />
  </>
);

interface Props {
  result: Recommendation;
  /** As it was named. */
  capital: number | undefined;
  /** As it was answered. */
  turnover: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The cost calculator with what is known: what comes next. */
  costHref: string;
}

/** The recommendation on a certificate: the structure, its reasons, and the two figures people ask for. */
export function ResultSheet({ result, capital, turnover, heading, costHref }: Props) {
  const { outcome, title, form, conversion, registers, structure, details, reasons, removed, pointers, neverSmall } =
    result;
  /** Rules against the form itself, each of which can be met. */
  const obstacles = removed.filter((entry) => entry.form === form);
  const pointer = structure ? undefined : pointers[0];
  const eyebrows = {
    fits: structure ? words.eyebrow : words.eyebrowNoCompany,
    "after-change": words.eyebrowAfterChange,
    outside: words.eyebrowOutside,
  };
  return (
    <section aria-labelledby="result-heading" className="certificate">
      <div>
        <EngravedBand />
        <div className="p-6 md:p-10 lg:p-12">
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="text-sm font-strong text-muted">{eyebrows[outcome]}</p>
              <h2 id="result-heading" ref={heading} tabIndex={-1} className="mt-2 max-w-[48rem] text-4xl outline-none">
                {title}
              </h2>
            </div>
            {form && (
              <LargeEmblem form={form} className="size-20 max-sm:-mt-2 max-sm:-mr-2 sm:size-28 md:-mt-3 md:size-40" />
            )}
          </div>
          {obstacles.length > 0 && (
            <div className="mt-5 max-w-prose border-l-3 border-highlight bg-highlight-wash px-5 py-4">
              <p className="font-strong">{words.cureHeading}</p>
              {obstacles.map(({ rule }) => (
                <div key={rule.id} className="mt-1.5">
                  <p className="text-lg">{rule.cure}</p>
                  <p className="text-sm">{rule.because}</p>
                  <Rule rule={rule} />
                </div>
              ))}
            </div>
          )}
          {pointer && <OtherForm pointer={pointer} reasons={reasons} />}
          {structure && details && (
            <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              <div className="space-y-8">
                {conversion ? (
                  <div>
                    <h3 className={`border-t border-ink pt-3 pb-2 ${headingLook}`}>{words.conversion.heading}</h3>
                    <ConversionText conversion={conversion} />
                  </div>
                ) : (
                  !registers && <p className="text-lg">{words.kept}</p>
                )}
                <Reasons reasons={reasons} />
              </div>
              <div className="flex flex-col gap-6">
                <Figures structure={structure} capital={capital} turnover={turnover} neverSmall={neverSmall} />
                <div>
                  <h3 className="text-sm font-strong tracking-normal text-muted">{words.needsHeading}</h3>
                  <TickList items={details.needs} className="mt-2 text-sm" />
                  <Rule rule={details} />
                </div>
                {registers && <ButtonLink href={costHref}>{words.costButton}</ButtonLink>}
                <div>
                  <h3 className="text-sm font-strong tracking-normal text-muted">{words.goodToKnowHeading}</h3>
                  <ul className="mt-2 space-y-2 text-sm">
                    {details.goodToKnow.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </div>
              </div>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

interface FiguresProps extends Pick<Props, "capital" | "turnover"> {
  structure: StructureId;
  neverSmall: boolean;
}

function Figures({ structure, capital, turnover, neverSmall }: FiguresProps) {
  const { low, high } = keepingCost(structure, capital, turnover).threeYears;
  return (
    <dl className="figures border-t border-ink">
      <div className="border-b border-line py-3">
        <dt className="text-sm text-muted">{words.threeYears.heading}</dt>
        <dd className="text-xl font-heading text-action">
          {fill(words.threeYears.range, { low: inThousands(low), high: inThousands(high.to) })}
        </dd>
      </div>
      <div className="border-b border-line py-3">
        <dt className="text-sm text-muted">{words.yearly.duties}</dt>
        <dd className="text-xl font-heading text-action">{yearlyCountText(structure, neverSmall)}</dd>
      </div>
    </dl>
  );
}

/** What the founder wants comes before what the law leaves out. */
function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const inOwnWordsFirst = [...reasons.filter(({ basis }) => !basis), ...reasons.filter(({ basis }) => basis)];
  return (
    <div>
      <h3 className="border-t border-ink pt-3 text-sm font-strong tracking-normal text-muted">
        {words.reasonsHeading}
      </h3>
      {reasons.length === 0 && <p className="mt-4">{words.noReasons}</p>}
      <ul>
        {inOwnWordsFirst.map((reason) => (
          <li key={reason.text} className="border-b border-line py-3.5">
            <p>{reason.text}</p>
            <Rule rule={reason} />
          </li>
        ))}
      </ul>
    </div>
  );
}
