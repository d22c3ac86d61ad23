import type { ClientDirective } from "astro";
import { afterLoad } from "../after-load.ts";
import { hydrateOnce, whenIdle, whenInView, whenTouched } from "./after-paint.ts";

/** `client:soon`: after the first paint, at once when in view or touched, else when the browser has time. */
const soon: ClientDirective = async (load, _, island) => {
  const hydrate = hydrateOnce(load);
  await window.firstPaint;
  whenTouched(island, hydrate);
  whenInView(island, () => whenIdle(hydrate));
  afterLoad(() => whenIdle(hydrate));
};

export default soon;
