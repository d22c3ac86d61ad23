import { testimonials, testimonialsPage } from "../../content/testimonials.ts";
import { claim } from "../../domain/claims.ts";
import { lineWorkAddress } from "../../domain/engraving/line-work.ts";
import { splitTestimonials } from "../../domain/testimonials.ts";
import { CallLink, ChatLink } from "../contact/ContactLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { LineWork } from "../ui/guilloche/LineWork.tsx";
import { HowWeCountLine } from "../ui/HowWeCount.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { ClientStrip } from "./ClientStrip.tsx";
import { HighlightedQuote } from "./HighlightedQuote.tsx";
import { TestimonialCard } from "./TestimonialCard.tsx";

/**
 * Cards are laid like bricks: rows in reading order, joints that do not line up, no gaps at two or three columns.
 * Ten fill rows of 2, 3, 3 and 2 when these are wide; at two columns they leave pairs between them.
 */
const wide = new Map([
  [0, "md:col-span-2"],
  [9, "md:col-span-2"],
]);

const { highlighted, distinct } = splitTestimonials(testimonials);

export function TestimonialsPage() {
  const { heading, text, clientsHeading, closing } = testimonialsPage;
  const stories = claim("success-stories");
  return (
    <>
      <PageIntro
        title={heading}
        intro={text}
        aside={
          <div className="relative overflow-clip border-y border-ink py-8 lg:mt-2">
            <LineWork
              src={lineWorkAddress("testimonials")}
              className="absolute top-1/2 right-0 size-44 -translate-y-1/2 opacity-70"
            />
            <div className="relative max-w-56">
              <p className="figures text-3xl font-heading tracking-tight">{stories.text}</p>
              <HowWeCountLine claim={stories} />
            </div>
          </div>
        }
      />
      <section id="testimonials" aria-labelledby="testimonials-heading" className="page-width pb-20 md:pb-28">
        <h2 id="testimonials-heading" className="sr-only">
          Testimonials
        </h2>
        {highlighted.length > 0 && (
          <ul aria-label="Highlighted testimonials" className="mb-14 grid gap-x-12 gap-y-10 lg:grid-cols-3">
            {highlighted.map((testimonial) => (
              <li key={testimonial.content}>
                <HighlightedQuote testimonial={testimonial} />
              </li>
            ))}
          </ul>
        )}
        <ul aria-label="All testimonials" className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {distinct.map((testimonial, index) => (
            <li key={testimonial.content} className={wide.get(index) ?? ""}>
              <TestimonialCard testimonial={testimonial} large={wide.has(index)} />
            </li>
          ))}
        </ul>
      </section>
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
