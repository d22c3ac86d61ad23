import type { Query } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "../api/client.ts";
import { followChanges } from "./changes.ts";
import { streamAway } from "./connection.ts";
import { questionsAbout } from "./topics.ts";

/** Keeps what is on the page as new as the server's own. */
export function useChanges(): void {
  useEffect(
    () =>
      followChanges("/api/stream", ({ topics, isLive }) => {
        streamAway.set(!isLive);
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
