import { nameChecker } from "../../../content/tools/name-checker.ts";
import { SmallHeading } from "../../ui/SmallHeading.tsx";
import { RegisterLinks } from "./RegisterLinks.tsx";

const { search, notChecked: limits } = nameChecker;

const beside = "grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]";

/** What the check cannot know. */
export const Limits = () => (
  <section aria-labelledby="limits-heading" className={beside}>
    <div>
      <SmallHeading id="limits-heading" title={limits.heading} text={limits.text} />
    </div>
    <ul className="border-t border-ink">
      {limits.points.map((text) => (
        <li key={text} className="border-b border-line py-3 text-sm">
          {text}
        </li>
      ))}
    </ul>
  </section>
);

/** Below two results, for both names. */
export const SearchBoth = ({ leads }: { leads: boolean }) => (
  <section aria-labelledby="search-heading" className="no-print mt-12 border-t-3 border-highlight pt-4">
    <SmallHeading id="search-heading" title={search.heading} text={search.text} />
    <div className="mt-4">
      <RegisterLinks leads={leads} />
    </div>
  </section>
);

/** As no result brings them along: the searches that can say more. */
export const Searches = () => (
  <section aria-labelledby="search-heading" className={`no-print ${beside}`}>
    <div>
      <SmallHeading id="search-heading" title={search.heading} text={search.text} />
    </div>
    <RegisterLinks />
  </section>
);
