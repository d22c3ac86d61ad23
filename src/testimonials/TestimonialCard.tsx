import type { Testimonial } from "../../content/schemas/company.ts";
import { splitQuotation } from "../../domain/owner/testimonials.ts";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Stars } from "../ui/Stars.tsx";
import { Founder, Portrait } from "./Founder.tsx";

interface Props {
  testimonial: Testimonial;
  /** Set large where there is room: what leads to its last sentence, then that sentence. */
  leads?: boolean;
}

/** A quotation and whose it is: two rows of the list on wide screens, so that the names in it stand on one line. */
export function TestimonialCard({ testimonial, leads = false }: Props) {
  const { opening, close } = splitQuotation(testimonial.content);
  return (
    <figure
      className={`flex h-full flex-col border bg-sheet p-5 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0 ${leads ? "border-line lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-8 lg:border-action lg:px-8 lg:py-7" : "border-line lg:border-0 lg:bg-transparent lg:p-6"}`}
    >
      <div className={leads ? "lg:row-span-2 lg:self-center" : ""}>
        <Stars rating={testimonial.rating} className={leads ? "h-4 lg:h-5" : "h-4"} />
        <blockquote className={`mt-4 ${leads ? "lg:mt-5" : ""}`}>
          {leads ? (
            <p>
              {opening && (
                <span className="text-balance lg:block lg:text-lg lg:leading-snug lg:text-muted">
                  <NoBreaks text={`${opening} `} />
                </span>
              )}
              <span className="text-balance lg:mt-2 lg:block lg:text-3xl lg:font-heading lg:tracking-tight">
                <NoBreaks text={close} />
              </span>
            </p>
          ) : (
            <p>
              <NoBreaks text={testimonial.content} />
            </p>
          )}
        </blockquote>
      </div>
      <figcaption
        className={`mt-auto pt-5 md:max-lg:min-h-28 lg:mt-0 ${leads ? "lg:row-span-2 lg:self-center lg:pt-0" : "lg:pt-6"}`}
      >
        {leads ? <Portrait testimonial={testimonial} small /> : <Founder testimonial={testimonial} />}
      </figcaption>
    </figure>
  );
}
