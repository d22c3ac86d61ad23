import type { ClientDirective } from "astro";
import { hydrateOnce, whenIdle, whenInView, whenTouched } from "./seen.ts";

/** `client:soon`: after the first paint, at once when in view or touched, else when the browser has time. */
const soon: ClientDirective = async (load, _, island) => {
  const hydrate = hydrateOnce(load);
  await window.firstPaint;
  whenTouched(island, hydrate);
  whenInView(island, () => whenIdle(hydrate));
  const whenLoaded = () => whenIdle(hydrate);
  if (document.readyState === "complete") whenLoaded();
  else addEventListener("load", whenLoaded, { once: true });
};

export default soon;
