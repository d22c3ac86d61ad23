import { useIsFetching, useIsMutating, useMutation } from "@tanstack/react-query";
import type { EnquiryActionSent } from "../../domain/desk/actions.ts";
import { useAction } from "./action.ts";
import { answer, api, queryClient } from "./client.ts";
import { detailKey, type Enquiry, type EnquiryDetail, enquiriesKey } from "./enquiries.ts";

const route = api.enquiries[":id"];
const act = route[":action{claim|assign|call|note|mail|status|reopen|contact|join|part|no-call|follow-up}"];

type WithoutVersion<Action> = Action extends unknown ? Omit<Action, "version"> : never;
export type EnquiryAction = WithoutVersion<EnquiryActionSent> | { action: "accept" };

/** Does something to an enquiry, decided on the version that the page shows. */
export const useEnquiryAction = ({ id, version }: Pick<Enquiry, "id" | "version">) =>
  useAction<EnquiryAction>({
    about: detailKey(id),
    send: (said, key) => {
      if (said.action === "accept") return route.accept.$post({ param: { id }, json: {} });
      const json = { ...said, version, key };
      return act.$post({ param: { id, action: said.action }, json });
    },
    note: noteEnquiry,
    refresh: (said) => {
      for (const changed of [id, ...othersOf(said)]) refreshEnquiry(changed);
    },
  });

/** The same was done for these enquiries of the person. */
const othersOf = (said: EnquiryAction): readonly string[] =>
  "alsoFor" in said ? (said.alsoFor ?? []).map((other) => (typeof other === "string" ? other : other.id)) : [];

const hasEnquiry = (body: unknown): body is { enquiry: Enquiry } =>
  typeof body === "object" && body !== null && "enquiry" in body;

/** From an answer that has it; says whether it did. */
export function noteEnquiry(body: unknown): boolean {
  if (!hasEnquiry(body)) return false;
  const { enquiry } = body;
  queryClient.setQueryData<EnquiryDetail>(detailKey(enquiry.id), (known) => known && { ...known, enquiry });
  return true;
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
