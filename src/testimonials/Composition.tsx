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

/** A quotation set large: what leads to its last sentence, then that sentence. */
function Leading({ placed: { testimonial, share } }: { placed: PlacedTestimonial }) {
  const { opening, close } = splitQuotation(testimonial.content);
  const alone = share === "row";
  return (
    <figure className={`${sheet} ${alone ? "md:items-center md:text-center lg:justify-items-center" : ""}`}>
      <div>
        <Stars rating={testimonial.rating} className={`h-5 ${alone ? "md:mx-auto" : ""}`} />
        <blockquote className={`mt-5 ${alone ? "max-w-[52rem]" : ""}`}>
          <p>
            {opening && (
              <span className="block text-lg leading-snug text-muted md:text-xl">
                <NoBreaks text={`${opening} `} />
              </span>
            )}
            <span
              className={`block text-3xl font-heading tracking-tight text-balance ${opening ? "mt-2" : ""} ${alone ? "lg:text-4xl" : ""}`}
            >
              <NoBreaks text={close} />
            </span>
          </p>
        </blockquote>
      </div>
      <figcaption className={`mt-auto lg:mt-0 pt-8 ${alone ? "text-left" : ""}`}>
        <Founder testimonial={testimonial} />
      </figcaption>
    </figure>
  );
}

/** A small quotation, larger where it has the room or stands beside a large one. */
const sizes: Partial<Record<Share, string>> = {
  row: "lg:text-xl lg:leading-snug",
  half: "lg:text-xl lg:leading-snug",
  rest: "lg:text-lg lg:leading-snug",
};

/** On phones, where nothing stands beside it, the last of three closes in large type too. */
function Small({ placed: { testimonial, share, lastOfThree } }: { placed: PlacedTestimonial }) {
  const { opening, close } = splitQuotation(testimonial.content);
  return (
    <figure
      className={`${sheet} ${lastOfThree ? "md:max-lg:grid md:max-lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:max-lg:gap-x-16" : ""}`}
    >
      <div>
        <Stars rating={testimonial.rating} />
        <blockquote className={`mt-4 ${sizes[share] ?? ""}`}>
          <p className="max-w-prose">
            {opening && <NoBreaks text={`${opening} `} />}
            <span
              className={
                lastOfThree && opening
                  ? "max-md:mt-2 max-md:block max-md:text-3xl max-md:font-heading max-md:tracking-tight"
                  : ""
              }
            >
              <NoBreaks text={close} />
            </span>
          </p>
        </blockquote>
      </div>
      <figcaption
        className={`mt-auto lg:mt-0 ${share === "rest" ? "pt-8" : "pt-6"} ${lastOfThree ? "md:max-lg:mt-0 md:max-lg:pt-0" : ""}`}
      >
        <Founder testimonial={testimonial} />
      </figcaption>
    </figure>
  );
}

/** Every quotation once, on one sheet: rows to read across, ruled like a ledger. */
export const Composition = ({ entries, className }: { entries: readonly PlacedTestimonial[]; className: string }) => (
  <ul className={`-mb-px grid grid-cols-1 md:grid-cols-12 ${className}`}>
    {entries.map((placed) => (
      <li
        key={placed.testimonial.name}
        className={`border-b border-line py-8 lg:row-span-2 lg:grid lg:grid-rows-subgrid ${placed.leads || placed.share === "rest" ? "lg:py-12" : "lg:py-10"} ${columns[placed.share]} ${beside(placed)}`}
      >
        {placed.leads ? <Leading placed={placed} /> : <Small placed={placed} />}
      </li>
    ))}
  </ul>
);
