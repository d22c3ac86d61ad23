/** These functions run inside the page: they can use nothing from outside themselves. */

/** Where on the screen a link is: to a path, or the first of `main` that leads to none of the paths seen before. */
export function findLink(path: string | undefined, seen: readonly string[]) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
    (link) =>
      link.origin === location.origin &&
      link.target === "" &&
      (path ? link.pathname === path : !seen.includes(link.pathname) && !link.pathname.includes(".")) &&
      link.checkVisibility({ visibilityProperty: true }),
  );
  const link = links.find((each) => each.closest("main")) ?? links[0];
  if (!link) return null;
  link.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, path: link.pathname };
}

/** Waits until the page has loaded and its largest paint has not changed for a second; 15 seconds at most. */
export async function readPaint() {
  let largest = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) largest = Math.max(largest, startTime);
  }).observe({ type: "largest-contentful-paint", buffered: true });
  for (let before = -1, left = 15; before !== largest || largest === 0 || document.readyState !== "complete"; left--) {
    if (left === 0) return { paintedAt: Number.NaN, prerendered: false, prefetched: false };
    before = largest;
    await new Promise((resume) => setTimeout(resume, 1000));
  }
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart?: number;
    deliveryType?: string;
  })[];
  const activation = navigation?.activationStart ?? 0;
  return {
    paintedAt: performance.timeOrigin + Math.max(largest, activation),
    prerendered: activation > 0,
    prefetched: navigation?.deliveryType === "navigational-prefetch",
  };
}
