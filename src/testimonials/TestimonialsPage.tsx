import { testimonials, testimonialsPage } from "../../content/company/testimonials.ts";
import { showsTestimonials } from "../../content/navigation.ts";
import type { Testimonial } from "../../content/schemas/company.ts";
import { claim } from "../../domain/owner/claims.ts";
import { composeTestimonials, splitQuotation } from "../../domain/owner/testimonials.ts";
import { CallLink, ChatLink } from "../contact/ContactLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { HowWeCountLine, SampleCaption } from "../ui/SampleMark.tsx";
import { Stars } from "../ui/Stars.tsx";
import { ClientStrip } from "./ClientStrip.tsx";
import { Founder, Portrait } from "./TestimonialCard.tsx";

/** Whole quotations are set large too, where their last sentence does not stand out; long ones less so. */
const longest = 120;

/** Every quotation once: one that leads, and below it the others on cards, as high as what they say. Read down, column by column. */
const Composition = ({ entries: [lead, ...others] }: { entries: readonly Testimonial[] }) => (
  <ul className="gap-6 md:columns-2 lg:columns-3 lg:gap-8">
    {lead && (
      <li className="certificate mb-6 [column-span:all] md:mb-8 lg:mb-10">
        <Leading testimonial={lead} />
      </li>
    )}
    {others.map((testimonial) => (
      <li key={testimonial.name} className="mb-6 break-inside-avoid border border-line bg-sheet p-5 md:p-6 lg:mb-8">
        <figure>
          <Stars rating={testimonial.rating} />
          <blockquote className="mt-4">
            <p className="text-pretty">
              <NoBreaks text={testimonial.content} />
            </p>
          </blockquote>
          <figcaption className="pt-5">
            <Founder testimonial={testimonial} />
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);

const entries = composeTestimonials(testimonials);

export function TestimonialsPage() {
  const { heading, text, none, clientsHeading, closing } = testimonialsPage;
  const stories = claim("success-stories");
  return (
    <>
      <div className="page-width grid gap-x-16 gap-y-6 pt-32 pb-6 md:pt-36 md:pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:items-end">
        <div>
          <h1 className="text-3xl">{heading}</h1>
          <p className="mt-5 max-w-text text-lg text-muted md:text-balance">{showsTestimonials ? text : none}</p>
          {entries.length > 0 && <SampleCaption of="quotations" className="mt-6" />}
        </div>
        {stories && (
          <div className="border-t border-ink pt-4">
            <p className="text-xl font-heading tracking-tight">{stories.text}</p>
            <HowWeCountLine claim={stories} />
          </div>
        )}
      </div>
      {entries.length > 0 && (
        <section id="testimonials" aria-labelledby="testimonials-heading" className="page-width pb-8 md:pb-12">
          <h2 id="testimonials-heading" className="sr-only">
            Testimonials
          </h2>
          <Composition entries={entries} />
        </section>
      )}
      <ClientStrip heading={clientsHeading} />
      <ClosingCall scene="street-shops" heading={closing.heading} text={closing.text}>
        <ButtonLink look="highlight" href={closing.button.href}>
          {closing.button.label}
        </ButtonLink>
        <ChatLink look="onDark" />
        <CallLink look="onDark" />
      </ClosingCall>
    </>
  );
}

/** The one that leads, on a certificate: what leads to its last sentence, then that sentence, and a portrait beside them. */
function Leading({ testimonial }: { testimonial: Testimonial }) {
  const { opening, close } = splitQuotation(testimonial.content);
  return (
    <figure className="grid items-center gap-y-6 p-5 md:p-10 lg:grid-cols-12 lg:px-12">
      <div className="lg:col-span-8 lg:pr-10">
        <Stars rating={testimonial.rating} className="text-xl" />
        <blockquote className="mt-4 md:mt-6">
          <p>
            {opening && (
              <span className="block text-pretty md:text-xl md:leading-snug lg:text-2xl lg:leading-snug">
                <NoBreaks text={`${opening} `} />
              </span>
            )}
            <span
              className={`block font-heading tracking-tight text-balance ${close.length > longest ? "text-2xl" : "text-3xl"} ${opening ? "mt-3 md:mt-4" : ""}`}
            >
              <NoBreaks text={close} />
            </span>
          </p>
        </blockquote>
      </div>
      <figcaption className="lg:col-span-4">
        <Portrait testimonial={testimonial} />
      </figcaption>
    </figure>
  );
}
