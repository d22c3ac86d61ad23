import { testimonials, testimonialsPage } from "../../content/company/testimonials.ts";
import { showsTestimonials } from "../../content/navigation.ts";
import { claim } from "../../domain/claims.ts";
import { composeTestimonials } from "../../domain/testimonials.ts";
import { CallLink, ChatLink } from "../contact/ContactLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { HowWeCountLine } from "../ui/HowWeCount.tsx";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { ClientStrip } from "./ClientStrip.tsx";
import { Composition } from "./Composition.tsx";

const entries = composeTestimonials(testimonials);

export function TestimonialsPage() {
  const { heading, text, none, clientsHeading, closing } = testimonialsPage;
  const stories = claim("success-stories");
  return (
    <>
      <div className="page-width grid gap-x-16 gap-y-6 pt-32 pb-6 md:pt-36 md:pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:items-end">
        <div>
          <h1 className="text-4xl">{heading}</h1>
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
