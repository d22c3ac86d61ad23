import { widerNetworkFactor } from "../http/rate-limit.ts";
import { type Body, BodyError } from "../intake/body.ts";

export interface RoomLimits {
  /** Bytes in memory, of uploads on their way in or not stored yet. */
  bytes: number;
  /** Uploads at once. */
  bodies: number;
  /** Of them from one address. */
  bodiesOfVisitor: number;
}

/** The uploads on their way in. When there is no room for all of them, the slowest makes way. */
export class UploadRoom {
  readonly #limits: RoomLimits;
  readonly #bodies = new Map<Body, readonly string[]>();

  constructor(limits: RoomLimits) {
    this.#limits = limits;
  }

  enter(body: Body, networks: readonly string[]): void {
    const others = [...this.#bodies.values()];
    for (const [width, network] of networks.entries()) {
      const held = others.filter((their) => their[width] === network).length;
      if (held >= this.#limits.bodiesOfVisitor * widerNetworkFactor ** width) throw new BodyError("too-many");
    }
    this.#bodies.set(body, networks);
    this.grown();
  }

  leave(body: Body): void {
    this.#bodies.delete(body);
  }

  grown(): void {
    while (this.#bodies.size > this.#limits.bodies || this.#bytes() > this.#limits.bytes) {
      const [first, ...others] = this.#bodies.keys();
      const slowest = others.reduce((slow, body) => (body.due < slow.due ? body : slow), first!);
      slowest.stop("crowded-out");
      this.leave(slowest);
    }
  }

  #bytes(): number {
    return this.#bodies.keys().reduce((sum, { size }) => sum + size, 0);
  }
}
