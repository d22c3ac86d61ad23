import type { Query } from "@tanstack/react-query";
import { useEffect } from "react";
import { followChanges } from "./changes.ts";
import { queryClient } from "./client.ts";
import { streamAway } from "./errors.ts";
import { questionsAbout } from "./topics.ts";

/** A server that is replaced by another, as when the site is published, is back sooner. */
const awayAfterMs = 6_000;
let away: ReturnType<typeof setTimeout> | undefined;

function noteLive(isLive: boolean): void {
  if (!isLive) {
    away ??= setTimeout(() => streamAway.set(true), awayAfterMs);
    return;
  }
  clearTimeout(away);
  away = undefined;
  streamAway.set(false);
}

/** Keeps what is on the page as new as the server's own. */
export function useChanges(): void {
  useEffect(
    () =>
      followChanges("/api/stream", ({ topics, isLive }) => {
        noteLive(isLive);
        for (const queryKey of questionsAbout(topics)) {
          for (const query of queryClient.getQueryCache().findAll({ queryKey, predicate: isFirstAnswer }))
            query.promise?.then(
              () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }),
              () => {},
            );
          void queryClient.invalidateQueries({ queryKey });
        }
      }),
    [],
  );
}

/** On its way, it may be older than the news, and the question is not asked again before it is there. */
const isFirstAnswer = ({ state }: Query): boolean => state.fetchStatus === "fetching" && state.data === undefined;
