import type { ReactNode } from "react";
import { pricingPage as page } from "../../content/offers/pricing.ts";
import { claim } from "../../domain/owner/claims.ts";
import { CallLink } from "../contact/ContactLinks.tsx";
import { LawNotes, NoteNumber } from "../law/LawNotes.tsx";
import { sectionNotes } from "../law/section-notes.ts";
import { InWriting } from "../specimens/InWriting.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { Disclosure, Faq } from "../ui/Disclosure.tsx";
import { Notice } from "../ui/notices.tsx";
import { HowWeCount } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";

const notes = sectionNotes("plans", page.notice.laws);

interface Props {
  /** The offers: an island, which only a route can hydrate. */
  children: ReactNode;
}

export function Pricing({ children }: Props) {
  const { notice, highlights, closing } = page;
  const badge = claim(closing.badge);
  return (
    <>
      <div className="page-width pt-30 pb-4 print:pt-0 sm:pt-32 md:pb-8 lg:pt-36 lg:pb-8">
        <h1 className="text-3xl">{page.heading}</h1>
        <p className="mt-2 text-muted max-md:text-sm lg:mt-3">{page.text}</p>
      </div>
      <div id="plans" className="bg-paper-deep pt-3 pb-16 md:pt-6 md:pb-24 lg:pt-9">
        <div className="page-width">
          {children}
          <div className="mt-8 md:mt-12">
            <Notice id="notice" title={notice.title}>
              <p className="max-w-prose">
                {notice.lead}
                <NoteNumber notes={notes} ids={notice.laws} />
              </p>
              <Disclosure label={notice.more} line="words" className="prints-open">
                <p className="max-w-prose">{notice.covers}</p>
              </Disclosure>
            </Notice>
            <ul id="highlights" className="mt-6 grid gap-x-10 gap-y-4 text-sm md:mt-8 md:grid-cols-3">
              {highlights.map((highlight) => (
                <li key={highlight.title}>
                  <h3 className="text-base">{highlight.title}</h3>
                  <p className="mt-0.5 text-muted">
                    {"text" in highlight ? highlight.text : <HowWeCount claim={claim(highlight.claim)} />}
                  </p>
                </li>
              ))}
            </ul>
            <LawNotes notes={notes} className="mt-4" />
          </div>
        </div>
      </div>
      <InWriting className="page-width pt-12 md:pt-24" />
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
      </ClosingCall>
    </>
  );
}
