import { samples } from "../../content/samples.ts";
import { site } from "../../content/site.ts";

/** The line across a demonstration site, like the SPECIMEN line of a specimen note. It lies in the space that every page leaves under the header. */
export const SampleStrip = () =>
  site.sample ? (
    <p className="sample-strip absolute inset-x-0 top-18 z-10 text-xs leading-4 text-alert">
      <span className="page-width flex min-h-8 items-center">{samples.strip}</span>
    </p>
  ) : null;
