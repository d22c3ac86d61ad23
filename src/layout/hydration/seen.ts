import type { ClientDirective } from "astro";
import { hydrateOnce, whenInView, whenTouched } from "./after-paint.ts";

/** `client:seen`: after the first paint, when the visitor comes to the island. */
const seen: ClientDirective = async (load, _, island) => {
  const hydrate = hydrateOnce(load);
  await window.firstPaint;
  whenTouched(island, hydrate);
  whenInView(island, hydrate);
};

export default seen;
