import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

interface LoggedRequest {
  path: string;
  status: number;
  /** What the browser wants it for: "document", "image", "script", … */
  destination: string;
}

export interface RequestLog {
  origin: string;
  /** Every request that has left the browser, in the order of the responses. */
  requests: LoggedRequest[];
  stop: () => Promise<void>;
}

/** Stands between browser and server, and sees only what the browser could not take from its cache. */
export async function startRequestLog(siteOrigin: string): Promise<RequestLog> {
  const requests: LoggedRequest[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const { url: path = "/", method, headers } = incoming;
    const onward = send(new URL(path, siteOrigin), { method, headers }, (response) => {
      requests.push({ path, status: response.statusCode ?? 0, destination: String(headers["sec-fetch-dest"]) });
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    requests,
    async stop() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, "close");
    },
  };
}
