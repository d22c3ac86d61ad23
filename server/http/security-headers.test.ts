import { describe, expect, test } from "vitest";
import { json, quickLead, startApp } from "../testing/app.ts";

const always = {
  "content-security-policy": "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), " +
    "gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), " +
    "picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
};

/** Headers that say what a response holds, not how a browser must treat it. */
const others =
  /^(content-type|content-length|cache-control|etag|allow|accept-ranges|content-range|retry-after|x-request-id)$/;

const securityHeaders = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => !others.test(name)));

describe("security headers", () => {
  test("are exactly these on every kind of response", async () => {
    await using server = await startApp();
    const request = server.app.request.bind(server.app);
    const etag = (await request("/")).headers.get("etag")!;
    const responses = await Promise.all([
      request("/"),
      request("/", { headers: { "if-none-match": etag } }),
      request("/", { headers: { range: "bytes=999-" } }),
      request("/nothing"),
      request("/%"),
      request("/", { method: "POST" }),
      request("/api/health"),
      request("/api/leads", json(quickLead)),
      request("/api/leads", json({})),
      request("/api/nothing"),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 304, 416, 404, 404, 405, 200, 201, 422, 404]);
    for (const response of responses) expect(securityHeaders(response)).toEqual(always);
  });

  test("ask for TLS from then on only where the visitor came by TLS, on the word of a trusted proxy", async () => {
    await using direct = await startApp();
    await using proxied = await startApp({ env: { TRUST_PROXY: 1 } });
    const hsts = async (server: typeof direct, forwarded: string) => {
      const response = await server.app.request("/", { headers: { "x-forwarded-proto": forwarded } });
      return response.headers.get("strict-transport-security");
    };
    expect(await hsts(direct, "https")).toBeNull();
    expect(await hsts(proxied, "http")).toBeNull();
    expect(await hsts(proxied, "https")).toBe("max-age=31536000");
  });
});
