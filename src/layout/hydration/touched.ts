import type { ClientDirective } from "astro";
import { mayHavePlan, onShown } from "../../company-plan/may-have-plan.ts";
import { hydrateOnce, whenTouched } from "./seen.ts";

/** `client:touched`: for what is read by most and changed by few. At once for a visitor who may have a plan, whose figures are others. */
const touched: ClientDirective = async (load, _, island) => {
  const hydrate = hydrateOnce(load);
  await window.firstPaint;
  for (const event of ["pointerover", "input"]) island.addEventListener(event, hydrate, { once: true, passive: true });
  whenTouched(island, hydrate);
  const isTouched = window.earlyActions?.some(({ element }) => island.contains(element));
  onShown(() => (isTouched || mayHavePlan()) && hydrate());
};

export default touched;
