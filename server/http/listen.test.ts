import { EventEmitter, once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { type Listening, listen } from "./listen.ts";
import { postLimits } from "./post-limits.ts";
import { applicationForm, json, quickLead, samplePdf, startApp, unlimited } from "./testing.ts";

const impatient = { ...unlimited, leads: { ...unlimited.leads, body: { ...postLimits.leads.body, idleMs: 150 } } };

async function listening(overrides: Parameters<typeof startApp>[0] = {}, headersMs?: number) {
  const server = await startApp(overrides);
  const arrivals = new EventEmitter();
  const fetch: typeof server.app.fetch = (...request) => {
    arrivals.emit("request");
    return server.app.fetch(...request);
  };
  const http = await listen({ fetch }, { host: "127.0.0.1", port: 0, headersMs });
  return {
    ...server,
    http,
    /** Resolves when the headers of the next request have arrived. */
    nextRequest: () => once(arrivals, "request"),
    url: `http://127.0.0.1:${http.port}`,
    async [Symbol.asyncDispose]() {
      await http.stop(0);
      await server[Symbol.asyncDispose]();
    },
  };
}

/** A raw connection, so that a request can be sent in pieces or never finished. */
function dial({ port }: Listening): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("utf8");
  let heard = "";
  socket.on("data", (text: string) => {
    heard += text;
  });
  // The server may hang up while something is still being written.
  socket.on("error", () => undefined);
  const answer = new Promise<string>((resolve) => socket.on("close", () => resolve(heard)));
  return { socket, answer };
}

const body = JSON.stringify(quickLead);
const head = (length: number, more = "") =>
  `POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;

describe("on a real socket", () => {
  it("takes a lead", async () => {
    await using server = await listening();
    const answer = await fetch(`${server.url}/api/leads`, json(quickLead));
    expect(answer.status).toBe(201);
    expect(await server.stored()).toHaveLength(1);
  });

  it("takes an application with its resume, byte for byte", async () => {
    await using server = await listening();
    const answer = await fetch(`${server.url}/api/applications`, { method: "POST", body: applicationForm() });
    expect(answer.status).toBe(201);
    const kept = await server.store.desk.resume((await answer.json()).id);
    expect(Buffer.from(kept!.bytes).equals(samplePdf)).toBe(true);
  });

  it("answers 408 to a body that stops coming, and hangs up", async () => {
    await using server = await listening({ limits: impatient });
    const { socket, answer } = dial(server.http);
    socket.write(head(body.length) + body.slice(0, 20));
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(await server.stored()).toEqual([]);
  });

  it("answers 408 to a body that drips past its time", async () => {
    const dripping = {
      ...impatient,
      leads: { ...impatient.leads, body: { bytes: 16_384, idleMs: 10_000, totalMs: 200 } },
    };
    await using server = await listening({ limits: dripping });
    const { socket, answer } = dial(server.http);
    socket.write(head(16_000));
    const drip = setInterval(() => socket.write(" "), 20);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drip);
  });

  it("hangs up on headers that never end", async () => {
    await using server = await listening({}, 200);
    const { socket, answer } = dial(server.http);
    socket.write("POST /api/leads HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    expect(await answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it("answers 413 to a body without a length as soon as it is too large, and holds no more than the limit", async () => {
    await using server = await listening();
    const { socket, answer } = dial(server.http);
    socket.write(
      "POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
    );
    const piece = "x".repeat(8192);
    const flood = setInterval(() => socket.write(`2000\r\n${piece}\r\n`), 1);
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
    clearInterval(flood);
  });

  it("lets a browser finish a somewhat too large upload and read why it was refused", async () => {
    await using server = await listening();
    const answer = await fetch(`${server.url}/api/leads`, json({ ...quickLead, more: "x".repeat(40_000) }));
    expect([answer.status, typeof (await answer.json()).error]).toEqual([413, "string"]);
  });

  it("goes on serving after a visitor breaks off in the middle of a body", async () => {
    await using server = await listening();
    const { socket, answer } = dial(server.http);
    const arrived = server.nextRequest();
    socket.write(head(body.length) + body.slice(0, 20));
    await arrived;
    socket.destroy();
    await answer;
    expect((await fetch(`${server.url}/api/leads`, json(quickLead))).status).toBe(201);
    expect(await server.stored()).toHaveLength(1);
  });
});

describe("stopping", () => {
  it("finishes the request in hand, takes no new one, and does not wait for idle connections", async () => {
    await using server = await listening();
    const idle = dial(server.http);
    await once(idle.socket, "connect");
    const { socket, answer } = dial(server.http);
    const arrived = server.nextRequest();
    socket.write(head(body.length, "Connection: keep-alive\r\n") + body.slice(0, 20));
    await arrived;
    // Longer than the test may take: it passes only if nothing waits for the grace period.
    const stopped = server.http.stop(60_000);
    await expect(fetch(`${server.url}/api/health`)).rejects.toThrow();
    socket.write(body.slice(20));
    expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
    await stopped;
    expect(await server.stored()).toHaveLength(1);
  });

  it("cuts off what does not finish within the grace period", async () => {
    await using server = await listening();
    const { socket, answer } = dial(server.http);
    const arrived = server.nextRequest();
    socket.write(head(body.length));
    await arrived;
    await server.http.stop(100);
    await answer;
    expect(await server.stored()).toEqual([]);
  });
});
