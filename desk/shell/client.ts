import { QueryClient } from "@tanstack/react-query";
import { DetailedError, hc, parseResponse } from "hono/client";
import type { DeskApi } from "../../server/desk/app.ts";
import { Gone, Refused, ServerAway, SignedOut, serverAway } from "./errors.ts";

const fromProxy = [502, 503, 504];

/** When a request last found nobody there. */
let awayAt = 0;

async function fetchWatched(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const askedAt = performance.now();
  const response = await fetch(input, init).catch(() => undefined);
  const isAway = !response || fromProxy.includes(response.status);
  if (isAway) awayAt = performance.now();
  // An answer to what was asked before does not say that the server is back.
  if (isAway || askedAt > awayAt) serverAway.set(isAway);
  if (isAway) throw new ServerAway();
  // Whoever is not signed in has nothing else to see.
  if (response.status === 401) queryClient.setQueryData(sessionKey, null);
  return response;
}

export const { api } = hc<DeskApi>(location.origin, { fetch: fetchWatched });

export const sessionKey = ["session"] as const;

/** The answer of a call that is expected to succeed; anything else is thrown as what it means. */
export const answer: typeof parseResponse = async (call) => {
  try {
    return await parseResponse(call);
  } catch (error) {
    if (!(error instanceof DetailedError)) throw error;
    throw explain(error.statusCode ?? 500, errorIn(error.detail?.data));
  }
};

function explain(status: number, message: string): Error {
  if (status === 401) return new SignedOut(message);
  if (status === 404) return new Gone(message);
  return new Refused(message);
}

const errorIn = (data: unknown): string =>
  typeof data === "object" && data !== null && "error" in data && typeof data.error === "string"
    ? data.error
    : "The server could not do this.";

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Changes are told, or all is asked for again slowly: shell/changes.ts. When the server is away, the banner of shell/Shell.tsx
      // asks until it is back.
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});
