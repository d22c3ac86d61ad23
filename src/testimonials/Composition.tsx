import { type PlacedTestimonial, type Share, splitQuotation } from "../../domain/testimonials.ts";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Stars } from "../ui/Stars.tsx";
import { Founder, Portrait } from "./Founder.tsx";

const columns: Record<Share, string> = {
  row: "md:col-span-12",
  half: "md:col-span-6",
  third: "md:col-span-6 lg:col-span-4",
};

/** The hairline between two that stand side by side, and the room around it. */
function beside({ share, first, lastOfThree }: PlacedTestimonial): string {
  if (share === "row") return "";
  if (first) return "md:pr-8 lg:pr-10";
  return lastOfThree ? "md:max-lg:col-span-12 lg:border-l lg:pl-10" : "md:border-l md:px-8 lg:px-10";
}

/** Whole quotations are set large too, where their last sentence does not stand out; long ones less so. */
const longest = 120;

/** The one that leads, on a certificate: what leads to its last sentence, then that sentence, and a portrait beside them. */
function Leading({ testimonial }: Pick<PlacedTestimonial, "testimonial">) {
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

/** Three lines that a row shares, so that its names stand on one line. */
const Small = ({ testimonial }: Pick<PlacedTestimonial, "testimonial">) => (
  <figure className="grid md:row-span-3 md:grid-rows-subgrid">
    <Stars rating={testimonial.rating} className="h-4" />
    <blockquote className="mt-3 md:mt-4">
      <p className="max-w-prose text-pretty">
        <NoBreaks text={testimonial.content} />
      </p>
    </blockquote>
    <figcaption className="pt-4 md:pt-6">
      <Founder testimonial={testimonial} />
    </figcaption>
  </figure>
);

/** Every quotation once: one that leads, the others quietly below, ruled like a ledger. */
export const Composition = ({
  entries,
  className = "",
}: {
  entries: readonly PlacedTestimonial[];
  className?: string;
}) => (
  <ul className={`-mb-px grid grid-cols-1 md:grid-cols-12 ${className}`}>
    {entries.map((placed) =>
      placed.leads ? (
        <li key={placed.testimonial.name} className={`certificate mb-2 md:mb-12 lg:mb-14 ${columns.row}`}>
          <Leading testimonial={placed.testimonial} />
        </li>
      ) : (
        <li
          key={placed.testimonial.name}
          className={`border-b border-line py-6 md:row-span-3 md:grid md:grid-rows-subgrid md:py-8 lg:py-10 ${columns[placed.share]} ${beside(placed)}`}
        >
          <Small testimonial={placed.testimonial} />
        </li>
      ),
    )}
  </ul>
);
