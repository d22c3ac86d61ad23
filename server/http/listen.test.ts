import { EventEmitter, once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { describe, expect, test } from "vitest";
import { formLimits } from "../intake/limits.ts";
import { applicationForm, json, quickLead, samplePdf, startApp, unlimited } from "../testing/app.ts";
import { errorMessage } from "./html.ts";
import { type Listening, listen } from "./listen.ts";

const shortTimeouts = {
  ...unlimited,
  leads: { ...unlimited.leads, body: { ...formLimits.leads.body, patienceMs: 150 } },
};

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
function dial({ port }: Listening): { socket: Socket; response: Promise<string> } {
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("utf8");
  let heard = "";
  socket.on("data", (text: string) => {
    heard += text;
  });
  // The server may hang up while something is still being written.
  socket.on("error", () => undefined);
  const response = new Promise<string>((resolve) => socket.on("close", () => resolve(heard)));
  return { socket, response };
}

const body = JSON.stringify(quickLead);
const head = (length: number, more = "") =>
  `POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;

describe("on a real socket", () => {
  test("takes a lead", async () => {
    await using server = await listening();
    const response = await fetch(`${server.url}/api/leads`, json(quickLead));
    expect(response.status).toBe(201);
    expect(await server.stored()).toHaveLength(1);
  });

  test("takes an application with its resume, byte for byte", async () => {
    await using server = await listening();
    const response = await fetch(`${server.url}/api/applications`, { method: "POST", body: applicationForm() });
    expect(response.status).toBe(201);
    const kept = await server.store.administration.resume((await response.json()).id);
    expect(Buffer.from(kept!.bytes).equals(samplePdf)).toBe(true);
  });

  test("responds 408 to a body that stops coming, and hangs up", async () => {
    await using server = await listening({ limits: shortTimeouts });
    const { socket, response } = dial(server.http);
    socket.write(head(body.length) + body.slice(0, 20));
    expect(await response).toMatch(/^HTTP\/1\.1 408 /);
    expect(await server.stored()).toEqual([]);
  });

  test("responds 408 to a body that drips past its time", async () => {
    const dripping = {
      ...shortTimeouts,
      leads: { ...shortTimeouts.leads, body: { ...formLimits.leads.body, totalMs: 200 } },
    };
    await using server = await listening({ limits: dripping });
    const { socket, response } = dial(server.http);
    socket.write(head(16_000));
    const drip = setInterval(() => socket.write(" "), 20);
    expect(await response).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drip);
  });

  test("hangs up on headers that never end", async () => {
    await using server = await listening({}, 200);
    const { socket, response } = dial(server.http);
    socket.write("POST /api/leads HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    expect(await response).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test("responds 413 to a body without a length as soon as it is too large, and holds no more than the limit", async () => {
    await using server = await listening();
    const { socket, response } = dial(server.http);
    socket.write(
      "POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
    );
    const piece = "x".repeat(8192);
    const flood = setInterval(() => socket.write(`2000\r\n${piece}\r\n`), 1);
    expect(await response).toMatch(/^HTTP\/1\.1 413 /);
    clearInterval(flood);
  });

  test("lets a browser finish a somewhat too large upload and read why it was refused", async () => {
    await using server = await listening();
    const response = await fetch(`${server.url}/api/leads`, json({ ...quickLead, more: "x".repeat(40_000) }));
    expect([response.status, typeof (await response.json()).error]).toEqual([413, "string"]);
  });

  test("goes on serving after a visitor breaks off in the middle of a body", async () => {
    await using server = await listening();
    const { socket, response } = dial(server.http);
    const arrived = server.nextRequest();
    socket.write(head(body.length) + body.slice(0, 20));
    await arrived;
    socket.destroy();
    await response;
    expect((await fetch(`${server.url}/api/leads`, json(quickLead))).status).toBe(201);
    expect(await server.stored()).toHaveLength(1);
  });
});

describe("a body that nobody reads", () => {
  const form = "Content-Type: multipart/form-data; boundary=x\r\n";
  const refused = (length: number) =>
    `POST /api/applications HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\n${form}Content-Length: ${length}\r\n\r\n`;

  test("ends the connection, and the response arrives whole although most was never read", async () => {
    await using server = await listening();
    const { socket, response } = dial(server.http);
    let sent = 0;
    const send = () => {
      while (!socket.destroyed && sent < 20_000_000) {
        sent += 65_536;
        if (!socket.write(Buffer.alloc(65_536))) return;
      }
    };
    socket.on("drain", send);
    socket.write(refused(20_000_000));
    send();
    const heard = await response;
    expect(heard).toMatch(/^HTTP\/1\.1 403 /);
    expect(heard).toMatch(/^connection: close/im);
    expect(heard).toContain(errorMessage(403));
    expect(socket.bytesWritten).toBeLessThan(20_000_000);
  });
});

describe("connections", () => {
  test("a thousand idle ones from one address shut nobody else out", async () => {
    await using server = await listening();
    const closed: Promise<unknown>[] = [];
    const idle = Array.from({ length: 1_000 }, () => {
      const socket = connect(server.http.port, "127.0.0.1").on("error", () => undefined);
      closed.push(once(socket, "close"));
      return socket;
    });
    await Promise.race(closed);
    const post = request(`${server.url}/api/leads`, { method: "POST", localAddress: "127.0.0.9", agent: false });
    post.setHeader("content-type", "application/json");
    post.end(body);
    const [response] = await once(post, "response");
    expect(response.statusCode).toBe(201);
    for (const socket of idle) socket.destroy();
  });

  test("one whose visitor does not read is given up", async () => {
    const given = Promise.withResolvers<void>();
    const fetch = (_request: Request, { outgoing }: HttpBindings) => {
      outgoing.on("close", given.resolve);
      return new Response(new Uint8Array(30_000_000));
    };
    const http = await listen({ fetch: fetch as never }, { host: "127.0.0.1", port: 0, stillMs: 200 });
    const { socket } = dial(http);
    setTimeout(() => given.reject(new Error("It was not given up.")), 5_000).unref();
    socket.pause();
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await given.promise;
    socket.destroy();
    await http.stop(0);
  });

  test("a request for two hosts is refused", async () => {
    await using server = await listening();
    const { socket, response } = dial(server.http);
    socket.write("GET /api/health HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n");
    expect(await response).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("stopping", () => {
  test("finishes the request in hand, takes no new one, and does not wait for idle connections", async () => {
    await using server = await listening();
    const idle = dial(server.http);
    await once(idle.socket, "connect");
    const { socket, response } = dial(server.http);
    const arrived = server.nextRequest();
    socket.write(head(body.length, "Connection: keep-alive\r\n") + body.slice(0, 20));
    await arrived;
    const [begun, graceMs] = [performance.now(), 20_000];
    const stopped = server.http.stop(graceMs);
    await expect(fetch(`${server.url}/api/health`)).rejects.toThrow();
    socket.write(body.slice(20));
    const heard = await response;
    expect(heard).toMatch(/^HTTP\/1\.1 201 /);
    expect(heard, "a proxy must not send its next request here").toMatch(/^connection: close/im);
    await stopped;
    expect(performance.now() - begun, "it waited for the grace period").toBeLessThan(graceMs / 2);
    expect(await server.stored()).toHaveLength(1);
  });

  test("cuts off what does not finish within the grace period", async () => {
    await using server = await listening();
    const { socket, response } = dial(server.http);
    const arrived = server.nextRequest();
    socket.write(head(body.length));
    await arrived;
    await server.http.stop(100);
    await response;
    expect(await server.stored()).toEqual([]);
  });
});
