/** What a page looks like to a visitor, asked in the page itself: each of these functions runs there and must stand alone. */

/**
 * Controls that a pointer misses: at the centre of what is seen lies something else. A field that is drawn by its label,
 * such as a tile, is hit on the label.
 */
export function findCovered(): string[] {
  const controls = "a[href], button, input, select, textarea, summary, [role=tab]";
  const largest = (rects: Iterable<DOMRect>) =>
    [...rects].reduce((one, other) => (one.width * one.height < other.width * other.height ? other : one));
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    largest(element.getClientRects()).width > 1;
  const describe = (element: Element | null) =>
    element
      ? `<${element.localName} class="${element.getAttribute("class")?.slice(0, 60) ?? ""}"> ${element.textContent?.trim().slice(0, 40)}`
      : "nothing";
  /** What lies at the centre of the largest line of an element. */
  const hitAtCentre = (element: Element) => {
    const { x, y, width, height } = largest(element.getClientRects());
    return document.elementFromPoint(x + width / 2, y + height / 2);
  };
  /** The parts that lead to a control, itself first. */
  const partsOf = (control: Element) => [control, ...((control as HTMLInputElement).labels ?? [])];
  const covered: string[] = [];
  let checked = 0;
  for (const control of document.querySelectorAll(controls)) {
    const parts = partsOf(control);
    const seen = parts.find(isSeen);
    if (!seen || (control as HTMLInputElement).disabled || control.closest("[aria-hidden=true]")) continue;
    checked += 1;
    const isHit = () => {
      const hit = hitAtCentre(seen);
      return hit !== null && parts.some((part) => part.contains(hit));
    };
    if (isHit()) continue;
    // In the middle of the window nothing that stays at its edges is in the way.
    seen.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    if (!isHit()) covered.push(`${describe(seen)} lies under ${describe(hitAtCentre(seen))}`);
  }
  return checked > 10 ? covered : [`only ${checked} controls found`];
}

/** How much of the window's height is taken by what stays while the page scrolls under it. */
export function partThatStays(): number {
  const stays = [...document.querySelectorAll("body *")].filter((element) => {
    const { position, visibility } = getComputedStyle(element);
    if (!["fixed", "sticky"].includes(position) || visibility === "hidden" || !element.checkVisibility()) return false;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  const rows = new Set<number>();
  for (const element of stays) {
    // Something that takes no pointer and shows nothing covers nothing.
    if (element.textContent?.trim() === "") continue;
    const { top, bottom } = element.getBoundingClientRect();
    for (let row = Math.max(0, Math.floor(top)); row < Math.min(innerHeight, bottom); row++) rows.add(row);
  }
  return rows.size / innerHeight;
}

/** Words that are cut off in a box which cannot be scrolled. */
export function findCutWords(): string[] {
  return [...document.querySelectorAll("main *")]
    .filter((element) => {
      if (!element.checkVisibility() || element.closest("[aria-hidden=true], .sr-only, svg, #clients")) return false;
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const mayCut =
        ["hidden", "clip"].includes(overflowX) && textOverflow !== "ellipsis" && webkitLineClamp === "none";
      if (!mayCut || element.clientWidth <= 1) return false;
      const edge = element.getBoundingClientRect().right + 1;
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let word = words.nextNode(); word; word = words.nextNode()) {
        const parent = word.parentElement;
        if (
          !word.textContent?.trim() ||
          !parent?.checkVisibility() ||
          parent.closest("[aria-hidden=true], .sr-only, svg")
        )
          continue;
        // A frame inside it scrolls its own words.
        if (parent.closest("[tabindex='0'], .overflow-x-auto, .max-md\\:snap-row")) continue;
        const range = document.createRange();
        range.selectNodeContents(word);
        if (range.getBoundingClientRect().right > edge) return true;
      }
      return false;
    })
    .map((element) => `${element.localName}.${element.getAttribute("class")?.slice(0, 60)}`);
}

/** What is of no use on paper, or missing from it: controls, parts that stay, folds that keep their words. */
export function findPaperFaults(): string[] {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const describe = (element: Element) =>
    `<${element.localName} class="${element.getAttribute("class")?.slice(0, 50) ?? ""}"> ${element.textContent?.trim().slice(0, 40)}`;
  const faults: string[] = [];
  const controls =
    "header, footer, body > aside, input, select, textarea, [role=tablist], .page-bar, .action-bar, img[src^='/line-work']:not([data-form])";
  for (const element of document.querySelectorAll(controls))
    if (seen(element) && !element.closest("main :is(header, footer), [data-mid-task]"))
      faults.push(`prints ${describe(element)}`);
  for (const element of document.querySelectorAll("body *"))
    if (seen(element) && ["fixed", "sticky"].includes(getComputedStyle(element).position))
      faults.push(`stays ${describe(element)}`);
  // A row that says what it is about, or the source of a rule, need not open.
  const brief = "[data-template] *, #ledger *, [data-source]";
  for (const fold of document.querySelectorAll("main details")) {
    const isOpen = [...fold.children].some((child) => child.localName !== "summary" && seen(child));
    if (seen(fold) && !isOpen && !fold.matches(brief)) faults.push(`keeps folded ${describe(fold)}`);
  }
  return faults;
}

/** Icons that are drawn in another colour than the words they belong to: they may vanish on the visitor's own ground. */
export function findOddIcons(): string[] {
  const icons = [...document.querySelectorAll('svg[stroke="currentColor"]')].filter((icon) => icon.checkVisibility());
  if (icons.length === 0) return ["no icon found"];
  return icons
    .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? document.body).color)
    .map((icon) => `${icon.getAttribute("class")} in ${icon.parentElement?.textContent?.slice(0, 40)}`);
}

/** What the page has asked for before it was seen. */
export async function askedBeforePaint(): Promise<string[]> {
  const painted = await new Promise<PerformanceEntry>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName("first-contentful-paint");
      if (entry) resolve(entry);
    });
    observer.observe({ type: "paint", buffered: true });
  });
  return performance
    .getEntriesByType("resource")
    .filter(({ startTime }) => startTime < painted.startTime)
    .map(({ name }) => new URL(name).pathname);
}
