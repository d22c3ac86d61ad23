import type { Samples } from "./schemas/samples.ts";

/** How the site says that it shows samples, for as long as `sample` in site.ts is true. */
export const samples: Samples = {
  strip: "Demonstration site: contacts, testimonials, clients, counts and ratings are samples",
  tag: "Sample",
  figures: "Figures marked Sample show the layout. A published site says what each counts, and since when.",
};
