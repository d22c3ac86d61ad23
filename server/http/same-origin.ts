/**
 * Whether a post comes from our own pages. Browsers say so themselves in Sec-Fetch-Site, which a page cannot forge; older
 * ones send Origin with every cross-site post; what sends neither is not a browser acting for somebody else.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin === null || isOurAddress(origin, request, siteUrl);
}

/** Whether an address is one of this site, by its public name or by the name the request was sent to. */
export function isOurAddress(address: string, request: Request, siteUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host, protocol } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return false;
  return origin === new URL(siteUrl).origin || host === request.headers.get("host")?.toLowerCase();
}
