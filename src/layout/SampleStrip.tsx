import { samples } from "../../content/samples.ts";
import { site } from "../../content/site.ts";

/** The line across a demonstration site, in the space that every page leaves under the header. */
export const SampleStrip = () =>
  site.sample ? (
    <aside
      aria-label="About this site"
      className="no-print absolute inset-x-0 top-18 z-10 border-y border-alert/35 bg-paper text-xs leading-4 text-muted max-sm:[&+main]:pt-3"
    >
      <p className="page-width flex min-h-8 items-center py-1">{samples.strip}</p>
    </aside>
  ) : null;
