import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicationForm, quickLead, samplePdf } from "../testing/app.ts";
import { temporaryFolder } from "../testing/basics.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { type ServerProcess, spawnServer } from "../testing/server-process.ts";
import { networksOfOneCustomer, timed, trickle, trickledLead, trickledUpload } from "../testing/trickle.ts";

const megabyte = 1024 * 1024;
const inTime = 2_000;

let server: ServerProcess;
let folder: ReturnType<typeof temporaryFolder>;
let built: ReturnType<typeof sampleSite>;

beforeAll(async () => {
  folder = temporaryFolder();
  built = sampleSite();
  const env = { DATA_DIR: folder.path, LOG_LEVEL: "silent", TRUST_PROXY: "1" };
  server = await spawnServer(env, { distDir: built.path });
});
afterAll(async () => {
  await server.end("SIGTERM");
  built[Symbol.dispose]();
  folder[Symbol.dispose]();
});

const open = (path: string, from: string, headers: Record<string, string>) =>
  request(new URL(path, server.url), {
    method: "POST",
    agent: false,
    headers: { ...headers, "x-forwarded-for": from },
  });

const begin = (count: number, networks: number, kind: typeof trickledLead, start = kind.start) =>
  trickle(
    Array.from({ length: count }, (_, index) => open(kind.path, networksOfOneCustomer(networks, index), kind.headers)),
    start,
  );

const postLead = (from: string) =>
  timed(open("/api/leads", from, { "content-type": "application/json" }), JSON.stringify(quickLead));

async function apply(from: string, size = megabyte) {
  const bytes = new Uint8Array(size);
  bytes.set(samplePdf);
  const form = new Response(applicationForm({ resume: new File([bytes], "cv.pdf") }));
  const headers = { "content-type": form.headers.get("content-type")! };
  return timed(open("/api/applications", from, headers), new Uint8Array(await form.arrayBuffer()));
}

/** One after the other, as different visitors; the time in the middle, since the machine may be busy with something else. */
async function inTurn(send: (from: string) => ReturnType<typeof timed>) {
  const results = [];
  for (const visitor of ["192.0.2.2", "192.0.2.3", "2001:db8:2::1"]) results.push(await send(visitor));
  const [, ms] = results.map((result) => result.ms).sort((a, b) => a - b);
  return { statuses: results.map(({ status }) => status), ms };
}

describe("while others send bodies that hardly come", () => {
  test("500 posts from five networks: a lead is stored within two seconds, and they cost little memory", async () => {
    expect((await postLead("192.0.2.1")).status).toBe(201);
    const before = server.residentBytes();
    using _ = await begin(500, 5, trickledLead);
    const { statuses, ms } = await inTurn(postLead);
    expect(statuses).toEqual([201, 201, 201]);
    expect(ms).toBeLessThan(inTime);
    expect((server.residentBytes() - before) / megabyte).toBeLessThan(60);
  });

  test("24 uploads from six networks: an application is stored within two seconds", async () => {
    using _ = await begin(24, 6, trickledUpload);
    const { statuses, ms } = await inTurn(apply);
    expect(statuses).toEqual([201, 201, 201]);
    expect(ms).toBeLessThan(inTime);
  });

  test("uploads that fill the memory and then stand still: the next ones are stored", async () => {
    using _ = await begin(16, 6, trickledUpload, trickledUpload.start + "x".repeat(4.5 * megabyte));
    // Until the others have stood still for a moment nobody can tell who is slow: then the answer is 503, 'please try again'.
    const { statuses } = await inTurn(async (from) => {
      let result = await apply(from, 4 * megabyte);
      for (let tries = 1; result.status === 503 && tries < 10; tries++) result = await apply(from, 4 * megabyte);
      return result;
    });
    expect(statuses).toEqual([201, 201, 201]);
  });
});
