import { type PlacedTestimonial, type Share, splitQuotation } from "../../domain/testimonials.ts";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Stars } from "../ui/Stars.tsx";
import { Founder, Portrait } from "./Founder.tsx";

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

/** Words and who said them; where there is room the names of a row stand on one line. */
const sheet = "flex h-full flex-col md:row-span-2 md:grid md:grid-rows-subgrid";

/** Whole quotations are set large too, where their last sentence does not stand out; long ones less so. */
const longest = 120;

interface LeadingProps {
  placed: PlacedTestimonial;
  /** Set large on phones too; the others are there as small as the rest. */
  opens: boolean;
}

/** A quotation set large: what leads to its last sentence, then that sentence. Alone in its row, it has a portrait beside it. */
function Leading({ placed: { testimonial, share }, opens }: LeadingProps) {
  const { opening, close } = splitQuotation(testimonial.content);
  const alone = share === "row";
  const large = close.length > longest || !alone ? "md:text-2xl" : "md:text-3xl";
  return (
    <figure className={alone ? "items-center lg:grid lg:grid-cols-12" : sheet}>
      <div className={alone ? "lg:col-span-8 lg:pr-10" : ""}>
        <Stars rating={testimonial.rating} className={opens ? "h-5" : "h-4 md:h-5"} />
        <blockquote className="mt-4 md:mt-5">
          <p>
            {opening && (
              <span
                className={`max-w-[52rem] md:block md:text-xl md:leading-snug ${alone ? "lg:text-2xl lg:leading-snug" : ""} ${opens ? "block" : ""}`}
              >
                <NoBreaks text={`${opening} `} />
              </span>
            )}
            <span
              className={`text-balance md:block md:font-heading md:tracking-tight ${large} ${opening ? "md:mt-3" : ""} ${opens ? "mt-2 block text-2xl font-heading tracking-tight" : ""}`}
            >
              <NoBreaks text={close} />
            </span>
          </p>
        </blockquote>
      </div>
      <figcaption className={alone ? "pt-5 md:pt-6 lg:col-span-4 lg:pt-0 lg:pl-10" : "pt-5 md:pt-6 lg:pt-8"}>
        {alone ? <Portrait testimonial={testimonial} /> : <Founder testimonial={testimonial} />}
      </figcaption>
    </figure>
  );
}

const Small = ({ testimonial }: Pick<PlacedTestimonial, "testimonial">) => (
  <figure className={sheet}>
    <div>
      <Stars rating={testimonial.rating} />
      <blockquote className="mt-4 lg:text-lg lg:leading-normal">
        <p className="max-w-prose">
          <NoBreaks text={testimonial.content} />
        </p>
      </blockquote>
    </div>
    <figcaption className="pt-5 md:pt-6 lg:pt-8">
      <Founder testimonial={testimonial} />
    </figcaption>
  </figure>
);

/** On phones, from edge to edge, with rules as wide; the one above it has no rule of its own. */
const onSheet = "max-md:-mx-[max(1.25rem,4vw)] max-md:border-t max-md:bg-sheet max-md:px-[max(1.25rem,4vw)]";

/** Every quotation once, on one sheet: rows to read across, ruled like a ledger. */
export const Composition = ({ entries, className }: { entries: readonly PlacedTestimonial[]; className: string }) => (
  <ul className={`-mb-px grid grid-cols-1 md:grid-cols-12 ${className}`}>
    {entries.map((placed, index) => (
      <li
        key={placed.testimonial.name}
        className={`border-line py-6 max-md:first:border-t md:py-8 ${placed.leads ? onSheet : ""} ${entries[index + 1]?.leads ? "md:border-b" : "border-b"} ${placed.leads && placed.share === "row" ? "lg:py-10" : "md:row-span-2 md:grid md:grid-rows-subgrid lg:py-12"} ${columns[placed.share]} ${beside(placed)}`}
      >
        {placed.leads ? (
          <Leading placed={placed} opens={index === 0 || placed.share === "most"} />
        ) : (
          <Small testimonial={placed.testimonial} />
        )}
      </li>
    ))}
  </ul>
);
