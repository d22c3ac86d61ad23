import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import { usePost } from "../shell/action.ts";
import { answer, api, queryClient } from "../shell/client.ts";
import { Refused } from "../shell/errors.ts";
import { siteKey } from "../site/api.ts";

const article = api.site.articles[":slug"];
export type SiteArticle = InferResponseType<typeof article.$get, 200>;
export type ArticleProblem = SiteArticle["problems"][number];
type Written = InferRequestType<typeof article.$post>["json"];
export type PreviewNode = InferResponseType<typeof api.site.preview.$post, 200>["tree"][number];

/** The address of one that is not written yet. */
export const newArticle = "-";

const articleKey = (slug: string) => [...siteKey, "article", slug];

/** Somebody may have changed it by hand. */
export const useArticle = (slug: string) =>
  useQuery({
    queryKey: articleKey(slug),
    queryFn: () => answer(article.$get({ param: { slug } })),
    refetchOnMount: "always",
  });

/** As the build would write it; the last one stays while the next is asked for. */
export const useArticlePreview = (slug: string, { head, body }: Pick<Written, "head" | "body">) =>
  useQuery({
    queryKey: ["article-preview", slug, head, body],
    queryFn: () => answer(api.site.preview.$post({ json: { slug, head, body } })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** What has to be mended before it can be saved. */
export class NotYet extends Refused {
  readonly problems: readonly ArticleProblem[];

  constructor(problems: readonly ArticleProblem[]) {
    super(
      problems.length === 1
        ? "Not saved: one thing is to be mended."
        : `Not saved: ${problems.length} things are to be mended.`,
    );
    this.problems = problems;
  }
}

export const useSaveArticle = (slug: string) =>
  usePost(async (json: Written) => {
    const response = await article.$post({ param: { slug }, json });
    if (response.status === 422) throw new NotYet((await response.json()).problems);
    return answer(response);
  }, siteKey);

/** `onDeleted` is not left to the page that asked: news of the deletion may have taken its place by then. */
export const useDeleteArticle = (slug: string, onDeleted: () => void) =>
  useMutation({
    mutationFn: (hash: string | null) => answer(article.$delete({ param: { slug }, json: { hash } })),
    onSuccess: () => {
      onDeleted();
      queryClient.removeQueries({ queryKey: articleKey(slug) });
      return queryClient.invalidateQueries({ queryKey: siteKey });
    },
  });
