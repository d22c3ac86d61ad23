import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formLimits } from "../intake/limits.ts";
import { applicationForm, quickLead, samplePdf, startApp } from "../testing/app.ts";
import {
  claimedAddress,
  nginxDomain as domain,
  nginxFiles,
  nginxInstalled,
  type RunningNginx,
  type Sent,
  startNginx,
} from "../testing/nginx.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { networksOfOneCustomer, timed, trickle, trickledLead, trickledUpload } from "../testing/trickle.ts";
import { errorMessage } from "./html.ts";
import { type Listening, listen } from "./listen.ts";

const maintenancePage = nginxFiles["form/unavailable/index.html"];

describe.skipIf(!nginxInstalled)(
  "behind a real nginx with deploy/nginx.conf (skipped where nginx is not installed)",
  () => {
    const built = sampleSite(nginxFiles);
    let server: Awaited<ReturnType<typeof startApp>>;
    let upstream: Listening;
    let nginx: RunningNginx;

    beforeAll(async () => {
      const leads = { ...formLimits.leads, submissions: { usual: 3, most: 6 } };
      const limits = { ...formLimits, leads };
      server = await startApp({ env: { TRUST_PROXY: 1 }, siteUrl: `https://${domain}`, limits });
      upstream = await listen(server.app, { host: "127.0.0.1", port: 0 });
      nginx = await startNginx({ upstreamPort: upstream.port, distDir: built.path });
    });

    afterAll(async () => {
      await nginx.stop();
      await upstream.stop(0);
      await server[Symbol.asyncDispose]();
      built[Symbol.dispose]();
    });

    const post = (path: string, { body = JSON.stringify(quickLead), headers, from }: Sent = {}, through = nginx) => {
      const length = String(Buffer.byteLength(body));
      const sent = { "content-type": "application/json", "content-length": length, ...headers };
      return through.send(path, { method: "POST", body, headers: sent, ...(from && { from }) });
    };

    test("takes a lead from our own pages and refuses one from another site", async () => {
      const ours = await post("/api/leads", { from: "127.0.0.10", headers: { origin: `https://${domain}` } });
      expect([ours.status, Object.keys(JSON.parse(ours.text))]).toEqual([201, ["id", "number"]]);
      expect(ours.headers["strict-transport-security"]).toBe("max-age=31536000");
      const theirs = await post("/api/leads", { from: "127.0.0.10", headers: { origin: "https://evil.example" } });
      expect(theirs.status).toBe(403);
    });

    test("counts by the visitor's real address, whatever the visitor claims", async () => {
      for (let count = 0; count < 6; count += 1) {
        const headers = { "x-forwarded-for": `1.1.1.${count}` };
        expect((await post("/api/leads", { from: "127.0.0.20", headers })).status).toBe(201);
      }
      const seventh = await post("/api/leads", { from: "127.0.0.20", headers: { "x-forwarded-for": "2.2.2.2" } });
      expect([seventh.status, seventh.headers["content-type"]]).toEqual([429, "application/json"]);
      expect((await post("/api/leads", { from: "127.0.0.21" })).status).toBe(201);
    });

    test("passes a resume of 5 MB, and the server's own words about a larger one", async () => {
      const apply = async (size: number, from: string) => {
        const resume = new Uint8Array(size);
        resume.set(samplePdf);
        const form = new Response(applicationForm({ resume: new File([resume], "asha.pdf") }));
        const headers = { "content-type": form.headers.get("content-type")! };
        return post("/api/applications", { from, headers, body: new Uint8Array(await form.arrayBuffer()) });
      };
      expect((await apply(5 * 1024 * 1024, "127.0.0.30")).status).toBe(201);
      const larger = await apply(8 * 1024 * 1024, "127.0.0.30");
      expect(larger.status).toBe(413);
      expect(JSON.parse(larger.text).error).toContain("too large");
    });

    test("passes on the server's refusal of an upload that it did not read, and goes on", async () => {
      const body = new Uint8Array(5 * 1024 * 1024);
      const headers = { origin: "https://evil.example", "content-type": "multipart/form-data; boundary=x" };
      for (let upload = 0; upload < 5; upload += 1) {
        const refused = await post("/api/applications", { from: "127.0.0.40", headers, body });
        expect([refused.status, JSON.parse(refused.text).error]).toEqual([403, errorMessage(403)]);
        const after = await post("/api/leads", { from: `127.0.0.${50 + upload}` });
        expect(after.status).toBe(201);
      }
    });

    test("lets nobody hold more than forty connections to the API, and others get through meanwhile", async () => {
      const hanging = createServer();
      let reached = 0;
      hanging.on("request", () => {
        reached += 1;
      });
      hanging.listen(0, "127.0.0.1");
      await once(hanging, "listening");
      const { port } = hanging.address() as AddressInfo;
      const through = await startNginx({ upstreamPort: port, distDir: built.path });
      const begin = (from: string) =>
        through
          .open("/api/health", { from })
          .on("error", () => undefined)
          .end();
      const slow = Array.from({ length: 40 }, () => begin("127.0.0.60"));
      while (reached < 40) await once(hanging, "request");
      const refused = await through.send("/api/health", { from: "127.0.0.60" });
      expect([refused.status, refused.text]).toEqual([429, maintenancePage]);
      slow.push(begin("127.0.0.61"));
      await once(hanging, "request");
      expect(reached).toBe(41);
      for (const outgoing of slow) outgoing.destroy();
      await through.stop();
      hanging.closeAllConnections();
      hanging.close();
    });

    describe("while others send bodies that hardly come", () => {
      const open = (path: string, address: string, headers: Record<string, string>) =>
        nginx.open(path, { method: "POST", headers: { ...headers, [claimedAddress]: address } });
      const begin = (count: number, networks: number, { path, headers, start }: typeof trickledLead) =>
        trickle(
          Array.from({ length: count }, (_, index) => open(path, networksOfOneCustomer(networks, index), headers)),
          start,
        );

      test("500 posts from five networks: a lead is stored within two seconds", async () => {
        using _ = await begin(500, 5, trickledLead);
        const lead = JSON.stringify(quickLead);
        const headers = { "content-type": "application/json", "content-length": String(lead.length) };
        const { status, ms } = await timed(open("/api/leads", "192.0.2.90", headers), lead);
        expect(status).toBe(201);
        expect(ms).toBeLessThan(2_000);
      });

      test("24 uploads from six networks: an application is stored within two seconds", async () => {
        using _ = await begin(24, 6, trickledUpload);
        const form = new Response(applicationForm());
        const headers = { "content-type": form.headers.get("content-type")! };
        const body = new Uint8Array(await form.arrayBuffer());
        const { status, ms } = await timed(open("/api/applications", "192.0.2.91", headers), body);
        expect(status).toBe(201);
        expect(ms).toBeLessThan(2_000);
      });

      test("whoever has many addresses holds no more connections than one customer may", async () => {
        // Not the customer of the tests before: nginx may still be counting what that one sent.
        const requests = Array.from({ length: 300 }, (_, index) =>
          open(trickledLead.path, networksOfOneCustomer(300, index, 2), trickledLead.headers),
        );
        let refused = 0;
        const enough = new Promise<void>((resolve) => {
          for (const request of requests)
            request.on("response", ({ statusCode }) => {
              refused += statusCode === 429 ? 1 : 0;
              if (refused === 140) resolve();
            });
        });
        using _ = await trickle(requests, trickledLead.start);
        await enough;
        expect(refused).toBe(140);
      });
    });

    test("shows a page of the site while the server is away, and when to come back", async () => {
      const through = await startNginx({ upstreamPort: 1, distDir: built.path });
      const response = await post("/api/leads", { from: "127.0.0.70" }, through);
      const page = await through.send("/pricing", { from: "127.0.0.70" });
      const logs = await through.stop();
      expect([response.status, response.text]).toEqual([503, maintenancePage]);
      expect(response.headers).toMatchObject({
        "retry-after": "30",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
      expect(page.status).toBe(200);
      expect(logs).toContain(' 503 "POST /api/leads"');
      expect(logs).not.toContain("127.0.0.70");
    });

    test("notes page, result, browser and referring page, but no address and nothing behind a question mark", async () => {
      const through = await startNginx({ upstreamPort: upstream.port, distDir: built.path });
      const headers = { "user-agent": "Browser of the test", referer: "https://example.in/from-here?token=secret-one" };
      await through.send("/api/newsletter/confirm?token=secret-two", { from: "127.0.0.80", headers });
      // The key of a founder's page.
      await through.send("/api/registration?key=secret-five", { from: "127.0.0.80", headers });
      await through.send("/api/registration/accept?key=secret-six", { from: "127.0.0.80", headers, method: "POST" });
      await through.send("/pricing?utm_source=secret-three", { from: "127.0.0.80", headers });
      const plain = get({ port: through.plainPort, path: "/about?token=secret-four", headers: { host: domain } });
      (await once(plain, "response"))[0].destroy();
      const logs = await through.stop();
      expect(logs).toMatch(
        /^\S+ 200 "GET \/pricing" \d+ [\d.]+ "https:\/\/example\.in\/from-here" "Browser of the test"$/m,
      );
      expect(logs).toContain('"GET /api/newsletter/confirm"');
      expect(logs).toContain('"GET /api/registration"');
      expect(logs).toContain('"POST /api/registration/accept"');
      expect(logs).toContain(' 301 "GET /about"');
      expect(logs).not.toMatch(/127\.0\.0\.|secret/);
    });
  },
);
