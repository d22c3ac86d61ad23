import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { ClientRequest, IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { freePort, temporaryFolder } from "./basics.ts";

const onPath = (program: string): string | undefined =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

const nginx = onPath("nginx");
const openssl = onPath("openssl");
export const nginxInstalled = nginx !== undefined && openssl !== undefined;

/** Beside nginx as Debian installs it, or where scripts/programs.mjs unpacks it. */
const brotliModule = nginx && join(dirname(nginx), "..", "lib", "nginx", "modules", "ngx_http_brotli_static_module.so");
export const brotliInstalled = brotliModule !== undefined && existsSync(brotliModule);

const longText = "company registration for founders ".repeat(60);

/** A site with something of each kind that is delivered in its own way. */
export const nginxFiles = {
  "index.html": `<!doctype html><title>Home</title>${longText}`,
  "pricing/index.html": `<!doctype html><title>Pricing</title>${longText}`,
  "404.html": `<!doctype html><title>Not found</title>${longText}`,
  "form/unavailable/index.html": `<!doctype html><title>Back in a minute</title>${longText}`,
  "_astro/page.abc123.js": `// ${longText}`,
  "_astro/font.woff2": Buffer.from(longText),
  "art/guide.svg": `<svg xmlns="http://www.w3.org/2000/svg"><title>${longText}</title></svg>`,
  "icon.svg": `<svg xmlns="http://www.w3.org/2000/svg"><title>${longText}</title></svg>`,
  "site.webmanifest": "{}",
  "robots.txt": "User-agent: *\n",
  "Startup Templates/NDA-Mutual.docx": Buffer.from("PK"),
  ".build-hash": "secret of the build",
};

/** The name in the shipped configuration and in its certificate. */
export const nginxDomain = "sthapana.example";
export const nginxDeskDomain = `desk.${nginxDomain}`;

/** A header that stands for the visitor's address here, so that one machine can be many networks. */
export const claimedAddress = "x-test-address";

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** An address of this machine's own loopback network. */
  from?: string;
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
}

export interface RunningNginx {
  plainPort: number;
  securePort: number;
  certificate: Buffer;
  /** A request over TLS that has yet to be ended. */
  open(path: string, sent?: Sent): ClientRequest;
  send(path: string, sent?: Sent): Promise<Received>;
  /** What is in both logs at the end. */
  stop(): Promise<string>;
}

interface Options {
  upstreamPort: number;
  /** The built site. */
  distDir: string;
  brotli?: boolean;
  /** Where the desk listens; with it, its configuration is beside the site's. */
  deskPort?: number;
}

/** The shipped configuration as it is, but for ports, certificate, folders, the server's address and the desk's requests a second. */
export async function startNginx({ upstreamPort, distDir, brotli = false, deskPort }: Options): Promise<RunningNginx> {
  const folder = temporaryFolder();
  const [plainPort, securePort] = await Promise.all([freePort(), freePort()]);
  const certificate = makeCertificate(folder.path);
  const deploy = join(import.meta.dirname, "..", "..", "deploy");
  const adapt = (file: string): string => {
    const shipped = readFileSync(join(deploy, file), "utf8")
      .replace(/^ *listen \[::\].*$/gm, "")
      .replace(/^ *listen 80\b/gm, `listen 127.0.0.1:${plainPort}`)
      .replace(/^ *listen 443\b/gm, `listen 127.0.0.1:${securePort}`)
      .replace("server 127.0.0.1:4321;", `server 127.0.0.1:${upstreamPort};`)
      .replace("server 127.0.0.1:4322;", `server 127.0.0.1:${deskPort};`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate.file};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${certificate.keyFile};`)
      .replaceAll("/opt/sthapana/deploy/", `${deploy}/`)
      .replace("root /opt/sthapana/builds/current/site;", `root ${distDir};`)
      // A flood that a busy machine sends is slower than the real limit.
      .replace("zone=sthapana_desk_requests:1m rate=100r/s", "zone=sthapana_desk_requests:1m rate=1r/s")
      .replaceAll("/var/log/nginx/", `${folder.path}/`);
    // What the file itself says to do for an older nginx.
    if (knowsHttp2Directive()) return shipped;
    return shipped.replace(/^ *http2 on;/m, "").replace(/^(listen .* ssl);/gm, "$1 http2;");
  };
  const site = brotli ? adapt("nginx.conf").replace(/# (brotli_static on;)/, "$1") : adapt("nginx.conf");
  writeFileSync(join(folder.path, "site.conf"), deskPort ? `${site}\n${adapt("nginx-desk.conf")}` : site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder.path}/${kind};`)
    .join(" ");
  writeFileSync(
    join(folder.path, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder.path}/pid; error_log stderr notice;
    ${brotli ? `load_module ${brotliModule};` : ""}
    events { worker_connections 4096; }
    http { ${temporary} set_real_ip_from 127.0.0.0/8; real_ip_header ${claimedAddress}; include ${folder.path}/site.conf; }`,
  );

  const child = spawn(nginx!, ["-p", folder.path, "-c", join(folder.path, "nginx.conf")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const stopChild = () => child.kill("SIGTERM");
  process.once("exit", stopChild);
  await untilReady(child);

  const ca = readFileSync(certificate.file);
  const open = (path: string, { method = "GET", headers = {}, from = "127.0.0.1" }: Sent = {}) =>
    request({
      host: "127.0.0.1",
      port: securePort,
      path,
      method,
      ca,
      servername: headers.host === nginxDeskDomain ? nginxDeskDomain : nginxDomain,
      localAddress: from,
      agent: false,
      headers: { host: nginxDomain, ...headers },
    });
  return {
    plainPort,
    securePort,
    certificate: ca,
    open,
    async send(path, sent = {}) {
      const outgoing = open(path, sent);
      outgoing.end(sent.body);
      const [response] = await once(outgoing, "response");
      const bytes = Buffer.concat(await response.toArray());
      return { status: response.statusCode, headers: response.headers, text: bytes.toString(), bytes };
    },
    async stop() {
      process.off("exit", stopChild);
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      const names = ["sthapana.log", "sthapana-error.log", ...(deskPort ? ["sthapana-desk.log"] : [])];
      const logs = names.map((name) => readFileSync(join(folder.path, name), "utf8"));
      folder[Symbol.dispose]();
      return logs.join("");
    },
  };
}

/** Since 1.25.1. */
function knowsHttp2Directive(): boolean {
  const [, major, minor, patch] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(spawnSync(nginx!, ["-v"]).stderr.toString())!;
  return Number(major) * 1e6 + Number(minor) * 1e3 + Number(patch) >= 1_025_001;
}

function makeCertificate(folder: string): { file: string; keyFile: string } {
  const file = join(folder, "certificate.pem");
  const keyFile = join(folder, "key.pem");
  const subject = [
    "-subj",
    `/CN=${nginxDomain}`,
    "-addext",
    `subjectAltName=DNS:${nginxDomain},DNS:${nginxDeskDomain}`,
  ];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", keyFile];
  execFileSync(openssl!, ["req", "-x509", "-days", "2", ...key, "-out", file, ...subject], { stdio: "pipe" });
  return { file, keyFile };
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
