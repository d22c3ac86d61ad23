import type { Testimonial } from "../../content/schemas/testimonial.ts";
import { splitQuotation } from "../../domain/testimonials.ts";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Stars } from "../ui/Stars.tsx";
import { Founder, Portrait } from "./Founder.tsx";

/** Whole quotations are set large too, where their last sentence does not stand out; long ones less so. */
const longest = 120;

/** The one that leads, on a certificate: what leads to its last sentence, then that sentence, and a portrait beside them. */
function Leading({ testimonial }: { testimonial: Testimonial }) {
  const { opening, close } = splitQuotation(testimonial.content);
  return (
    <figure className="grid items-center gap-y-6 p-5 md:p-10 lg:grid-cols-12 lg:px-12">
      <div className="lg:col-span-8 lg:pr-10">
        <Stars rating={testimonial.rating} className="h-5 md:h-6" />
        <blockquote className="mt-4 md:mt-6">
          <p>
            {opening && (
              <span className="block text-pretty md:text-xl md:leading-snug lg:text-2xl lg:leading-snug">
                <NoBreaks text={`${opening} `} />
              </span>
            )}
            <span
              className={`block font-heading tracking-tight text-balance ${close.length > longest ? "text-2xl" : "text-3xl lg:text-4xl"} ${opening ? "mt-3 md:mt-4" : ""}`}
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

/** Every quotation once: one that leads, and below it the others on cards, as high as what they say. Read down, column by column. */
export const Composition = ({ entries: [lead, ...others] }: { entries: readonly Testimonial[] }) => (
  <ul className="gap-6 md:columns-2 lg:columns-3 lg:gap-8">
    {lead && (
      <li className="certificate mb-6 [column-span:all] md:mb-8 lg:mb-10">
        <Leading testimonial={lead} />
      </li>
    )}
    {others.map((testimonial) => (
      <li key={testimonial.name} className="mb-6 break-inside-avoid border border-line bg-sheet p-5 md:p-6 lg:mb-8">
        <figure>
          <Stars rating={testimonial.rating} className="h-4" />
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
