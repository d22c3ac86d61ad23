import { nameChecker } from "../../../content/name-checker.ts";
import { RegisterLinks } from "./RegisterLinks.tsx";

const { search, notChecked: limits } = nameChecker;

/** What the check cannot know and, until a result brings them along, the searches that can say more. */
export const Searches = ({ hasResult }: { hasResult: boolean }) => (
  <div className={hasResult ? "" : "grid gap-x-16 gap-y-12 lg:grid-cols-2"}>
    <section aria-labelledby="limits-heading">
      <h2 id="limits-heading" className="text-2xl">
        {limits.heading}
      </h2>
      <p className="mt-2 text-sm text-muted">{limits.text}</p>
      <ul className={`mt-4 border-t border-ink ${hasResult ? "gap-x-16 lg:columns-2" : ""}`}>
        {limits.points.map((text) => (
          <li key={text} className="break-inside-avoid border-b border-line py-3 text-sm">
            {text}
          </li>
        ))}
      </ul>
    </section>
    {!hasResult && (
      <section aria-labelledby="search-heading" className="no-print">
        <h2 id="search-heading" className="text-2xl">
          {search.heading}
        </h2>
        <p className="mt-2 text-sm text-muted">{search.text}</p>
        <RegisterLinks />
      </section>
    )}
  </div>
);
