import { showsTestimonials } from "../../content/navigation.ts";
import type { Claim } from "../../content/schemas/claim.ts";
import { testimonials, testimonialsPage } from "../../content/testimonials.ts";
import { claim } from "../../domain/claims.ts";
import { lineWorkAddress } from "../../domain/engraving/line-work.ts";
import { composeTestimonials } from "../../domain/testimonials.ts";
import { CallLink, ChatLink } from "../contact/ContactLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { Fold } from "../ui/Fold.tsx";
import { LineWork } from "../ui/guilloche/Guilloche.tsx";
import { HowWeCountLine } from "../ui/HowWeCount.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { ClientStrip } from "./ClientStrip.tsx";
import { Composition } from "./Composition.tsx";

const entries = composeTestimonials(testimonials);
/** Where there is little room, the rows from here on wait in a fold. */
const foldFrom = entries.findIndex(({ first }, index) => first && index > 4);
const [shown, folded] = foldFrom < 0 ? [entries, []] : [entries.slice(0, foldFrom), entries.slice(foldFrom)];

function Stories({ claim: stories }: { claim: Claim }) {
  // "Over 100" is set large, "success stories" below it.
  const [, count, counted] = /^(.*\d\S*) (.*)$/.exec(stories.text) ?? ["", stories.figure, stories.text];
  return (
    <div className="relative border-ink py-8 max-lg:-mb-12 max-lg:border-t lg:py-4">
      <LineWork
        src={lineWorkAddress("testimonials")}
        className="absolute top-1/2 -right-2 size-28 -translate-y-1/2 sm:right-0 sm:size-44"
      />
      <div className="relative max-w-56">
        <p>
          <span className="figures block text-3xl whitespace-nowrap font-heading tracking-tight">{count} </span>
          <span className="block text-lg font-strong">{counted}</span>
        </p>
        <HowWeCountLine claim={stories} />
      </div>
    </div>
  );
}

const Testimonials = () => (
  <section id="testimonials" aria-labelledby="testimonials-heading" className="page-width">
    <h2 id="testimonials-heading" className="sr-only">
      Testimonials
    </h2>
    <Composition entries={shown} className="border-t border-ink" />
    {folded.length > 0 && (
      <Fold
        line="title"
        label={testimonialsPage.more.replace("{count}", String(folded.length))}
        className="open-when-wide prints-open"
      >
        <Composition entries={folded} className="max-lg:border-t max-lg:border-line" />
      </Fold>
    )}
  </section>
);

export function TestimonialsPage() {
  const { heading, text, none, clientsHeading, closing } = testimonialsPage;
  const stories = claim("success-stories");
  return (
    <>
      <PageIntro title={heading} intro={showsTestimonials ? text : none} aside={stories && <Stories claim={stories} />}>
        {entries.length > 0 && <SampleCaption of="quotations" />}
      </PageIntro>
      {entries.length > 0 && <Testimonials />}
      <ClientStrip heading={clientsHeading} />
      <ClosingCall seed="testimonials-closing" heading={closing.heading} text={closing.text}>
        <ButtonLink look="highlight" href={closing.button.href}>
          {closing.button.label}
        </ButtonLink>
        <ChatLink look="onDark" />
        <CallLink look="onDark" />
      </ClosingCall>
    </>
  );
}
