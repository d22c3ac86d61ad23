import type { ReactNode } from "react";
import { Fold } from "../ui/Fold.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

interface BenefitsProps {
  heading: string;
  text: string;
  children: ReactNode;
}

/** What a founder gains from what the structure is: the second half of the section that says so. */
export const Benefits = ({ heading, text, children }: BenefitsProps) => (
  <section id="benefits" aria-labelledby="benefits-heading" className="mt-10 md:mt-14">
    <h3 id="benefits-heading" className="text-2xl">
      {heading}
    </h3>
    <p className="mt-2 mb-5 text-muted">{text}</p>
    {children}
  </section>
);

/** What a founder gains: titles that open on narrow screens. */
export const BenefitList = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <ul className="grid border-line max-lg:border-t md:grid-cols-2 md:gap-x-10 lg:gap-y-7">
    {items.map(({ title, text }) => (
      <li key={title}>
        <Fold label={title} line="title" className="open-when-wide prints-open border-b border-line">
          <div className="lg:border-t lg:border-ink lg:pt-3">
            <h4 className="text-lg max-lg:hidden">{title}</h4>
            <p className="text-muted max-lg:pb-4 max-md:text-sm lg:mt-1">
              <NoBreaks text={text} />
            </p>
          </div>
        </Fold>
      </li>
    ))}
  </ul>
);
