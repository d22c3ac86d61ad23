import { parseAccept } from "hono/utils/accept";

export type Coding = "br" | "gzip" | "identity";
export interface ByteRange {
  start: number;
  end: number;
}

/** The coding to send: the one the visitor likes best among those available, and of equals the first. */
export function chooseCoding(acceptEncoding: string | null, available: readonly Coding[]): Coding {
  const accepted = parseAccept((acceptEncoding ?? "").toLowerCase());
  const weigh = (coding: Coding): number =>
    (accepted.find(({ type }) => type === coding) ?? accepted.find(({ type }) => type === "*"))?.q ?? 0;
  const best = available.reduce((one, other) => (weigh(other) > weigh(one) ? other : one));
  return weigh(best) > 0 ? best : "identity";
}

/** If-None-Match compares weakly: `W/"x"` and `"x"` are the same page. */
export function matchesAnyTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}

/** One byte range. Anything else the header may say (several ranges, other units, nonsense) means the whole file. */
export function readRange(range: string, size: number): ByteRange | "whole" | "unsatisfiable" {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(range);
  if (!match) return "whole";
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const length = Number(last);
    return length === 0 || size === 0 ? "unsatisfiable" : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end };
}

/** The path in a request's whole address, or "" when it cannot be decoded. */
export function readPath(address: string): string {
  const query = address.indexOf("?");
  const path = address.slice(address.indexOf("/", "https://".length), query === -1 ? undefined : query);
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
