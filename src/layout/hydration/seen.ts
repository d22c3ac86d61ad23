import type { ClientDirective } from "astro";

type Load = () => Promise<() => void | Promise<void>>;

/** Fetches and hydrates an island once. The layout's scripts come first: they keep what was done in it before. */
export function hydrateOnce(load: Load): () => Promise<void> {
  let hydrated: Promise<void> | undefined;
  const hydrate = async () => {
    const [start] = await Promise.all([load(), window.layoutReady]);
    await start();
  };
  return () => (hydrated ??= hydrate());
}

/** Whoever touches an island before its turn gets it next. */
export function whenTouched(island: Element, hydrate: () => void): void {
  for (const event of ["pointerdown", "focusin", "keydown"])
    island.addEventListener(event, hydrate, { once: true, passive: true });
}

export function whenInView(island: Element, hydrate: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    hydrate();
  });
  // The island's own element has no box.
  for (const child of island.children) observer.observe(child);
}

/** A busy phone may be idle too late. Safari has no idle callbacks. */
export const whenIdle = (action: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(action, { timeout: 1500 });
  else setTimeout(action, 200);
};

/** `client:seen`: after the first paint, when the visitor comes to the island. */
const seen: ClientDirective = async (load, _, island) => {
  const hydrate = hydrateOnce(load);
  await window.firstPaint;
  whenTouched(island, hydrate);
  whenInView(island, hydrate);
};

export default seen;
