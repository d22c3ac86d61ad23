import { incubation } from "../../content/company/incubation.ts";
import { shownPrice } from "../../domain/offers/services.ts";
import { claim } from "../../domain/owner/claims.ts";
import { inks } from "../../drawings/colours.ts";
import { CallLink } from "../contact/ContactLinks.tsx";
import { LawNotes, NoteNumber } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { DotBadge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { Disclosure, Faq } from "../ui/Disclosure.tsx";
import { Spun } from "../ui/guilloche/Spun.tsx";
import { Icon } from "../ui/Icon.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { HowWeCountLine } from "../ui/SampleMark.tsx";
import { Seal } from "../ui/Seal.tsx";
import { Section } from "../ui/Section.tsx";

const { heading, text, sessions, outcome, more } = incubation.masterclass;

const step = 20;

const incubationOffersGap = 4;

const height = 26;

/** Bars that rise with each week, from one week to another. */
const bars = (from: number, to: number) =>
  sessions
    .slice(from, to)
    .map(({ week }) => `M${(week - 0.5) * step} ${height}v-${week + 10}`)
    .join("");

/** The series as a flight of steps between its first session and its last, in the room beside the longer plan. */
const WeekSteps = () => (
  <div className="pt-6 text-sm max-lg:hidden">
    <svg
      viewBox={`${incubationOffersGap / 2} 0 ${sessions.length * step - incubationOffersGap} ${height}`}
      aria-hidden="true"
      strokeWidth={step - incubationOffersGap}
      className="mb-2 block w-full"
    >
      <path d={bars(0, -1)} className="stroke-action/40" />
      <path d={bars(-1, sessions.length)} className="stroke-action" />
    </svg>
    <div className="flex justify-between gap-4">
      {sessions
        .filter(({ week }) => week === 1 || week === sessions.length)
        .map(({ week, title }) => (
          <p key={week} className="leading-snug last:text-right">
            <span className="figures block text-muted">Week {week}</span>
            <strong>{title}</strong>
          </p>
        ))}
    </div>
  </div>
);

type Offer = (typeof incubation.offers)[number];

const notes = sectionNotes("plans", lawsNamed(incubation.offers.flatMap(({ lines }) => lines)));

/** Titles that open on phones, laid open where there is room. */
const Lines = ({ offer, wide }: { offer: Offer; wide: boolean }) => (
  <ul
    className={`grid grow content-start ${offer.buildsOn ? "" : "border-t border-line"} ${wide ? "gap-x-8 sm:grid-cols-2" : ""}`}
  >
    {offer.lines.map((line) => {
      const title = (
        <h4 className="text-base leading-snug font-strong tracking-normal">
          <NoBreaks text={line.title} />
        </h4>
      );
      return (
        <li
          key={line.title}
          className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3.5 border-b border-line lg:py-5"
        >
          <Icon name={line.icon} className="mt-3.5 size-5 shrink-0 text-action lg:mt-0.5" />
          <Disclosure line="title" className="open-when-wide prints-open" label={title}>
            <div className="max-lg:hidden">{title}</div>
            <p className="text-sm text-pretty text-muted max-lg:pb-4 lg:mt-1">
              {line.text}
              <NoteNumber notes={notes} ids={line.laws} />
            </p>
          </Disclosure>
        </li>
      );
    })}
  </ul>
);

const IncubationOffers = () => (
  <Section id="plans" tone="deep" title={incubation.offersSection.heading} intro={incubation.offersSection.text}>
    <p className="-mt-1 mb-10 max-w-prose text-sm text-muted md:-mt-6 md:mb-12 lg:-mt-28 lg:mb-16 lg:ml-auto lg:max-w-[27rem]">
      {incubation.priceNote}
    </p>
    <ul className="grid gap-12 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-x-6">
      {incubation.offers.map((offer) => (
        <OfferSheet key={offer.id} offer={offer} />
      ))}
    </ul>
    <LawNotes notes={notes} />
  </Section>
);

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

const gap = 3;

/** The ring of the segments, and the room around it that a finger may hit. */
const ring = 158;

const reach = { inner: 134, outer: 199 };

const arc = (radius: number, from: number, to: number) =>
  `M${point(radius, from)}A${radius} ${radius} 0 0 1 ${point(radius, to)}`;

const sector = (from: number, to: number) =>
  `${arc(reach.outer, from, to)}L${point(reach.inner, to)}A${reach.inner} ${reach.inner} 0 0 0 ${point(reach.inner, from)}Z`;

export function IncubationPage() {
  const { hero, masterclass, closing, questions } = incubation;
  const founders = claim(hero.claim);
  const programme = claim(masterclass.claim);
  return (
    <>
      <div className="page-width grid gap-y-8 pt-32 pb-10 md:pt-36 md:pb-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-6">
        <div>
          <h1 className="text-3xl">{hero.headline}</h1>
          <p className="mt-5 max-w-text text-lg text-muted md:text-balance">
            <NoBreaks text={hero.subtitle} />
          </p>
          <p className="mt-6 flex flex-wrap gap-3 max-sm:flex-col md:mt-8">
            <ButtonLink href={closing.button.href}>{closing.button.label}</ButtonLink>
            <ButtonLink look="outline" href="#masterclass">
              See the {programme.figure.replace("weeks", "sessions")}
            </ButtonLink>
          </p>
        </div>
        <div className="lg:row-span-2">
          <ProgrammeDial sessions={masterclass.sessions} label={programme.text} figure={programme.figure} />
        </div>
        <div>
          {founders && (
            <div className="flex flex-wrap items-center gap-x-3 sm:max-lg:justify-center">
              <DotBadge>{founders.text}</DotBadge>
              <HowWeCountLine claim={founders} />
            </div>
          )}
        </div>
      </div>
      <IncubationOffers />
      <Masterclass />
      <Section id="questions" layout="split" tone="sheet" title="Questions founders ask">
        <Faq questions={questions} />
      </Section>
      <ClosingCall scene="street-shops" heading={closing.heading} text={closing.text}>
        <ButtonLink look="highlight" href={closing.button.href}>
          {closing.button.label}
        </ButtonLink>
        <CallLink look="onDark" />
      </ClosingCall>
    </>
  );
}

interface Props {
  sessions: readonly { week: number; title: string }[];
  label: string;
  /** '16 weeks' */
  figure: string;
}

/** The programme as a dial: one segment a week, darker to the last. Each leads to its session. */
function ProgrammeDial({ sessions, label, figure }: Props) {
  const step = 360 / sessions.length;
  const [count = "", unit = ""] = figure.split(" ");
  return (
    <nav aria-label={label} className="mx-auto aspect-square w-full max-w-[27rem]">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links has no other element */}
      <svg viewBox="-200 -200 400 400" role="group" className="size-full overflow-visible">
        <Spun lines={36} rx={138} ry={98} stroke={inks.action} strokeOpacity="0.5" />
        <Spun lines={30} rx={106} ry={66} stroke={inks.highlight} strokeOpacity="0.8" />
        {sessions.map(({ week, title }, index) => {
          const [start, end] = [index * step, (index + 1) * step];
          const last = week === sessions.length;
          const [x, y] = point(186, (start + end) / 2).split(" ");
          return (
            <a key={week} href={`#${sessionId(week)}`} className="group/week">
              <title>{`Week ${week}: ${title}`}</title>
              <path
                d={sector(start, end)}
                className="fill-transparent group-hover/week:fill-action-wash group-focus-visible/week:fill-action-wash"
              />
              <path
                d={arc(ring, start + gap / 2, end - gap / 2)}
                fill="none"
                stroke={last ? "var(--color-ink)" : "var(--color-action)"}
                strokeOpacity={last ? 1 : (0.3 + (0.7 * index) / sessions.length).toFixed(2)}
                strokeWidth="20"
              />
              <text
                x={x}
                y={y}
                dy="6"
                textAnchor="middle"
                fontSize="18"
                fontWeight={last ? 640 : 400}
                fill={last ? "var(--color-ink)" : "var(--color-muted)"}
                className="group-hover/week:fill-action group-focus-visible/week:fill-action"
              >
                {week}
              </text>
            </a>
          );
        })}
        <text y="8" textAnchor="middle" fontSize="56" fontWeight="640" fill="var(--color-ink)">
          {count}
        </text>
        <text y="32" textAnchor="middle" fontSize="18" fontWeight="560" fill="var(--color-muted)">
          {unit}
        </text>
      </svg>
    </nav>
  );
}

