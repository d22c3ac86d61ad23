import { afterLoad } from "./after-load.ts";
import { isSlowConnection } from "./slow-connection.ts";

/** By then a visitor's first tap has been answered: drawing a picture would delay it. */
const afterLoadMs = 2000;

/**
 * Pictures further down wait until the page has loaded; then they are fetched one after the other, so that nobody scrolls to
 * an empty frame and no two are drawn in one go.
 */
function fetchNextPicture(): void {
  const waiting = document.querySelectorAll<HTMLImageElement>("img[loading=lazy]");
  const next = [...waiting].find((picture) => picture.checkVisibility());
  if (!next) return;
  next.loading = "eager";
  if (next.complete) fetchNextPicture();
  else for (const event of ["load", "error"]) next.addEventListener(event, fetchNextPicture, { once: true });
}

if (!isSlowConnection()) afterLoad(() => setTimeout(fetchNextPicture, afterLoadMs));
