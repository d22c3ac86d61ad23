// How to read it: docs/performance.md. Usage: npm run bench:serve -- [--seconds 10] [--minutes 0]
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { freePort } from "../../server/testing/free-port.ts";
import { isExecutable } from "../../tests/support/programs.mjs";
import { startSiteServer } from "../../tests/support/site-server.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    /** Watches the server's memory under load for so long. */
    minutes: { type: "string", default: "0" },
  },
});
const seconds = Number(values.seconds);
const page = "/private-limited";
const encodings = { "br, gzip": "br, gzip", gzip: "gzip", none: "identity" } as const;

/** The same files from nginx, with one worker. */
async function startNginx(): Promise<{ origin: string; stop: () => Promise<void> } | undefined> {
  const program = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", ".cache/nginx/usr/sbin/nginx"].find(isExecutable);
  if (!program) return undefined;
  const work = await mkdtemp(join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await writeFile(
    join(work, "nginx.conf"),
    `worker_processes 1; daemon off; pid ${work}/pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${work}/${name};`).join(" ")}
  types { text/html html; } access_log off; sendfile on; keepalive_requests 1000000;
  server { listen 127.0.0.1:${port}; root ${resolve("dist")}; gzip_static on; location / { try_files $uri $uri/index.html =404; } }
}`,
  );
  const nginx = spawn(program, ["-c", join(work, "nginx.conf"), "-p", work], { stdio: "inherit" });
  await wait(500);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      nginx.kill("SIGQUIT");
      await once(nginx, "exit");
      await rm(work, { recursive: true, force: true });
    },
  };
}

async function load(origin: string, encoding: string, duration: number) {
  const { requests, latency, non2xx } = await autocannon({
    url: origin + page,
    connections: 32,
    duration,
    headers: { "accept-encoding": encoding },
  });
  if (non2xx > 0) throw new Error(`${non2xx} responses of ${origin} were errors.`);
  return { perSecond: requests.average, p99: latency.p99 };
}

const node = await startSiteServer();
const nginx = await startNginx();
try {
  console.log(`${page}, 32 connections, ${seconds} s each, one worker each\n`);
  for (const [name, encoding] of Object.entries(encodings)) {
    const ours = await load(node.origin, encoding, seconds);
    const line = `${`compression ${name}`.padEnd(24)} Node ${ours.perSecond.toFixed(0).padStart(6)}/s p99 ${ours.p99} ms`;
    if (!nginx) {
      console.log(`${line}   (no nginx on this machine)`);
      continue;
    }
    const theirs = await load(nginx.origin, encoding, seconds);
    const ratio = (ours.perSecond / theirs.perSecond).toFixed(2);
    console.log(`${line}   nginx ${theirs.perSecond.toFixed(0).padStart(6)}/s p99 ${theirs.p99} ms   ratio ${ratio}`);
  }
  await watchMemory(Number(values.minutes));
} finally {
  await nginx?.stop();
  await node.stop();
}

async function watchMemory(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    await load(node.origin, "br, gzip", 60);
    const status = await readFile(`/proc/${node.pid}/status`, "utf8");
    console.log(`after ${minute + 1} min: ${status.match(/VmRSS:\s+(.*)/)?.[1]} in memory`);
  }
}
