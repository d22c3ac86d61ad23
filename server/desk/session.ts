import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { dayMs, secondMs } from "../../domain/india/time.ts";
import { sessionDays } from "../people/store-sessions.ts";
import type { DeskContext, DeskDeps, DeskRequest } from "./routing.ts";

const isSecure = (deskUrl: string): boolean => deskUrl.startsWith("https:");

/** Under https the browser itself makes sure that no other host, port's program or path has set it. */
const cookieName = (deskUrl: string): string => (isSecure(deskUrl) ? "__Host-desk" : "desk");

/** A new secret for each sign-in: whatever cookie a browser came with is replaced, never adopted. */
export function startSession(c: DeskRequest, { deskUrl }: DeskDeps, secret: string): void {
  setCookie(c, cookieName(deskUrl), secret, {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: isSecure(deskUrl),
    maxAge: (sessionDays * dayMs) / secondMs,
  });
}

export function dropCookie(c: DeskRequest, { deskUrl }: DeskDeps): void {
  setCookie(c, cookieName(deskUrl), "", {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: isSecure(deskUrl),
    maxAge: 0,
  });
}

const signInFirst = "Please sign in.";

/** Lets through whoever is signed in, and nobody else. */
export function requireSession(deps: DeskDeps): MiddlewareHandler<DeskContext> {
  return async (c, next) => {
    const secret = getCookie(c, cookieName(deps.deskUrl));
    const session = secret ? await deps.store.people.session(secret) : undefined;
    if (!session) return c.json({ error: signInFirst }, 401);
    c.set("session", session);
    return next();
  };
}

/** Which browser on which system, in a few words: enough to recognise one's own. */
export function describeBrowser(userAgent = ""): string {
  const browser = /\bEdgA?\//.test(userAgent)
    ? "Edge"
    : /\bFirefox\//.test(userAgent)
      ? "Firefox"
      : /\b(Chrome|CriOS|Chromium)\//.test(userAgent)
        ? "Chrome"
        : /\bSafari\//.test(userAgent)
          ? "Safari"
          : "A browser";
  const system = /Android/.test(userAgent)
    ? "Android"
    : /iPhone|iPad/.test(userAgent)
      ? "iPhone or iPad"
      : /Windows/.test(userAgent)
        ? "Windows"
        : /Mac OS/.test(userAgent)
          ? "Mac"
          : /Linux/.test(userAgent)
            ? "Linux"
            : "";
  return system ? `${browser} on ${system}` : browser;
}
