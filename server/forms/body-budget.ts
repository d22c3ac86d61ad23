export interface BudgetLimits {
  /** Bytes of bodies that have arrived and not been dealt with. */
  bytes: number;
  /** Bodies being read at once; each costs buffers beside its own bytes. */
  bodies: number;
}

export class BudgetExceeded extends Error {
  override name = "BudgetExceeded";
  readonly by: "everybody" | "visitor";

  constructor(by: BudgetExceeded["by"]) {
    super(`Too many bodies in flight, held by ${by}.`);
    this.by = by;
  }
}

interface Held {
  bytes: number;
  bodies: number;
}

/** A request's share of the budget, from its first byte to its response. */
export interface BodyHold {
  /** Passes the pieces on and counts them. */
  count(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
  release(): void;
}

/** Counts the bodies on their way in, so that many large posts at once can fill neither memory nor disk. */
export class BodyBudget {
  readonly #limits: Record<"everybody" | "visitor", BudgetLimits>;
  readonly #all: Held = { bytes: 0, bodies: 0 };
  readonly #visitors = new Map<string, Held>();

  constructor(limits: Record<"everybody" | "visitor", BudgetLimits>) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#all.bytes;
  }

  hold(visitor: string): BodyHold {
    const own: Held = { bytes: 0, bodies: 0 };
    const add = (more: Held) => {
      this.#add(visitor, more);
      own.bytes += more.bytes;
      own.bodies += more.bodies;
    };
    return {
      async *count(pieces) {
        add({ bytes: 0, bodies: 1 });
        for await (const piece of pieces) {
          add({ bytes: piece.byteLength, bodies: 0 });
          yield piece;
        }
      },
      release: () => add({ bytes: -own.bytes, bodies: -own.bodies }),
    };
  }

  #add(visitor: string, more: Held): void {
    const held = this.#visitors.get(visitor) ?? { bytes: 0, bodies: 0 };
    const isMore = more.bytes > 0 || more.bodies > 0;
    if (isMore && exceeds(held, more, this.#limits.visitor)) throw new BudgetExceeded("visitor");
    if (isMore && exceeds(this.#all, more, this.#limits.everybody)) throw new BudgetExceeded("everybody");
    for (const count of [held, this.#all]) {
      count.bytes += more.bytes;
      count.bodies += more.bodies;
    }
    if (held.bytes > 0 || held.bodies > 0) this.#visitors.set(visitor, held);
    else this.#visitors.delete(visitor);
  }
}

const exceeds = (held: Held, more: Held, limits: BudgetLimits): boolean =>
  held.bytes + more.bytes > limits.bytes || held.bodies + more.bodies > limits.bodies;
