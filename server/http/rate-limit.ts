import { isIP, isIPv6 } from "node:net";
import type { MiddlewareHandler } from "hono";
import type { AppContext, RequestContext } from "./context.ts";

export interface RateLimit {
  burst: number;
  windowMs: number;
}

/** How many times what one network may do is allowed to the next wider one. */
export const widerNetworkFactor = 4;

interface Bucket {
  tokens: number;
  most: number;
  at: number;
}

/** Counts what one visitor does: a bucket of `burst` tokens for each of its networks, filling up again evenly over the window. */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #mostBuckets: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: RateLimit, mostBuckets = 20_000) {
    this.#limit = limit;
    this.#mostBuckets = mostBuckets;
  }

  /** 0 when one more is allowed, which is then counted; else the whole seconds to wait. */
  take(networks: readonly string[], now: number): number {
    const buckets = networks.map((network, width) => this.#fill(network, width, now));
    const waits = buckets.map(({ tokens, most }) => (tokens >= 1 ? 0 : (1 - tokens) * (this.#limit.windowMs / most)));
    const wait = Math.max(...waits);
    if (wait > 0) return Math.max(1, Math.ceil(wait / 1000));
    for (const bucket of buckets) bucket.tokens -= 1;
    return 0;
  }

  /** What was taken came to nothing, and does not count after all. */
  giveBack(networks: readonly string[]): void {
    for (const network of networks) {
      const bucket = this.#buckets.get(network);
      if (bucket) bucket.tokens = Math.min(bucket.most, bucket.tokens + 1);
    }
  }

  get size(): number {
    return this.#buckets.size;
  }

  #fill(network: string, width: number, now: number): Bucket {
    const most = this.#limit.burst * widerNetworkFactor ** width;
    const last = this.#buckets.get(network) ?? { tokens: most, at: now };
    const gained = (Math.max(0, now - last.at) * most) / this.#limit.windowMs;
    const bucket = { tokens: Math.min(most, last.tokens + gained), most, at: now };
    // Written again at the end of the map: the front is whoever has been quiet the longest.
    this.#buckets.delete(network);
    this.#buckets.set(network, bucket);
    if (this.#buckets.size > this.#mostBuckets) this.#buckets.delete(this.#buckets.keys().next().value!);
    return bucket;
  }
}

/** The networks by which a request's sender is counted, the nearest first. */
export function readNetworks(c: RequestContext): string[] {
  const socketAddress = c.env?.incoming?.socket.remoteAddress ?? "";
  return clientNetworks(socketAddress, c.req.header("x-forwarded-for") ?? null, c.var.deps.env.TRUST_PROXY);
}

/** Says once when forwarding headers and TRUST_PROXY do not fit: then all visitors are counted as one. */
export function checkProxySetting(): MiddlewareHandler<AppContext> {
  let warned = false;
  return async (c, next) => {
    const { env, log } = c.var.deps;
    const trustProxy = env.TRUST_PROXY;
    const hops = c.req.header("x-forwarded-for")?.split(",").length;
    if (!warned && hops !== undefined && (trustProxy === 0 || hops < trustProxy)) {
      warned = true;
      log.warn(
        { trustProxy, hops },
        `X-Forwarded-For arrives with ${hops} ${hops === 1 ? "entry" : "entries"} while TRUST_PROXY is ${trustProxy}: ` +
          "visitors are counted by the address of the last machine, so all behind a proxy share one limit. " +
          `If proxies of yours write this header, set TRUST_PROXY=${hops}.`,
      );
    }
    await next();
  };
}

/**
 * One visitor's networks. Only forwarding entries written by our own `trustedHops` proxies
 * count; whatever a visitor put in front of them is ignored.
 */
export function clientNetworks(socketAddress: string, forwardedFor: string | null, trustedHops: number): string[] {
  const entries = (forwardedFor ?? "").split(",").map(plainAddress);
  const forwarded = trustedHops > 0 ? entries.at(-trustedHops) : undefined;
  return toNetworks(forwarded || plainAddress(socketAddress));
}

/** "1.2.3.4:5678", "[2001:db8::1]:443" and "fe80::1%eth0" without what is not the address; "" when it is none. */
function plainAddress(entry: string): string {
  const text = entry.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.split("%", 1)[0]!;
  return isIP(address) ? address : "";
}

/** An IPv6 visitor owns a whole /64 and can change address at will; many a customer owns a whole /48. */
function toNetworks(address: string): string[] {
  if (!isIPv6(address)) return [address || "unknown"];
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return [mapped];
  const [head = "", tail] = address.split("::");
  const groups = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : 8 - groups.length - after.length - (address.includes(".") ? 1 : 0);
  const full = [...groups, ...Array<string>(Math.max(0, gap)).fill("0"), ...after];
  const start = (length: number) => full.slice(0, length).map((group) => Number.parseInt(group, 16).toString(16));
  return [`${start(4).join(":")}::/64`, `${start(3).join(":")}::/48`];
}
