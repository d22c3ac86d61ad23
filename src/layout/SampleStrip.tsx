import { whatIsReal } from "../../content/company/what-is-real.ts";
import { samples } from "../../content/samples.ts";
import { site } from "../../content/site.ts";

/** The line across a demonstration site, in the space that every page leaves under the header. All of it leads to what it means. */
export const SampleStrip = ({ lang }: { lang?: string | undefined }) =>
  site.sample ? (
    <aside
      lang={lang}
      aria-label="About this site"
      className="no-print absolute inset-x-0 top-18 z-10 border-b border-line bg-paper-deep text-xs leading-4 text-muted max-sm:[&+main]:pt-3"
    >
      <p className="page-width min-h-8 py-2">
        {samples.strip}{" "}
        <a
          href={whatIsReal.page.path}
          className="whitespace-nowrap text-ink underline decoration-1 underline-offset-2 after:absolute after:inset-x-0 after:top-0 after:-bottom-2.5 hover:text-action"
        >
          {whatIsReal.heading}
        </a>
      </p>
    </aside>
  ) : null;
