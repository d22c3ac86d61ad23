/** The layout's scripts may come before or after the page has loaded. */
export function afterLoad(action: () => void): void {
  if (document.readyState === "complete") action();
  else addEventListener("load", action, { once: true });
}
