import { isSlowConnection } from "./slow-connection.ts";

/** Browsers without speculation rules fetch a page when a visitor points at its link or touches it. */
const asked = new Set<string>();

function prefetch({ target }: Event): void {
  const link = (target as Element).closest?.("a");
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  // The API, downloads and files are never fetched ahead.
  if (link.target || link.download || link.pathname.startsWith("/api/") || link.pathname.includes(".")) return;
  if (isSlowConnection()) return;
  const address = link.href.replace(/#.*/, "");
  if (asked.has(address)) return;
  asked.add(address);
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.href = address;
  document.head.append(hint);
}

if (!HTMLScriptElement.supports?.("speculationrules")) {
  for (const event of ["pointerenter", "touchstart", "focusin"])
    document.addEventListener(event, prefetch, { capture: true, passive: true });
}
