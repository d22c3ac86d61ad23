import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answer, api, queryClient } from "../shell/client.ts";
import { Refused } from "../shell/errors.ts";

export type SiteChange = InferResponseType<typeof api.site.history.$get, 200>["changes"][number];

/** As many as the server sends at once. */
const atOnce = 50;

/** Newest first, some at a time. */
export const useSiteHistory = () =>
  useInfiniteQuery({
    queryKey: ["site", "history", "list"],
    queryFn: ({ pageParam }) =>
      answer(api.site.history.$get({ query: pageParam ? { before: pageParam } : {} })).then(({ changes }) => changes),
    initialPageParam: "",
    getNextPageParam: (last) => (last.length < atOnce ? undefined : last.at(-1)?.id),
    refetchOnMount: "always",
  });

/** What a change has changed, field by field. It stays as it is. */
export const useSiteChange = (id: string) =>
  useQuery({
    queryKey: ["site-change", id],
    queryFn: () => answer(api.site.history[":id"].$get({ param: { id } })),
  });

/** What was there before is saved again; what came after it stays. */
export const useUndoChange = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const response = await api.site.history[":id"].undo.$post({ param: { id }, json: {} });
      if (response.status === 422) {
        const { problems } = await response.json();
        throw new Refused(`Not undone: ${problems.map(({ field, message }) => `${field} ${message}`).join("; ")}.`);
      }
      return answer(response);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["site"] }),
  });
