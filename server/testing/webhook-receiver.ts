import { EventEmitter, once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { webhookSignature } from "../mail/webhook.ts";

export interface ReceivedHook {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A real HTTP server that keeps what is posted to it and responds with `status`. */
export class WebhookReceiver {
  readonly hooks: ReceivedHook[] = [];
  /** Zero: never responds. */
  status = 204;
  /** When set, what is not signed with it gets 401. */
  secret: string | undefined;
  #events = new EventEmitter();
  #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const status = this.status;
      const body = await text(request);
      this.hooks.push({ headers: request.headers, body });
      this.#events.emit("hook");
      if (status !== 0)
        response.writeHead(this.#isSigned(request.headers, body) ? status : 401, { location: "/elsewhere" }).end();
    });
  }

  #isSigned(headers: IncomingHttpHeaders, body: string): boolean {
    if (this.secret === undefined) return true;
    const expected = webhookSignature(this.secret, String(headers["x-webhook-timestamp"]), body);
    return headers["x-webhook-signature"] === expected;
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    receiver.#server.listen(0, "127.0.0.1");
    await once(receiver.#server, "listening");
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  async received(count: number): Promise<ReceivedHook[]> {
    while (this.hooks.length < count) await once(this.#events, "hook");
    return this.hooks;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }
}
