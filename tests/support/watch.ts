import type { Page } from "@playwright/test";

/** Everything a visitor's browser would complain about, and every request that leaves the site. */
export function watchFor(page: Page, origin: string): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      errors.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => errors.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // A visitor who goes on to the next page breaks off what the last one was still loading.
    if (reason !== "net::ERR_ABORTED") errors.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("request", (request) => {
    const { protocol, origin: requested } = new URL(request.url());
    if (!["data:", "blob:"].includes(protocol) && requested !== origin) errors.push(`left the site: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`);
  });
  return errors;
}
