import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startMs } from "../site/switch.ts";
import { openDesk } from "../testing/desk.ts";
import { nginxDeskDomain, nginxInstalled, startNginx } from "../testing/nginx.ts";
import { sampleSite } from "../testing/sample-site.ts";

test("nginx waits longer for a publication than a server may take to start", () => {
  const conf = readFileSync(join(import.meta.dirname, "../../deploy/nginx-desk.conf"), "utf8");
  const [, seconds] = /location \/api\/site\/ \{[^}]*proxy_read_timeout (\d+)s;/.exec(conf) ?? [];
  expect(Number(seconds) * 1_000).toBeGreaterThan(startMs);
});

test.skipIf(!nginxInstalled)(
  "the desk behind a real nginx with deploy/nginx-desk.conf (skipped where nginx is not installed)",
  async () => {
    using site = sampleSite();
    const deskUrl = `https://${nginxDeskDomain}`;
    await using desk = await openDesk({ DESK_URL: deskUrl, TRUST_PROXY: "1" });
    // Nothing listens for the site: a request that strayed there would get no response.
    const nginx = await startNginx({ upstreamPort: 9, distDir: site.path, deskPort: desk.port });
    const headers = { host: nginxDeskDomain, "content-type": "application/json", "sec-fetch-site": "same-origin" };
    const { id } = await desk.store.people.invite({ email: "asha@firm.example", name: "Asha" });
    const { token } = await desk.store.people.issueLink(id, "open");
    const body = JSON.stringify({ token });
    const opened = await nginx.send("/api/open", { method: "POST", headers, body });
    expect(opened.status).toBe(200);
    const cookie = opened.headers["set-cookie"]![0]!.split(";", 1)[0]!;
    expect(cookie).toMatch(/^__Host-desk=/);
    const session = await nginx.send("/api/session", { headers: { ...headers, cookie } });
    expect(JSON.parse(session.text)).toMatchObject({ person: { name: "Asha" } });
    expect(session.headers["strict-transport-security"]).toContain("max-age");
    const found = await nginx.send("/api/enquiries?search=secret-name", { headers: { ...headers, cookie } });
    expect(found.status).toBe(200);

    // The stream comes through at once, not when a buffer is full.
    const stream = nginx.open("/api/stream", { headers: { ...headers, cookie } });
    stream.end();
    const [response] = await once(stream, "response");
    const [first] = await once(response, "data");
    expect(String(first)).toBe("event: changed\ndata: all\n\n");
    stream.destroy();

    // Ten people behind one address open the desk, each with its page, its scripts and its questions, and a change follows.
    const firstLoad = async () => {
      const paths = ["/", ...Array(20).fill("/assets/main-abc.js"), ...Array(7).fill("/api/today")];
      return Promise.all(
        [...paths, ...Array(4).fill("/api/choices")].map((path) =>
          nginx.send(path, { headers: { ...headers, cookie } }),
        ),
      );
    };
    const loads = (await Promise.all(Array.from({ length: 10 }, firstLoad))).flat();
    expect(loads.map(({ status }) => status)).toEqual(Array(loads.length).fill(200));
    // Somebody who floods the API is held up.
    const flood = Array.from({ length: 600 }, () => nginx.send("/api/session", { headers }));
    expect((await Promise.all(flood)).some(({ status }) => status === 429)).toBe(true);
    expect((await nginx.send("/assets/main-abc.js", { headers })).status).toBe(200);

    // The site's name leads to the site, and the other way round.
    expect((await nginx.send("/api/session", { headers: { cookie } })).status).not.toBe(200);
    // As soon as the flood is over.
    const lead = { method: "POST", headers: { ...headers, cookie }, body: "{}" };
    await expect.poll(async () => (await nginx.send("/api/leads", lead)).status).toBe(404);
    const log = await nginx.stop();
    expect(log).toContain('200 "GET /api/enquiries"');
    expect(log).not.toMatch(/secret-name|127\.0\.0\.1|__Host/);
  },
  120_000,
);
