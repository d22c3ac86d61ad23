import { Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { AppContext } from "./context.ts";

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

/** The headers are the same for every response, so they are asked of the library once. */
async function readHeaders(options: Options): Promise<Readonly<Record<string, string>>> {
  const app = new Hono().use(secureHeaders(options)).get("/", (c) => c.body(null));
  return Object.fromEntries((await app.request("/")).headers);
}

const overHttp = await readHeaders(always);
/** Browsers heed Strict-Transport-Security only over TLS. */
const overTls = await readHeaders({ ...always, strictTransportSecurity: "max-age=31536000" });

export function readSecurityHeaders({ headers }: Request, trustProxy: number): typeof overHttp {
  // Whether the visitor's own connection is TLS; a proxy of ours says so.
  const isSecure = trustProxy > 0 && headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
  return isSecure ? overTls : overHttp;
}

export const securityHeaders: MiddlewareHandler<AppContext> = async (c, next) => {
  await next();
  const headers = readSecurityHeaders(c.req.raw, c.var.deps.env.TRUST_PROXY);
  // A page may be stricter than the rest.
  for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
};
