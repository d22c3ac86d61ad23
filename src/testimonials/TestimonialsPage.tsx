import { showsTestimonials } from "../../content/navigation.ts";
import type { Claim } from "../../content/schemas/claim.ts";
import { testimonials, testimonialsPage } from "../../content/testimonials.ts";
import { claim } from "../../domain/claims.ts";
import { composeTestimonials } from "../../domain/testimonials.ts";
import { CallLink, ChatLink } from "../contact/ContactLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { Fold } from "../ui/Fold.tsx";
import { HowWeCountLine } from "../ui/HowWeCount.tsx";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { ClientStrip } from "./ClientStrip.tsx";
import { Composition } from "./Composition.tsx";

const entries = composeTestimonials(testimonials);
/** Where there is little room, the rows after the second wait in a fold. */
const foldFrom = entries.findIndex(({ first }, index) => first && index > 1);
const [shown, folded] = foldFrom < 0 ? [entries, []] : [entries.slice(0, foldFrom), entries.slice(foldFrom)];

/** Numerals cut in lines, as on a banknote. The outline lies behind them: over them it would show where strokes of a letter overlap. */
const Engraved = ({ text, className }: { text: string; className: string }) => (
  <span
    data-text={text}
    className={`figures relative isolate inline-block leading-[0.95] font-heading before:absolute before:inset-0 before:-z-1 before:text-action before:content-[attr(data-text)] before:[-webkit-text-stroke:3px_var(--color-action)] ${className}`}
  >
    <span className="bg-[repeating-linear-gradient(var(--color-action)_0_1.5px,var(--color-paper)_1.5px_4px)] bg-clip-text text-transparent">
      {text}
    </span>
  </span>
);

/** A line beside the page's heading. */
function Stories({ claim: stories }: { claim: Claim }) {
  // "Over 100 success stories": the number is set large.
  const [, before, count = "", counted] = /^(.*?)(\d\S*) (.*)$/.exec(stories.text) ?? [
    "",
    "",
    stories.figure,
    stories.text,
  ];
  return (
    <div className="md:self-end">
      <p className="flex flex-wrap items-baseline gap-x-2.5 text-lg leading-tight font-strong">
        {before}
        <Engraved text={count} className="text-[4rem]" /> {counted}
      </p>
      <HowWeCountLine claim={stories} />
    </div>
  );
}

const Testimonials = () => (
  <section id="testimonials" aria-labelledby="testimonials-heading" className="page-width">
    <h2 id="testimonials-heading" className="sr-only">
      Testimonials
    </h2>
    <Composition entries={shown} />
    {folded.length > 0 && (
      <Fold
        line="title"
        label={testimonialsPage.more.replace("{count}", String(folded.length))}
        className="open-when-wide prints-open"
      >
        <Composition entries={folded} className="md:max-lg:border-t md:max-lg:border-line" />
      </Fold>
    )}
  </section>
);

export function TestimonialsPage() {
  const { heading, text, none, clientsHeading, closing } = testimonialsPage;
  const stories = claim("success-stories");
  return (
    <>
      <div className="page-width grid gap-y-4 pt-32 pb-6 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-8 md:pt-36 md:pb-8">
        <div>
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-5 max-w-text text-lg text-muted md:text-balance">{showsTestimonials ? text : none}</p>
          {entries.length > 0 && <SampleCaption of="quotations" className="mt-6" />}
        </div>
        {stories && <Stories claim={stories} />}
      </div>
      {entries.length > 0 && <Testimonials />}
      <ClientStrip heading={clientsHeading} />
      <ClosingCall heading={closing.heading} text={closing.text}>
        <ButtonLink look="highlight" href={closing.button.href}>
          {closing.button.label}
        </ButtonLink>
        <ChatLink look="onDark" />
        <CallLink look="onDark" />
      </ClosingCall>
    </>
  );
}
