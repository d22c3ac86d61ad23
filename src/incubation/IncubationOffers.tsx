import { incubation } from "../../content/company/incubation.ts";
import { LawNotes, NoteNumber } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { Icon } from "../ui/Icon.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Seal } from "../ui/Seal.tsx";
import { Section } from "../ui/Section.tsx";
import { WeekSteps } from "./WeekSteps.tsx";

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

function OfferSheet({ offer }: { offer: Offer }) {
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

export const IncubationOffers = () => (
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
