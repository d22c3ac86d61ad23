// How to read it: docs/performance.md. Usage: npm run bench:serve -- [--seconds 5] [--rounds 3] [--minutes 0] [--beside folder]
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { builtSite } from "../../server/http/built.ts";
import { isExecutable } from "../../tests/support/programs.mjs";
import { type SiteServer, startSiteServer } from "../../tests/support/site-server.ts";
import { startNginx } from "./nginx.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    /** Watches the server's memory under load for so long. */
    minutes: { type: "string", default: "0" },
    /** The server of another checkout with a built site. */
    beside: { type: "string" },
  },
});
const page = "/private-limited";
const nginxFolders = ["/usr/sbin", "/usr/local/sbin", resolve(".cache/nginx/usr/sbin")];
const encodings = { brotli: "br, gzip", gzip: "gzip", none: "identity" } as const;

interface Load {
  perSecond: number;
  p99: number;
  /** Of the server's processor time. Unlike the other two it hardly depends on what else the machine is doing. */
  microsPerRequest: number;
}

async function load({ origin, pid }: SiteServer, encoding: string, seconds: number): Promise<Load> {
  const before = await readCpuMicros(pid);
  const { requests, latency, non2xx } = await autocannon({
    url: origin + page,
    connections: 32,
    duration: seconds,
    headers: { "accept-encoding": encoding },
  });
  if (non2xx > 0) throw new Error(`${non2xx} responses of ${origin} were errors.`);
  const spent = (await readCpuMicros(pid)) - before;
  return { perSecond: requests.average, p99: latency.p99, microsPerRequest: spent / requests.total };
}

/** User and system time of a process, which Linux counts in hundredths of a second. */
async function readCpuMicros(pid: number): Promise<number> {
  const afterName = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ").at(-1)!.split(" ");
  return (Number(afterName[11]) + Number(afterName[12])) * 10_000;
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

function summarize(loads: readonly Load[]): Load {
  const of = (key: keyof Load) => median(loads.map((each) => each[key]));
  return { perSecond: of("perSecond"), p99: of("p99"), microsPerRequest: of("microsPerRequest") };
}

function print(cells: (string | number)[]): void {
  const widths = [14, 12, 12, 10, 14, 20, 20];
  console.log(cells.map((cell, column) => String(cell).padEnd(widths[column] ?? 0)).join(""));
}

/** Node compiles what runs often: the first thousands of requests cost more than all later ones. */
const warmUp = ({ origin }: SiteServer) => autocannon({ url: origin + page, connections: 32, amount: 5000 });

async function compare(servers: Record<string, SiteServer>): Promise<void> {
  for (const server of Object.values(servers)) await warmUp(server);
  print(["compression", "server", "requests/s", "p99 ms", "CPU µs each", "requests, of nginx", "for the same CPU"]);
  for (const [compression, encoding] of Object.entries(encodings)) {
    const loads = new Map(Object.keys(servers).map((name) => [name, [] as Load[]]));
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const [name, server] of Object.entries(servers))
        loads.get(name)!.push(await load(server, encoding, Number(values.seconds)));
    const nginx = loads.has("nginx") ? summarize(loads.get("nginx")!) : undefined;
    for (const [name, each] of loads) {
      const { perSecond, p99, microsPerRequest } = summarize(each);
      const ratios = nginx
        ? [(perSecond / nginx.perSecond).toFixed(2), (nginx.microsPerRequest / microsPerRequest).toFixed(2)]
        : [];
      print([compression, name, perSecond.toFixed(0), p99, microsPerRequest.toFixed(0), ...ratios]);
    }
  }
}

/** A steady, modest load on pages and files of all kinds. */
async function watchMemory({ origin, pid }: SiteServer, minutes: number): Promise<void> {
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { requests } = await autocannon({
      url: origin,
      connections: 8,
      overallRate: 200,
      duration: 60,
      requests: ["/", page, "/compliance-calendar", "/no-such-page", "/icon.svg", "/api/health"].map((path) => ({
        path,
        headers: { "accept-encoding": "br, gzip" },
      })),
    });
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    const megabytes = Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;
    console.log(`after ${minute} min: ${megabytes.toFixed(0)} MB in memory, ${requests.total} requests in that minute`);
  }
}

const servers: Record<string, SiteServer> = {};
try {
  servers.Node = await startSiteServer();
  if (values.beside) servers.beside = await startSiteServer(resolve(values.beside));
  const nginx = nginxFolders.map((folder) => join(folder, "nginx")).find(isExecutable);
  if (nginx) servers.nginx = await startNginx(nginx, builtSite);
  else console.log("There is no nginx on this machine. The server's own tests unpack one: npm test unit");
  console.log(`${page}, 32 connections, one process each, median of ${values.rounds} rounds of ${values.seconds} s\n`);
  if (Number(values.rounds) > 0) await compare(servers);
  await watchMemory(servers.Node, Number(values.minutes));
} finally {
  for (const server of Object.values(servers)) await server.stop();
}
