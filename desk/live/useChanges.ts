import { useEffect } from "react";
import { queryClient } from "../api/client.ts";
import { detailTopic, enquiriesKey } from "../api/enquiries.ts";
import { allTopics, followChanges } from "./changes.ts";

/** Keeps what is on the page as new as the server's own. */
export function useChanges(): void {
  useEffect(() => followChanges("/api/stream", (topics) => topics.forEach(refresh)), []);
}

/** Topics are the beginnings of query keys: 'enquiries', or 'enquiry:ID' for one. */
function refresh(topic: string): void {
  void queryClient.invalidateQueries(topic === allTopics ? {} : { queryKey: topic.split(":") });
  // What a founder does on their page is told without saying whose it is: the one that is open is asked for too.
  if (topic === enquiriesKey) void queryClient.invalidateQueries({ queryKey: [detailTopic] });
}
