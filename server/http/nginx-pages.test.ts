import { once } from "node:events";
import { get } from "node:http";
import { connect } from "node:http2";
import { connect as connectTls } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { precompress } from "../../build/precompress.mjs";
import { startApp } from "../testing/app.ts";
import {
  brotliInstalled,
  nginxDomain,
  nginxFiles,
  nginxInstalled,
  type RunningNginx,
  startNginx,
} from "../testing/nginx.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { createPages } from "./pages.ts";

/** Of nginx's own making, or of the connection; old versions give no ranges of compressed pages. */
const own = /^(date|server|connection|last-modified|etag|keep-alive|transfer-encoding|accept-ranges)$/;

const comparable = (headers: Iterable<[string, unknown]>) =>
  Object.fromEntries([...headers].filter(([name]) => !own.test(name)).map(([name, value]) => [name, String(value)]));

describe.skipIf(!nginxInstalled)(
  "pages from a real nginx with deploy/nginx.conf (skipped where nginx is not installed)",
  () => {
    const built = sampleSite(nginxFiles);
    let server: Awaited<ReturnType<typeof startApp>>;
    let nginx: RunningNginx;
    // Nobody listens there: pages need no server.
    const upstreamPort = 1;

    beforeAll(async () => {
      await precompress(built.path);
      server = await startApp({ env: { TRUST_PROXY: 1 }, pages: await createPages({ distDir: built.path }) });
      nginx = await startNginx({ upstreamPort, distDir: built.path });
    });

    afterAll(async () => {
      await nginx.stop();
      await server[Symbol.asyncDispose]();
      built[Symbol.dispose]();
    });

    const fromServer = async (path: string, headers: Record<string, string>) => {
      const response = await server.app.request(path, { headers: { ...headers, "x-forwarded-proto": "https" } });
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    };

    test.each([
      ["/"],
      ["/pricing"],
      ["/pricing/"],
      ["/pricing?plan=llp:pro"],
      ["/_astro/page.abc123.js"],
      ["/_astro/font.woff2"],
      ["/icon.svg"],
      ["/art/guide.svg"],
      ["/site.webmanifest"],
      ["/robots.txt"],
      ["/Startup%20Templates/NDA-Mutual.docx"],
      ["/nothing"],
      ["/_astro/nothing.js"],
      ["/pricing/index.html"],
      ["/404.html"],
      ["/form/unavailable"],
      ["/form/unavailable/index.html"],
      ["/index.html.gz"],
      ["/.build-hash"],
    ])("%s has the status, the body and the headers that the server itself gives it", async (path) => {
      const headers = { "accept-encoding": "gzip" };
      const theirs = await nginx.send(path, { headers });
      const ours = await fromServer(path, headers);
      expect(theirs.status).toBe(ours.response.status);
      expect(theirs.bytes.equals(ours.bytes)).toBe(true);
      const expected = comparable(ours.response.headers);
      // The server also gives the name in a form for letters beyond ASCII; no template needs it.
      const disposition = expected["content-disposition"]?.replace(/; filename\*=.*/, "");
      if (disposition) expected["content-disposition"] = disposition;
      expect(comparable(Object.entries(theirs.headers))).toEqual(expected);
    });

    test("come as they are to a visitor who accepts no compression, and not twice", async () => {
      const whole = await nginx.send("/pricing");
      expect([whole.headers["content-encoding"], whole.text]).toEqual([undefined, nginxFiles["pricing/index.html"]]);
      const again = await nginx.send("/pricing", { headers: { "if-none-match": String(whole.headers.etag) } });
      expect([again.status, again.text]).toEqual([304, ""]);
      expect((await nginx.send("/pricing", { method: "POST" })).status).toBe(405);
    });

    test.skipIf(!brotliInstalled)("come in brotli where nginx has the module (skipped where it has not)", async () => {
      const withBrotli = await startNginx({ upstreamPort, distDir: built.path, brotli: true });
      const headers = { "accept-encoding": "gzip, br" };
      const theirs = await withBrotli.send("/pricing", { headers });
      await withBrotli.stop();
      const ours = await fromServer("/pricing", headers);
      expect([theirs.headers["content-encoding"], theirs.headers.vary]).toEqual(["br", "Accept-Encoding"]);
      expect(theirs.bytes.equals(ours.bytes)).toBe(true);
    });

    test("come over HTTP/2", async () => {
      const { securePort, certificate } = nginx;
      const session = connect(`https://127.0.0.1:${securePort}`, { ca: certificate, servername: nginxDomain });
      const stream = session.request({ ":path": "/pricing", ":authority": nginxDomain });
      const [headers] = await once(stream, "response");
      expect([headers[":status"], session.alpnProtocol]).toEqual([200, "h2"]);
      session.destroy();
    });

    test("by plain HTTP are sent to TLS", async () => {
      const asked = get({ port: nginx.plainPort, path: "/pricing", headers: { host: nginxDomain } });
      const [response] = await once(asked, "response");
      expect([response.statusCode, response.headers.location]).toEqual([301, `https://${nginxDomain}/pricing`]);
      response.destroy();
    });

    test("are not for whoever asks for another name: the connection is closed, on both ports", async () => {
      const elsewhere = get({ port: nginx.plainPort, path: "/pricing", headers: { host: "evil.example" } });
      expect((await once(elsewhere, "error").catch((error) => [error]))[0].message).toContain("socket hang up");
      for (const servername of ["evil.example", ""]) {
        const socket = connectTls({ port: nginx.securePort, servername, rejectUnauthorized: false });
        expect((await once(socket, "close").catch((error) => [error]))[0].message).toContain("unrecognized name");
      }
      const inside = await nginx.send("/pricing", { headers: { host: "evil.example" } }).catch((error) => error);
      expect(inside.message).toContain("socket hang up");
    });
  },
);
