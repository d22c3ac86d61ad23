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
        for (const queryKey of questionsAbout(topics)) void queryClient.invalidateQueries({ queryKey });
      }),
    [],
  );
}
