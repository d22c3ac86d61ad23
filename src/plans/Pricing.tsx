import type { ReactNode } from "react";
import { planSets } from "../../content/plans.ts";
import { pricingPage as page } from "../../content/pricing.ts";
import { site } from "../../content/site.ts";
import { claim } from "../../domain/claims.ts";
import { lineWorkAddress } from "../../domain/engraving/line-work.ts";
import { rupees } from "../../domain/india/money.ts";
import { planPrice } from "../../domain/plans/price.ts";
import { CallLink, ChatLink } from "../contact/ContactLinks.tsx";
import { LawNotes, NoteNumber } from "../law/LawNotes.tsx";
import { sectionNotes } from "../law/section-notes.ts";
import { ToolLinksLine } from "../tools/ToolLinks.tsx";
import { DotBadge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { Faq } from "../ui/Faq.tsx";
import { GuillocheBand } from "../ui/guilloche/Guilloche.tsx";
import { LineWork } from "../ui/guilloche/LineWork.tsx";
import { HowWeCount } from "../ui/HowWeCount.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Section } from "../ui/Section.tsx";

const notes = sectionNotes("plans", page.notice.laws);

/** Fees of every plan, with the sum a founder has to plan for below each. */
const Glance = () => (
  <DataTable
    caption={page.glance.heading}
    columns={["", ...(planSets[0]?.plans.map(({ name }) => name) ?? []), "Additional charges"]}
    rows={planSets.map(({ structure, tab, plans, governmentCharge }) => ({
      heading: <span className="text-lg">{tab}</span>,
      cells: [
        ...plans.map((plan) => {
          const { fee, gst, total } = planPrice(plan, governmentCharge);
          return (
            <div key={plan.id} className="figures">
              <p className="text-lg font-strong">{rupees(fee)}</p>
              {site.gst.registered && <p className="text-muted">GST {rupees(gst)}</p>}
              <p>
                Estimated total <strong className="whitespace-nowrap">{rupees(total)}</strong>
              </p>
            </div>
          );
        }),
        <p key={structure} className="figures">
          <span className="block text-lg font-strong">{rupees(governmentCharge.amount)}</span>
          <span className="block text-sm text-muted">{governmentCharge.basis}</span>
        </p>,
      ],
    }))}
  />
);

/** The child is the island with the plans, set in by the route. */
export function Pricing({ children }: { children: ReactNode }) {
  const { notice, highlights, glance, closing } = page;
  const badge = claim(closing.badge);
  return (
    <>
      <div className="page-width relative pt-32 pb-8 md:pt-36 md:pb-10">
        <LineWork
          src={lineWorkAddress("pricing")}
          className="pointer-events-none absolute -top-4 right-6 size-[27rem] max-lg:hidden"
        />
        <h1 className="max-w-[44rem] text-4xl">{page.heading}</h1>
        <p className="mt-5 max-w-text text-lg text-muted">{page.text}</p>
      </div>
      <GuillocheBand seed="pricing" />
      <div id="plans" className="bg-paper-deep pt-8 pb-16 md:pt-12 md:pb-24">
        <div className="page-width">
          {children}
          <div className="mt-12">
            <Notice id="notice" title={notice.title}>
              {notice.paragraphs.map((paragraph, index) => (
                <p key={paragraph}>
                  {paragraph}
                  {index === 0 && <NoteNumber notes={notes} ids={notice.laws} />}
                </p>
              ))}
            </Notice>
            <LawNotes notes={notes} className="mt-4" />
          </div>
        </div>
      </div>
      <section id="highlights" aria-label="What every plan comes with" className="page-width pt-16 md:pt-24">
        <ul className="grid border-y border-ink md:grid-cols-3">
          {highlights.map(({ icon, title, text, claim: id }) => (
            <li
              key={title}
              className="border-line py-7 not-first:max-md:border-t md:px-8 md:not-first:border-l md:first:pl-0"
            >
              <Icon name={icon} className="size-7 text-action" />
              <h2 className="mt-4 text-2xl">{title}</h2>
              <p className="mt-2 text-sm">{text}</p>
              <p className="mt-2 text-sm text-muted">
                <HowWeCount claim={claim(id)} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <Section id="prices" title={glance.heading} intro={glance.text}>
        <Glance />
        <ToolLinksLine className="mt-6" />
      </Section>
      <Section id="questions" tone="sheet" layout="split" title={page.questionsHeading}>
        <Faq questions={page.questions} />
      </Section>
      <ClosingCall
        seed="pricing"
        badge={<DotBadge>{badge.text}</DotBadge>}
        heading={closing.heading}
        text={closing.text}
        note={<HowWeCount claim={badge} />}
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
