import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { AppContext, RequestContext } from "./context.ts";

// Clipboard and share stay at their default (this origin only): pages may offer "copy" and "share" buttons.
const unusedBrowserFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "displayCapture",
  "encryptedMedia",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idleDetection",
  "localFonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "pictureInPicture",
  "publickeyCredentialsGet",
  "screenWakeLock",
  "serial",
  "usb",
  "xrSpatialTracking",
] as const;

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;

const always: Options = {
  // Script and style sources are set by each page's own CSP meta tag, which carries the hashes of that build.
  // A header can only narrow that further, and frame-ancestors works in a header alone.
  contentSecurityPolicy: {
    frameAncestors: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
  },
  permissionsPolicy: Object.fromEntries(unusedBrowserFeatures.map((feature) => [feature, []])),
  referrerPolicy: "strict-origin-when-cross-origin",
  crossOriginOpenerPolicy: true,
  crossOriginResourcePolicy: true,
  xContentTypeOptions: true,
  strictTransportSecurity: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

const overHttp = secureHeaders(always);
const overTls = secureHeaders({ ...always, strictTransportSecurity: "max-age=31536000" });

/** The same headers on every response; browsers heed Strict-Transport-Security only over TLS. */
export const securityHeaders: MiddlewareHandler<AppContext> = (c, next) =>
  isSecure(c) ? overTls(c, next) : overHttp(c, next);

/** Whether the visitor's own connection is TLS; a proxy of ours says so. */
function isSecure(c: RequestContext): boolean {
  return c.var.deps.trustProxy > 0 && c.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
}
