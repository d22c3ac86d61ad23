import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import { usePost } from "../shell/action.ts";
import { answer, api } from "../shell/client.ts";
import { Refused } from "../shell/errors.ts";

type Answer = InferResponseType<typeof api.site.files.$get, 200>;
/** What a file holds is known by its schema only. */
export type SiteFile = Omit<Answer["files"][number], "value"> & { value: Readonly<Record<string, unknown>> | null };
export type SiteFiles = Omit<Answer, "files"> & { files: SiteFile[] };
export type SiteProblem = SiteFile["problems"][number];
export type SitePicture = SiteFiles["pictures"][number];
type Saving = InferRequestType<typeof api.site.files.$post>["json"]["files"];

/** What a change of the site concerns: shell/changes.ts. */
export const siteKey = ["site"] as const;
export const filesKey = [...siteKey, "files"] as const;

export const useSiteFiles = () =>
  useQuery({ queryKey: filesKey, queryFn: (): Promise<SiteFiles> => answer(api.site.files.$get()) });

/** Saved, or what stands against it: problems at their fields, or what somebody else has saved in the meantime. */
export type SaveResult =
  | { is: "saved"; doubts: SiteProblem[] }
  | { is: "refused"; problems: SiteProblem[] }
  | { is: "conflict"; by: string };

export const useSaveFiles = () =>
  // What is shown is what is there, also when somebody was faster.
  usePost(async (files: Saving): Promise<SaveResult> => {
    const response = await api.site.files.$post({ json: { files } });
    if (response.status === 422 || response.status === 409) {
      const body = (await response.json()) as {
        error?: string;
        problems?: SiteProblem[];
        found?: unknown;
        by?: string;
      };
      if (body.problems) return { is: "refused", problems: body.problems };
      if (body.found) return { is: "conflict", by: body.by ?? "" };
      throw new Refused(body.error);
    }
    const { doubts } = await answer(Promise.resolve(response));
    return { is: "saved", doubts };
  }, siteKey);

/** The name of the picture as the server keeps it. */
export const useSendPicture = () =>
  usePost((picture: File) => answer(api.site.pictures.$post(undefined, { init: { body: picture } })), siteKey);

export const useRemovePicture = () =>
  usePost((file: string) => answer(api.site.pictures[":file"].$delete({ param: { file } })), siteKey);

export const pictureAddress = (file: string): string => `/api/site/pictures/${encodeURIComponent(file)}`;

export type SiteChange = InferResponseType<typeof api.site.history.$get, 200>["changes"][number];

/** As many as the server sends at once. */
const atOnce = 50;

/** Newest first, some at a time. */
export const useSiteHistory = () =>
  useInfiniteQuery({
    queryKey: [...siteKey, "history", "list"],
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
  usePost(async (id: string) => {
    const response = await api.site.history[":id"].undo.$post({ param: { id }, json: {} });
    if (response.status === 422) {
      const { problems } = await response.json();
      throw new Refused(`Not undone: ${problems.map(({ field, message }) => `${field} ${message}`).join("; ")}.`);
    }
    return answer(response);
  }, siteKey);
