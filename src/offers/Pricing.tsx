import type { ReactNode } from "react";
import { billInShort as words } from "../../content/home/bill.ts";
import { offerSets } from "../../content/offers/offers.ts";
import { pricingPage as page } from "../../content/offers/pricing.ts";
import { billOf, companyLedger } from "../../domain/company-plan/cost.ts";
import { rupees } from "../../domain/india/money.ts";
import { claim } from "../../domain/owner/claims.ts";
import { inks } from "../../drawings/colours.ts";
import { CallLink, ChatLink } from "../contact/ContactLinks.tsx";
import { LawNotes, NoteNumber } from "../law/LawNotes.tsx";
import { sectionNotes } from "../law/section-notes.ts";
import { InWriting } from "../specimens/InWriting.tsx";
import { ToolLinksLine } from "../tools/ToolLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { Disclosure, Faq } from "../ui/Disclosure.tsx";
import { Medallion } from "../ui/guilloche/Spun.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Notice } from "../ui/notices.tsx";
import { HowWeCount } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";

/** As the parts of a bill in its bar: see billFills. */
const strengths = { fee: "1", gst: ".45", signatures: ".7", charges: ".2" } as const;

const { parts, total } = receipt();

const top = 40;

const length = 70;

/** Between two names; a part that is lower than a line of text would bring them together. */
const lineHeight = 18;

const tidy = (value: number) => Math.round(value * 10) / 10;

/** The edge of a roll of paper where it was torn off. */
const torn = "l7-7l7 7".repeat(8);

const notes = sectionNotes("plans", page.notice.laws);

interface Props {
  /** The offers: an island, which only a route can hydrate. */
  children: ReactNode;
  /** The table of all prices, another island. A named slot: Astro's types do not know that the route fills it. */
  prices?: ReactNode;
}

export function Pricing({ children, prices }: Props) {
  const { notice, highlights, glance, closing } = page;
  const badge = claim(closing.badge);
  return (
    <>
      <div className="page-width relative pt-30 pb-4 sm:pt-32 md:pb-8 lg:pt-36 lg:pb-8">
        <HeroReceipt className="absolute right-7 bottom-0 w-28 max-md:hidden lg:right-10 lg:w-36 xl:w-38" />
        <h1 className="text-3xl md:max-xl:mr-40">{page.heading}</h1>
        <p className="mt-2 text-muted max-md:text-sm md:max-xl:mr-40 lg:mt-3 xl:max-w-[48rem]">{page.text}</p>
      </div>
      <div id="plans" className="bg-paper-deep pt-3 pb-16 md:pt-6 md:pb-24 lg:pt-9">
        <div className="page-width">
          {children}
          <div className="mt-8 md:mt-12">
            <Notice id="notice" title={notice.title}>
              <div className="grid gap-x-12 gap-y-2 lg:grid-cols-2">
                <p>
                  {notice.lead}
                  <NoteNumber notes={notes} ids={notice.laws} />
                </p>
                <p>{notice.yours}</p>
                <Disclosure label={notice.more} line="words" className="prints-open lg:col-span-2">
                  <p className="max-w-prose">{notice.covers}</p>
                </Disclosure>
              </div>
            </Notice>
            <LawNotes notes={notes} className="mt-4" />
          </div>
        </div>
      </div>
      <section id="highlights" aria-labelledby="highlights-heading" className="page-width pt-12 md:pt-24">
        <h2 id="highlights-heading" className="text-2xl">
          {page.highlightsHeading}
        </h2>
        <ul className="mt-6 grid border-y border-ink md:mt-10 md:grid-cols-3">
          {highlights.map(({ icon, title, text, claim: id }) => (
            <li
              key={title}
              className="border-line py-5 not-first:max-md:border-t md:px-6 md:py-7 md:not-first:border-l md:first:pl-0 lg:px-8"
            >
              <div className="flex items-center gap-3 md:flex-col md:items-start md:gap-4">
                <Icon name={icon} className="size-7 shrink-0 text-action" />
                <h3 className="text-xl">{title}</h3>
              </div>
              <p className="mt-2 text-sm">{text}</p>
              <p className="mt-2 text-sm text-muted">
                <HowWeCount claim={claim(id)} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <InWriting className="page-width pt-12 md:pt-24" />
      <Section id="prices" title={glance.heading} intro={glance.text}>
        {prices}
        <ToolLinksLine className="mt-6" />
      </Section>
      <Section id="questions" tone="sheet" layout="split" title={page.questionsHeading}>
        <Faq questions={page.questions} />
      </Section>
      <ClosingCall
        scene="street-homes"
        badge={badge?.text}
        heading={closing.heading}
        text={closing.text}
        note={badge && <HowWeCount claim={badge} />}
      >
        <ButtonLink look="highlight" href={closing.button.href}>
          {closing.button.label}
        </ButtonLink>
        <CallLink look="onDark" />
        <ChatLink look="onDark" />
      </ClosingCall>
    </>
  );
}

/** The plan marked as popular of the structure that is shown first. A firm that charges no GST has no line for it. */
function receipt() {
  const [set] = offerSets;
  const offer = set?.offers.find(({ popular }) => popular);
  if (!set || !offer) throw new Error("content/offers/offers.ts: the first structure has no popular offer");
  const { parts, total } = billOf(companyLedger({ structure: set.structure, tier: offer.tier }));
  return {
    parts: parts.map(({ id, amount: { from, to } }) => ({
      name: from < to ? `${words[id]}, from` : words[id],
      amount: from,
      strength: strengths[id],
    })),
    total: total.from,
  };
}

/** A receipt that comes out of the ground below it, with the plan's parts to scale. The words below say the same. */
function HeroReceipt({ className = "" }: { className?: string }) {
  let sum = 0;
  let nameAt = 0;
  return (
    <svg
      viewBox="3.5 0 113 116"
      aria-hidden="true"
      focusable="false"
      className={`no-print pointer-events-none overflow-visible forced-color-adjust-none ${className}`}
    >
      <path d={`M4 116V9${torn}V116`} fill={inks.sheet} stroke={inks.action} strokeWidth="1" strokeLinejoin="round" />
      <g transform="translate(25 23)">
        <Medallion radius={11} ink="action" />
      </g>
      <path d="M44 20h62M44 26h42" stroke={inks.action} strokeWidth="1" />
      {parts.map(({ name, amount, strength }) => {
        const y = top + (sum / total) * length;
        const height = (amount / total) * length;
        sum += amount;
        const middle = tidy(y + height / 2);
        nameAt = tidy(Math.max(middle, nameAt + lineHeight));
        return (
          <g key={name}>
            <path d={`M14 ${tidy(y)}h92v${tidy(height)}h-92z`} fill={inks.action} fillOpacity={strength} />
            <g className="max-xl:hidden" fontSize="10" fill={inks.ink}>
              <path d={`M-15 ${nameAt}H-5V${middle}H14`} fill="none" stroke={inks.ink} strokeWidth=".7" />
              <circle cx="14" cy={middle} r="1.8" />
              <text x="-19" y={tidy(nameAt + 3.4)} textAnchor="end">
                {name} <tspan fontWeight="560">{rupees(amount)}</tspan>
              </text>
            </g>
          </g>
        );
      })}
      <path d={`M14 ${top}h92v${length}h-92z`} fill="none" stroke={inks.action} strokeWidth="1" />
    </svg>
  );
}
