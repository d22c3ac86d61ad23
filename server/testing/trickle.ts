import { once } from "node:events";
import type { ClientRequest } from "node:http";

export const trickledLead = {
  path: "/api/leads",
  headers: { "content-type": "application/json", "content-length": "16000" },
  start: '{"form":"quick"',
};
export const trickledUpload = {
  path: "/api/applications",
  headers: { "content-type": "multipart/form-data; boundary=x", "content-length": "5000000" },
  start: '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n',
};

/** Addresses in `count` networks of 64 bits, all within one of 48: what one customer of a hosting company owns. */
export const networksOfOneCustomer = (count: number, index: number, customer = 1): string =>
  `2001:db8:${customer}:${index % count}::${index + 1}`;

/** Sends bodies a few bytes at a time until it is disposed of. Resolves when all have begun. */
export async function trickle(requests: readonly ClientRequest[], start: string): Promise<Disposable> {
  await Promise.all(
    requests.map(async (request) => {
      request.on("error", () => undefined).on("response", (response) => response.resume());
      await new Promise<void>((sent) => request.write(start, () => sent()));
    }),
  );
  const more = setInterval(() => {
    for (const request of requests) if (!request.destroyed) request.write(" ");
  }, 1_000);
  return {
    [Symbol.dispose]() {
      clearInterval(more);
      for (const request of requests) request.destroy();
    },
  };
}

/** The status of a whole request, and how long it took. */
export async function timed(request: ClientRequest, body: string | Uint8Array) {
  const started = performance.now();
  request.end(body);
  const [response] = await once(request, "response");
  // Whoever refuses early may close before the rest of the body is out.
  request.on("error", () => undefined);
  response.resume();
  return { status: response.statusCode as number, ms: performance.now() - started };
}
