import { isSlowConnection } from "./slow-connection.ts";

/**
 * Pictures further down wait until the page has loaded; then they are fetched one after the other, so that nobody scrolls to
 * an empty frame and no two are drawn in one go.
 */
function fetchNextPicture(): void {
  const picture = document.querySelector<HTMLImageElement>("img[loading=lazy]");
  if (!picture) return;
  picture.loading = "eager";
  if (picture.complete) fetchNextPicture();
  else for (const event of ["load", "error"]) picture.addEventListener(event, fetchNextPicture, { once: true });
}

if (!isSlowConnection()) addEventListener("load", () => setTimeout(fetchNextPicture, 500));
