import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import type { ApplicationChange } from "../../domain/desk/actions.ts";
import { useAction } from "../shell/action.ts";
import { answer, api, queryClient } from "../shell/client.ts";

const application = api.applications[":id"];
const topic = "applications";

export type ApplicationDetail = InferResponseType<typeof application.$get, 200>;
export type Application = ApplicationDetail["application"];
type StatusFilter = InferRequestType<typeof api.applications.$get>["query"]["status"];

export const useApplications = (status: StatusFilter) =>
  useInfiniteQuery({
    queryKey: [topic, "list", status],
    queryFn: ({ pageParam }) => answer(api.applications.$get({ query: { status, before: pageParam ?? undefined } })),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

export const useApplication = (id: string) =>
  useQuery({ queryKey: [topic, "detail", id], queryFn: () => answer(application.$get({ param: { id } })) });

export const useApplicationStatus = ({ id, version }: Pick<Application, "id" | "version">) =>
  useAction<Omit<ApplicationChange, "version">>({
    about: [topic, "detail", id],
    send: (said) => application.status.$post({ param: { id }, json: { ...said, version } }),
    refresh: () => void queryClient.invalidateQueries({ queryKey: [topic] }),
  });

export const resumeAddress = (id: string): string => application.resume.$url({ param: { id } }).pathname;