function OfferSheet({ offer }: { offer: Offer }) {
  const price = shownPrice(offer.id);
  return (
    <li
      className={`relative flex flex-col border bg-sheet p-6 md:p-8 ${offer.recommended ? "border-action shadow-lift" : "border-line"}`}
    >
      {offer.recommended && (
        <Seal text="Recommended" className="absolute -top-12 right-2 size-20 md:-top-14 md:right-4 md:size-28" />
      )}
      <h3 className={`text-2xl ${offer.recommended ? "pr-16 md:pr-24" : ""}`}>{offer.name}</h3>
      <p className="mt-3 max-w-prose text-balance">{offer.description}</p>
      <p className="mt-3 mb-6 max-w-prose text-sm text-pretty text-muted">
        <strong className="text-ink">Best for:</strong> {offer.bestFor}
      </p>
      {offer.buildsOn && (
        <p className="-mx-6 bg-action-wash px-6 py-3 text-sm font-strong text-action md:-mx-8 md:px-8">
          {offer.buildsOn}
        </p>
      )}
      <Lines offer={offer} wide={!offer.recommended} />
      {offer.recommended && <WeekSteps />}
      <div className="pt-8">
        {price && <p className="mb-3">Our fee from {price}</p>}
        <ButtonLink
          look={offer.recommended ? "primary" : "outline"}
          href={offer.button.href}
          className="w-full"
          aria-label={`${offer.button.label} with the ${offer.name}`}
        >
          {offer.button.label}
        </ButtonLink>
      </div>
    </li>
  );
}

