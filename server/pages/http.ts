import { parseAccept } from "hono/utils/accept";

export type Coding = "br" | "gzip" | "identity";
export interface ByteRange {
  start: number;
  end: number;
}

/** The coding to send, preferred first among those available; `null` when the visitor accepts none of them. */
export function chooseCoding(acceptEncoding: string | null, available: readonly Coding[]): Coding | null {
  if (acceptEncoding === null) return available.includes("identity") ? "identity" : null;
  const weights = new Map(
    parseAccept(acceptEncoding.toLowerCase()).map(({ type, q }) => [type === "x-gzip" ? "gzip" : type, q]),
  );
  const weigh = (coding: Coding): number =>
    weights.get(coding) ?? weights.get("*") ?? (coding === "identity" ? 0.001 : 0);
  let best: Coding | null = null;
  for (const coding of available) {
    if (weigh(coding) > 0 && (best === null || weigh(coding) > weigh(best))) best = coding;
  }
  return best;
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

/** The path in a request's whole address, as it was sent. */
export function readPathname(address: string): string {
  const query = address.indexOf("?");
  return address.slice(address.indexOf("/", "https://".length), query === -1 ? undefined : query);
}

/** The path that was meant, or `null` when it is not one a built page could have. */
export function decodePath(pathname: string): string | null {
  if (/%(?:2f|5c|00)/i.test(pathname)) return null;
  try {
    const path = decodeURIComponent(pathname);
    return /[\0\\]/.test(path) || path.split("/").some((part) => part === "." || part === "..") ? null : path;
  } catch {
    return null;
  }
}
