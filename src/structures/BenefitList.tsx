import type { ReactNode } from "react";
import { NoBreaks } from "../ui/NoBreaks.tsx";

interface BenefitsProps {
  heading: string;
  text: string;
  children: ReactNode;
}

/** What a founder gains from what the structure is: the second half of the section that says so. */
export const Benefits = ({ heading, text, children }: BenefitsProps) => (
  <section id="benefits" aria-labelledby="benefits-heading" className="mt-4 lg:mt-14">
    <h3 id="benefits-heading" className="text-xl lg:text-2xl">
      {heading}
    </h3>
    <p className="mb-1.5 text-muted max-lg:text-sm lg:mt-1 lg:mb-5">{text}</p>
    {children}
  </section>
);

/** What a founder gains, two to a line where there is room, four on wide screens; on phones each is one paragraph. */
export const BenefitList = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <ul className="grid max-lg:pb-1 lg:pb-9 md:grid-cols-2 md:gap-x-10 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-9">
    {items.map(({ title, text }) => (
      <li
        key={title}
        className="border-t border-line py-3 max-md:py-1 max-md:text-sm max-md:leading-snug lg:border-ink lg:py-0 lg:pt-3"
      >
        <h4 className="leading-snug max-md:inline max-md:after:content-['._'] md:text-base">{title}</h4>
        <p className="text-sm text-muted max-md:inline max-md:leading-snug md:mt-1">
          <NoBreaks text={text} />
        </p>
      </li>
    ))}
  </ul>
);
