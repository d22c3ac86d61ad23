import { samples } from "../../content/samples.ts";
import { site } from "../../content/site.ts";

/** The line across a demonstration site, in the space that every page leaves under the header. */
export const SampleStrip = () =>
  site.sample ? (
    <aside
      aria-label="About this site"
      className="sample-strip absolute inset-x-0 top-18 z-10 text-xs leading-4 text-muted print:static print:mb-6"
    >
      <p className="page-width flex min-h-8 items-center py-1">{samples.strip}</p>
    </aside>
  ) : null;
