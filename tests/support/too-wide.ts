import type { Page } from "@playwright/test";

/** The elements that make the page scroll sideways; none when it does not. */
export function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`.slice(0, 120);
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map(name)];
  });
}
