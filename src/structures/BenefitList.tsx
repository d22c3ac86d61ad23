import { Fold } from "../ui/Fold.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

/** What a founder gains, four to a line on wide screens. */
export const BenefitList = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <ul className="grid border-line max-lg:border-t md:grid-cols-2 md:gap-x-10 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-9">
    {items.map(({ title, text }) => (
      <li key={title}>
        <Fold label={title} line="title" className="open-when-wide prints-open border-b border-line">
          <div className="lg:border-t lg:border-ink lg:pt-4">
            <h3 className="text-lg max-lg:hidden">{title}</h3>
            <p className="text-muted max-lg:pb-4 max-md:text-sm lg:mt-1.5">
              <NoBreaks text={text} />
            </p>
          </div>
        </Fold>
      </li>
    ))}
  </ul>
);
