import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** A passkey in software: what a phone's chip would do, so that the server's checks meet real signatures. */
export class Authenticator {
  readonly id = randomBytes(32).toString("base64url");
  counter = 0;
  /** Whether it asks for a fingerprint. */
  verifiesUser = true;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x, y } = publicKey.export({ format: "jwk" });
    this.#privateKey = privateKey;
    // COSE: kty EC2, alg ES256, crv P-256, x, y.
    this.#publicKey = map([
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(Buffer.from(x!, "base64url"))],
      [int(-3), bytes(Buffer.from(y!, "base64url"))],
    ]);
  }

  create({ challenge, rp }: { challenge: string; rp: { id?: string | undefined } }, origin: string) {
    const credentialId = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const data = Buffer.concat([this.#data(rp.id!, 0x40), Buffer.alloc(16), length, credentialId, this.#publicKey]);
    const attestation = map([
      [text("fmt"), text("none")],
      [text("attStmt"), map([])],
      [text("authData"), bytes(data)],
    ]);
    return this.#respond({
      clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  get({ challenge, rpId }: { challenge: string; rpId?: string | undefined }, origin: string) {
    this.counter += 1;
    const data = this.#data(rpId!, 0);
    const client = clientData("webauthn.get", challenge, origin);
    const signature = sign("sha256", Buffer.concat([data, sha256(client)]), this.#privateKey);
    return this.#respond({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }

  #data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const present = 0x01 | (this.verifiesUser ? 0x04 : 0);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([present | flags]), counter]);
  }

  #respond<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: "public-key" as const, clientExtensionResults: {}, response };
  }
}

const sha256 = (content: Buffer): Buffer => createHash("sha256").update(content).digest();
const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

// As much of CBOR (RFC 8949) as a passkey needs.
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (pairs: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
