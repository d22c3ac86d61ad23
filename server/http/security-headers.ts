import type { MiddlewareHandler } from "hono";
import type { AppContext } from "./context.ts";

// Clipboard and share stay at their default (this origin only): pages may offer "copy" and "share" buttons.
const unusedBrowserFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

const overHttp: Readonly<Record<string, string>> = {
  // Script and style sources are set by each page's own CSP meta tag, which carries the hashes of that build.
  // A header can only narrow that further, and frame-ancestors works in a header alone.
  "content-security-policy": "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'",
  "permissions-policy": unusedBrowserFeatures.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};
/** Browsers heed Strict-Transport-Security only over TLS. */
const overTls: typeof overHttp = { ...overHttp, "strict-transport-security": "max-age=31536000" };

/** The same on every response. */
export function readSecurityHeaders({ headers }: Request, trustProxy: number): typeof overHttp {
  // Whether the visitor's own connection is TLS; a proxy of ours says so.
  const isSecure = trustProxy > 0 && headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
  return isSecure ? overTls : overHttp;
}

export const securityHeaders: MiddlewareHandler<AppContext> = async (c, next) => {
  await next();
  const headers = readSecurityHeaders(c.req.raw, c.var.deps.trustProxy);
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
};
