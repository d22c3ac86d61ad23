import { useIsFetching, useIsMutating, useMutation } from "@tanstack/react-query";
import type { InferRequestType } from "hono/client";
import { answer, api, queryClient } from "./client.ts";
import { detailKey, type Enquiry, type EnquiryDetail, enquiriesKey } from "./enquiries.ts";
import { useOnce } from "./once.ts";

const route = api.enquiries[":id"];

/** What an action says, without what is added when it is sent. */
type Said<Route> = InferRequestType<Route> extends { json: infer Json } ? Omit<Json, "key" | "version"> : never;

export type EnquiryAction =
  | { kind: "claim"; said?: Said<typeof route.claim.$post> }
  | { kind: "reopen" | "accept" }
  | { kind: "assign"; said: Said<typeof route.owner.$post> }
  | { kind: "call"; said: Said<typeof route.call.$post> }
  | { kind: "note"; said: Said<typeof route.note.$post> }
  | { kind: "mail"; said: Said<typeof route.mail.$post> }
  | { kind: "status"; said: Said<typeof route.status.$post> }
  | { kind: "follow-up"; said: Said<(typeof route)["follow-up"]["$post"]> };

/** `version` is the state on which it was decided; `key` makes it happen once, however often it is sent. */
function send(id: string, action: EnquiryAction, version: number, key: string) {
  const param = { id };
  switch (action.kind) {
    case "claim":
      return route.claim.$post({ param, json: { ...action.said, key } });
    case "reopen":
      return route.reopen.$post({ param, json: { version, key } });
    case "accept":
      return route.accept.$post({ param, json: {} });
    case "assign":
      return route.owner.$post({ param, json: { ...action.said, version, key } });
    case "call":
      return route.call.$post({ param, json: { ...action.said, version, key } });
    case "note":
      return route.note.$post({ param, json: { ...action.said, key } });
    case "mail":
      return route.mail.$post({ param, json: { ...action.said, key } });
    case "status":
      return route.status.$post({ param, json: { ...action.said, version, key } });
    case "follow-up":
      return route["follow-up"].$post({ param, json: { ...action.said, version, key } });
  }
}

/** Does something to an enquiry. If it has changed meanwhile, the page gets the newer state, and the error says so. */
export function useEnquiryAction({ id, version }: Pick<Enquiry, "id" | "version">) {
  const once = useOnce();
  return useMutation({
    mutationKey: detailKey(id),
    mutationFn: async (action: EnquiryAction) => {
      const response = await send(id, action, version, once.keyOf(action));
      const body: unknown = await response.clone().json();
      if (hasEnquiry(body)) noteEnquiry(body.enquiry);
      await answer(response);
      once.done();
    },
    onSettled: (_, __, action) => {
      for (const changed of [id, ...othersOf(action)]) refreshEnquiry(changed);
    },
  });
}

/** The same was done for these enquiries of the person. */
function othersOf(action: EnquiryAction): readonly string[] {
  if (action.kind === "claim") return action.said?.alsoFor ?? [];
  return action.kind === "call" ? (action.said.alsoFor ?? []).map(({ id }) => id) : [];
}

export const hasEnquiry = (body: unknown): body is { enquiry: Enquiry } =>
  typeof body === "object" && body !== null && "enquiry" in body;

export function noteEnquiry(changed: Enquiry): void {
  queryClient.setQueryData<EnquiryDetail>(detailKey(changed.id), (known) => known && { ...known, enquiry: changed });
}

export function refreshEnquiry(id: string): void {
  void queryClient.invalidateQueries({ queryKey: detailKey(id) });
  void queryClient.invalidateQueries({ queryKey: [enquiriesKey] });
}

/** Something is being done to the enquiry, or its newest state is on its way: what is pressed now would be decided on an old one. */
export function useIsChanging(id: string): boolean {
  const changes = useIsMutating({ mutationKey: detailKey(id) });
  const questions = useIsFetching({ queryKey: detailKey(id) });
  return changes + questions > 0;
}

/** Erases everything about the person. `email` says that the one who asks has looked. */
export const useErase = (id: string) =>
  useMutation({
    mutationFn: (email: string) => answer(route.erase.$post({ param: { id }, json: { email } })),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: detailKey(id) });
      void queryClient.invalidateQueries({ queryKey: [enquiriesKey] });
    },
  });
