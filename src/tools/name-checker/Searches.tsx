import { nameChecker } from "../../../content/name-checker.ts";
import { RegisterLinks } from "./RegisterLinks.tsx";

const { search, notChecked: limits } = nameChecker;

const beside = "grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]";

/** What the check cannot know. */
export const Limits = () => (
  <section aria-labelledby="limits-heading" className={beside}>
    <div>
      <h2 id="limits-heading" className="text-2xl">
        {limits.heading}
      </h2>
      <p className="mt-2 text-sm text-muted">{limits.text}</p>
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

/** As no result brings them along: the searches that can say more. */
export const Searches = () => (
  <section aria-labelledby="search-heading" className={`no-print ${beside}`}>
    <h2 id="search-heading" className="text-2xl">
      {search.heading}
    </h2>
    <div>
      <p className="mb-3 text-sm text-muted">{search.text}</p>
      <RegisterLinks />
    </div>
  </section>
);
