import { useEffect } from "react";
import { queryClient } from "../api/client.ts";
import { allTopics, followChanges } from "./changes.ts";
import { streamAway } from "./connection.ts";

/** Keeps what is on the page as new as the server's own. */
export function useChanges(): void {
  useEffect(
    () =>
      followChanges("/api/stream", ({ topics, isLive }) => {
        streamAway.set(!isLive);
        topics.forEach(refresh);
      }),
    [],
  );
}

/** What else a topic may have changed. Another process says only that some enquiry has changed, not which. */
const related: Readonly<Record<string, readonly string[]>> = {
  enquiries: ["enquiry", "registrations"],
  registrations: ["enquiry"],
};

/** Topics are the beginnings of query keys: 'enquiries', or 'enquiry:ID' for one. */
function refresh(topic: string): void {
  if (topic === allTopics) void queryClient.invalidateQueries();
  else
    for (const each of [topic, ...(related[topic] ?? [])])
      void queryClient.invalidateQueries({ queryKey: each.split(":") });
}
