import { type PlacedTestimonial, type Share, splitQuotation } from "../../domain/testimonials.ts";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Stars } from "../ui/Stars.tsx";
import { Founder } from "./Founder.tsx";

const columns: Record<Share, string> = {
  row: "md:col-span-12",
  most: "md:col-span-7 lg:col-span-8",
  rest: "md:col-span-5 lg:col-span-4",
  half: "md:col-span-6",
  third: "md:col-span-6 lg:col-span-4",
};

/** The hairline between two that stand side by side, and the room around it. */
function beside({ share, first, lastOfThree }: PlacedTestimonial): string {
  if (share === "row") return "";
  if (first) return "md:pr-8 lg:pr-10";
  return lastOfThree ? "md:max-lg:col-span-12 lg:border-l lg:pl-10" : "md:border-l md:px-8 lg:px-10";
}

/** Words and who said them; on wide screens the names of a row stand on one line. */
const sheet = "flex h-full flex-col lg:row-span-2 lg:grid lg:grid-rows-subgrid";

/** Whole quotations are set large too, where their last sentence does not stand out; long ones less so. */
const longest = 120;

/** A quotation set large: what leads to its last sentence, then that sentence; largest where it is alone in its row. */
function Leading({ placed: { testimonial, share } }: { placed: PlacedTestimonial }) {
  const { opening, close } = splitQuotation(testimonial.content);
  const alone = share === "row";
  const size = close.length > longest ? "text-2xl" : alone ? "text-3xl lg:text-4xl" : "text-2xl lg:text-3xl";
  return (
    <figure className={alone ? "" : sheet}>
      <div>
        <Stars rating={testimonial.rating} className="h-5" />
        <blockquote className="mt-5">
          <p>
            {opening && (
              <span className="block max-w-[52rem] text-lg leading-snug md:text-xl">
                <NoBreaks text={`${opening} `} />
              </span>
            )}
            <span className={`block font-heading tracking-tight text-balance ${size} ${opening ? "mt-3" : ""}`}>
              <NoBreaks text={close} />
            </span>
          </p>
        </blockquote>
      </div>
      <figcaption className="mt-auto pt-6 lg:mt-0 lg:pt-8">
        <Founder testimonial={testimonial} />
      </figcaption>
    </figure>
  );
}

const Small = ({ placed: { testimonial, lastOfThree } }: { placed: PlacedTestimonial }) => (
  <figure
    className={`${sheet} ${lastOfThree ? "md:max-lg:grid md:max-lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:max-lg:gap-x-16" : ""}`}
  >
    <div>
      <Stars rating={testimonial.rating} />
      <blockquote className="mt-4 lg:text-lg lg:leading-normal">
        <p className="max-w-prose">
          <NoBreaks text={testimonial.content} />
        </p>
      </blockquote>
    </div>
    <figcaption className={`mt-auto pt-6 lg:mt-0 lg:pt-8 ${lastOfThree ? "md:max-lg:mt-0 md:max-lg:pt-0" : ""}`}>
      <Founder testimonial={testimonial} />
    </figcaption>
  </figure>
);

/** Every quotation once, on one sheet: rows to read across, ruled like a ledger. */
export const Composition = ({ entries, className }: { entries: readonly PlacedTestimonial[]; className: string }) => (
  <ul className={`-mb-px grid grid-cols-1 md:grid-cols-12 ${className}`}>
    {entries.map((placed) => (
      <li
        key={placed.testimonial.name}
        className={`border-b border-line py-8 ${placed.leads && placed.share === "row" ? "lg:py-14" : "lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:py-12"} ${columns[placed.share]} ${beside(placed)}`}
      >
        {placed.leads ? <Leading placed={placed} /> : <Small placed={placed} />}
      </li>
    ))}
  </ul>
);
