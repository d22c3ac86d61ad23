import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { applicationForm, quickLead, samplePdf } from "../testing/app.ts";
import { rounds, temporaryFolder } from "../testing/basics.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { type ServerProcess, spawnServer } from "../testing/server-process.ts";

const megabyte = 1024 * 1024;

let server: ServerProcess;
let folder: ReturnType<typeof temporaryFolder>;
let built: ReturnType<typeof sampleSite>;

beforeEach(async () => {
  folder = temporaryFolder();
  built = sampleSite();
  server = await spawnServer({ DATA_DIR: folder.path, LOG_LEVEL: "silent" }, { distDir: built.path });
});
afterEach(async () => {
  await server.end("SIGTERM");
  built[Symbol.dispose]();
  folder[Symbol.dispose]();
});

/** Sends six megabytes of a form that never ends, as fast as the server takes them, and holds the connection. */
function upload(from: string): Socket {
  const { port } = new URL(server.url);
  const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress: from });
  const head =
    "POST /api/applications HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nContent-Type: multipart/form-data; boundary=x\r\n" +
    `Content-Length: ${6 * megabyte}\r\n\r\n` +
    '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
  const piece = Buffer.alloc(64 * 1024, "x");
  let left = 6 * megabyte - 1024;
  const send = () => {
    while (left > 0 && !socket.destroyed) {
      left -= piece.length;
      if (!socket.write(piece)) return;
    }
  };
  socket.on("error", () => undefined).on("drain", send);
  socket.write(head);
  send();
  return socket;
}

/** A visitor at another address: the status. */
function postLead(from: string): Promise<number> {
  const { port } = new URL(server.url);
  return new Promise<number>((resolve, reject) => {
    const post = request({
      port,
      host: "127.0.0.1",
      localAddress: from,
      path: "/api/leads",
      method: "POST",
      agent: false,
      headers: { "content-type": "application/json" },
    });
    post.on("response", (response) => resolve(response.resume().statusCode!)).on("error", reject);
    post.end(JSON.stringify(quickLead));
  });
}

const apply = () => {
  const bytes = new Uint8Array(5 * megabyte);
  bytes.set(samplePdf);
  const body = applicationForm({ resume: new File([bytes], "cv.pdf") });
  return fetch(`${server.url}/api/applications`, { method: "POST", body });
};

const uploads = rounds({ usual: 100, thorough: 300 });

describe.skipIf(process.platform !== "linux")(`${uploads} uploads that never end (memory is read from /proc)`, () => {
  test.each([
    ["many addresses", 200],
    // Refused earlier, by the limit for an address.
    ...(process.env.THOROUGH ? [["one address", 1] as const] : []),
  ] as const)(
    "from %s cost less than 150 MB, and enquiries go on",
    async (_name, addresses) => {
      // What an ordinary day has loaded and compiled is not the attack's.
      for (let warm = 0; warm < 3; warm++) expect((await apply()).status).toBe(201);
      for (let warm = 0; warm < 5; warm++) expect(await postLead("127.0.0.2")).toBe(201);
      const before = server.residentBytes();
      let peak = before;

      const sockets = Array.from({ length: uploads }, (_, index) => upload(`127.0.1.${1 + (index % addresses)}`));
      const sampling = setInterval(() => {
        peak = Math.max(peak, server.residentBytes());
      }, 50);
      const leads: number[] = [];
      const visitors = rounds({ usual: 3, thorough: 10 });
      while (leads.length < visitors) {
        leads.push(await postLead(`127.0.2.${leads.length + 1}`));
        await pause(300);
      }
      clearInterval(sampling);
      for (const socket of sockets) socket.destroy();
      expect(leads).toEqual(Array(visitors).fill(201));
      // Kept whole they would be six for each. How much of it waits for the garbage collector differs from run to run.
      expect((peak - before) / megabyte).toBeLessThan(150);
      // The budget is free again once they are gone.
      await expect.poll(async () => (await apply()).status, { timeout: 10_000, interval: 500 }).toBe(201);
    },
    90_000,
  );
});
