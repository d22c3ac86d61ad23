// Script and style sources are set by each page's own CSP meta tag, which carries the hashes of that build.
// A header can only narrow that further, and frame-ancestors works in a header alone.
const contentSecurityPolicy = "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'";

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

const always = {
  "content-security-policy": contentSecurityPolicy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": unusedBrowserFeatures.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
};

/** Headers for every response. `secure` says that the visitor's own connection is TLS. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return secure ? { ...always, "strict-transport-security": "max-age=31536000" } : { ...always };
}