/** Where the dial at the top of the page leads. A session in a closed fold is opened by the browser. */
const sessionId = (week: number): string => `week-${week}`;

/** One row of the sheet on wide screens; as many as phones show at once. */
const shownFirst = 4;

const Sessions = ({ from, to }: { from: number; to: number }) => (
  <ol start={from + 1} className="grid sm:grid-cols-2 lg:grid-cols-4">
    {sessions.slice(from, to).map(({ week, title, text: what }) => (
      <li
        key={week}
        id={sessionId(week)}
        className={`scroll-mt-24 target:bg-action-wash shadow-[1px_0_0_var(--color-line),0_1px_0_var(--color-line)] grid grid-cols-[2.75rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-3 p-5 sm:block lg:px-6 ${week === sessions.length ? "bg-action-wash" : ""}`}
      >
        <p className="flex items-baseline gap-2 max-sm:row-span-2 max-sm:flex-col max-sm:items-start max-sm:gap-0.5 max-sm:self-start">
          <span className="text-xs font-strong text-muted">Week</span>
          <span className="figures font-heading text-2xl leading-none text-action">{week}</span>
        </p>
        <h3 className="text-lg leading-snug sm:mt-2">{title}</h3>
        <p className="mt-1.5 text-sm text-balance text-muted">{what}</p>
      </li>
    ))}
  </ol>
);

/** Sixteen sessions as a programme sheet: four by four on wide screens; on others the later ones open in place. */
const Masterclass = () => (
  <Section id="masterclass" title={heading} intro={text}>
    <div className="sheet overflow-clip">
      <Sessions from={0} to={shownFirst} />
      <Disclosure
        label={more}
        className="open-when-wide prints-open border-t border-line [&>summary]:px-5 print:[&>summary]:hidden"
      >
        <Sessions from={shownFirst} to={sessions.length} />
      </Disclosure>
      <p className="border-t border-ink bg-action-deep px-5 py-5 text-lg text-balance text-sheet lg:px-6">{outcome}</p>
    </div>
  </Section>
);
