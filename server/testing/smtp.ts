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
  /** Responds 450 to the recipient. */
  | "defer"
  /** Refuses the sender when it is named. */
  | "refuse-sender"
  /** Refuses the sender once a recipient is named, as Postfix does. */
  | "refuse-sender-late"
  /** Refuses what the message says, after it was sent. */
  | "refuse-content"
  /** Takes the message and never responds. */
  | "silent"
  /** Breaks the line while the message is coming in. */
  | "die-in-message"
  /** Keeps the message and breaks the line before saying so. */
  | "die-after-message";

const reply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
const refusals = {
  busy: reply(421, "4.3.2 Try later"),
  refuse: reply(550, "5.1.1 No such mailbox"),
  defer: reply(450, "4.2.1 Mailbox is busy"),
  "refuse-sender": reply(550, "5.7.1 Not your address"),
  "refuse-sender-late": reply(553, "5.7.1 Sender address rejected: not owned by user"),
  "refuse-content": reply(554, "5.6.0 No attachments here"),
};

/** A real mail server on 127.0.0.1 that can refuse, go away and come back on the same port. */
export class SmtpListener {
  readonly mails: ReceivedMail[] = [];
  /** How many there were so far. */
  connections = 0;
  behaviour: SmtpBehaviour = "accept";
  /** Addresses without a mailbox. */
  readonly unknown = new Set<string>();
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

  /** How many are open now. */
  get openConnections(): number {
    return this.#sockets.size;
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
      // Replies carry the status codes written here.
      hideENHANCEDSTATUSCODES: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      onMailFrom: (_address, _session, respond) =>
        this.behaviour === "refuse-sender" ? respond(refusals["refuse-sender"]) : respond(),
      onRcptTo: ({ address }, _session, respond) => {
        this.#events.emit("contact");
        if (this.unknown.has(address)) return respond(refusals.refuse);
        switch (this.behaviour) {
          case "busy":
          case "refuse":
          case "defer":
          case "refuse-sender-late":
            return respond(refusals[this.behaviour]);
          default:
            return respond();
        }
      },
      onData: (stream, session, respond) => {
        const behaviour = this.behaviour;
        this.#events.emit("contact");
        if (behaviour === "die-in-message") return this.#breakLines();
        const broken = () => undefined;
        void text(stream).then((raw) => {
          if (behaviour === "silent") return;
          if (behaviour === "refuse-content") return respond(refusals[behaviour]);
          this.#keep(session.envelope.mailFrom, session.envelope.rcptTo, raw);
          if (behaviour === "die-after-message") this.#breakLines();
          else respond();
        }, broken);
      },
    });
    server.on("error", () => {});
    server.server.on("connection", (socket: Socket) => {
      this.connections += 1;
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
