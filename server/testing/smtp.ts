import { EventEmitter, once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  header(name: string): string | undefined;
}

/** How the server treats the next mails. */
export type SmtpBehaviour =
  | "accept"
  /** Responds 421 to the recipient. */
  | "busy"
  /** Responds 550 to the recipient. */
  | "refuse"
  /** Takes the message and never responds. */
  | "silent"
  /** Breaks the line while the message is coming in. */
  | "die-in-message"
  /** Keeps the message and breaks the line before saying so. */
  | "die-after-message";

/** A real mail server on 127.0.0.1 that can refuse, go away and come back on the same port. */
export class SmtpListener {
  readonly mails: ReceivedMail[] = [];
  behaviour: SmtpBehaviour = "accept";
  /** For those who log in; nobody has to. */
  password = "secret";
  #events = new EventEmitter();
  #server: SMTPServer | undefined;
  #sockets = new Set<Socket>();
  #port = 0;

  static async start(): Promise<SmtpListener> {
    const listener = new SmtpListener();
    await listener.open();
    return listener;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Resolves when so many mails have arrived in all. */
  async received(count: number): Promise<ReceivedMail[]> {
    while (this.mails.length < count) await once(this.#events, "mail");
    return this.mails;
  }

  /** Resolves when a client has given a recipient or sent a message from now on. */
  async contacted(): Promise<void> {
    await once(this.#events, "contact");
  }

  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, respond) => {
        if (password === this.password) respond(null, { user: username });
        else respond(new Error("Wrong user or password"));
      },
      disabledCommands: ["STARTTLS"],
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: (_address, _session, respond) => {
        this.#events.emit("contact");
        if (this.behaviour === "busy") return respond(Object.assign(new Error("Try later"), { responseCode: 421 }));
        if (this.behaviour === "refuse")
          return respond(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
        respond();
      },
      onData: (stream, session, respond) => {
        const behaviour = this.behaviour;
        this.#events.emit("contact");
        if (behaviour === "die-in-message") return this.#breakLines();
        const broken = () => undefined;
        void text(stream).then((raw) => {
          if (behaviour === "silent") return;
          this.#keep(session.envelope.mailFrom, session.envelope.rcptTo, raw);
          if (behaviour === "die-after-message") this.#breakLines();
          else respond();
        }, broken);
      },
    });
    server.on("error", () => {});
    server.server.on("connection", (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on("close", () => this.#sockets.delete(socket));
    });
    server.listen(this.#port, "127.0.0.1");
    await once(server.server, "listening");
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server?.close(() => resolve()));
    this.#breakLines();
    await closed;
  }

  #breakLines(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #keep(from: false | { address: string }, to: { address: string }[], raw: string): void {
    const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
    this.mails.push({
      from: from ? from.address : "",
      to: to.map((recipient) => recipient.address),
      raw,
      header: (name) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trimEnd(),
    });
    this.#events.emit("mail");
  }
}
