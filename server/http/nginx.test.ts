import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formLimits } from "../forms/limits.ts";
import { applicationForm, quickLead, samplePdf, startApp } from "../testing/app.ts";
import { freePort } from "../testing/free-port.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { errorMessages } from "./error-messages.ts";
import { type Listening, listen } from "./listen.ts";

const onPath = (program: string): string | undefined =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

const nginx = onPath("nginx");
const openssl = onPath("openssl");
const domain = "sthapana.example";

describe.skipIf(!nginx || !openssl)(
  "behind a real nginx with deploy/nginx.conf (skipped where nginx is not installed)",
  () => {
    let server: Awaited<ReturnType<typeof startApp>>;
    let upstream: Listening;
    let proxy: Awaited<ReturnType<typeof startNginx>>;

    beforeAll(async () => {
      const leads = { ...formLimits.leads, submissions: { usual: 3, most: 6 } };
      const limits = { ...formLimits, leads };
      server = await startApp({ trustProxy: 1, siteUrl: `https://${domain}`, limits });
      upstream = await listen(server.app, { host: "127.0.0.1", port: 0 });
      proxy = await startNginx(upstream.port);
    });

    afterAll(async () => {
      await proxy.stop();
      await upstream.stop(0);
      await server[Symbol.asyncDispose]();
    });

    interface Sent {
      headers?: Record<string, string>;
      body?: string | Uint8Array;
      from?: string;
    }

    /** Over TLS, from an address of this machine's own loopback network. */
    async function post(
      path: string,
      { headers = {}, body = JSON.stringify(quickLead), from = "127.0.0.1" }: Sent = {},
    ) {
      const sent = request({
        host: "127.0.0.1",
        port: proxy.securePort,
        path,
        method: "POST",
        ca: proxy.certificate,
        servername: domain,
        localAddress: from,
        agent: false,
        headers: {
          host: domain,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          ...headers,
        },
      });
      sent.end(body);
      const [response] = await once(sent, "response");
      const text = (await response.setEncoding("utf8").toArray()).join("");
      return { status: response.statusCode as number, headers: response.headers, text };
    }

    test("takes a lead from our own pages and refuses one from another site", async () => {
      const ours = await post("/api/leads", { from: "127.0.0.10", headers: { origin: `https://${domain}` } });
      expect([ours.status, Object.keys(JSON.parse(ours.text))]).toEqual([201, ["id"]]);
      expect(ours.headers["strict-transport-security"]).toContain("max-age=");
      const theirs = await post("/api/leads", { from: "127.0.0.10", headers: { origin: "https://evil.example" } });
      expect(theirs.status).toBe(403);
    });

    test("counts by the visitor's real address, whatever the visitor claims", async () => {
      for (let count = 0; count < 6; count += 1) {
        const response = await post("/api/leads", {
          from: "127.0.0.20",
          headers: { "x-forwarded-for": `1.1.1.${count}` },
        });
        expect(response.status).toBe(201);
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
        expect([refused.status, JSON.parse(refused.text).error]).toEqual([403, errorMessages[403]]);
        const after = await post("/api/leads", { from: `127.0.0.${50 + upload}` });
        expect(after.status).toBe(201);
      }
    });

    test("sends plain HTTP to TLS", async () => {
      const response = await fetch(`http://127.0.0.1:${proxy.plainPort}/pricing`, { redirect: "manual" });
      expect([response.status, response.headers.get("location")]).toEqual([301, "https://127.0.0.1/pricing"]);
    });
  },
);

/** The shipped configuration as it is, but for ports, certificate and the server's address. */
async function startNginx(upstreamPort: number) {
  const folder = temporaryFolder();
  const [plainPort, securePort] = await Promise.all([freePort(), freePort()]);
  const certificateFile = join(folder.path, "certificate.pem");
  const keyFile = join(folder.path, "key.pem");
  const subject = ["-subj", `/CN=${domain}`, "-addext", `subjectAltName=DNS:${domain}`];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", keyFile];
  execFileSync(openssl!, ["req", "-x509", "-days", "2", ...key, "-out", certificateFile, ...subject], {
    stdio: "pipe",
  });

  const shipped = readFileSync(join(import.meta.dirname, "..", "..", "deploy", "nginx.conf"), "utf8");
  const site = shipped
    .replace(/^ *listen \[::\].*$/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${securePort} ssl`)
    .replace("server 127.0.0.1:4321;", `server 127.0.0.1:${upstreamPort};`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificateFile};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${keyFile};`);
  writeFileSync(join(folder.path, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder.path}/${kind};`)
    .join(" ");
  writeFileSync(
    join(folder.path, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder.path}/pid; error_log stderr notice;
    events {} http { access_log off; ${temporary} include ${folder.path}/site.conf; }`,
  );

  const child = spawn(nginx!, ["-p", folder.path, "-c", join(folder.path, "nginx.conf")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const stopChild = () => child.kill("SIGTERM");
  process.once("exit", stopChild);
  await untilReady(child);
  return {
    plainPort,
    securePort,
    certificate: readFileSync(certificateFile),
    async stop() {
      process.off("exit", stopChild);
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      folder[Symbol.dispose]();
    },
  };
}

async function untilReady(child: ChildProcess): Promise<void> {
  let said = "";
  for await (const line of createInterface({ input: child.stderr! })) {
    said += `${line}\n`;
    if (line.includes("start worker process ")) {
      child.stderr!.resume();
      return;
    }
  }
  throw new Error(`nginx did not start:\n${said}`);
}
