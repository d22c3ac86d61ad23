import { useIsFetching, useIsMutating, useMutation, useQuery } from "@tanstack/react-query";
import type { WhatsAppTextId } from "../../content/registration/whatsapp-texts.ts";
import type { NewEnquirySent } from "../../domain/desk/actions.ts";
import { detailKey, type Enquiry, type EnquiryDetail, enquiriesKey } from "../enquiries/api.ts";
import { type Done, done, undoIn, useAction } from "../shell/action.ts";
import { answer, api, queryClient } from "../shell/client.ts";
import { momentText } from "../ui/times.ts";
import { type EnquiryAction, enquiryDone, severalDone } from "./event-words.ts";
import { beginAttempt } from "./page-state.ts";

const route = api.enquiries[":id"];
const act =
  route[":action{claim|assign|call|note|answer|whatsapp|mail|status|reopen|contact|join|part|no-call|follow-up}"];

/** Does something to an enquiry, decided on the version that the page shows. Quiet is what happens beside something else. */
export const useEnquiryAction = ({ id, version }: Pick<Enquiry, "id" | "version">, { isQuiet = false } = {}) =>
  useAction<EnquiryAction>({
    about: detailKey(id),
    send: (said, key) => {
      if (said.action === "accept") return route.accept.$post({ param: { id }, json: {} });
      const json = { ...said, version, key };
      return act.$post({ param: { id, action: said.action }, json });
    },
    note: noteEnquiry,
    tell: (said, body) => (isQuiet || !hasEnquiry(body) ? undefined : enquiryDone(said, body.enquiry, new Date())),
    refresh: (said) => {
      for (const changed of [id, ...othersOf(said)]) refreshEnquiry(changed);
    },
  });

interface Assigning {
  ownerId: string | null;
  /** Whose name that is. */
  to: string;
  enquiries: readonly Pick<Enquiry, "id" | "version">[];
}

export const useAssignSeveral = () =>
  useMutation({
    mutationFn: ({ ownerId, enquiries }: Assigning) =>
      answer(
        api.enquiries.assign.$post({
          json: { ownerId, enquiries: enquiries.map(({ id, version }) => ({ id, version })) },
        }),
      ),
    onSuccess: (body, { to }) => {
      const told = severalDone(body.assigned, to);
      if (told) done.set({ ...told, undo: undoIn(body) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [enquiriesKey] }),
  });

/** What can be opened in WhatsApp for this person. */
export const useWhatsAppTexts = (id: string, isOpen: boolean) =>
  useQuery({
    queryKey: [...detailKey(id), "whatsapp"],
    queryFn: () => answer(route.texts.$get({ param: { id } })),
    enabled: isOpen,
  });

export const useWhatsAppDraft = (id: string) =>
  useMutation({
    mutationFn: (text: WhatsAppTextId) => answer(route.texts.$post({ param: { id }, json: { text } })),
  });

/** Enters somebody by hand; `entered` hears under which id. */
export const useEnterEnquiry = (entered: (id: string) => void) =>
  useAction<NewEnquirySent>({
    about: [enquiriesKey, "new"],
    send: (said, key) => api.enquiries.$post({ json: { ...said, key } }),
    note: (body) => {
      if (hasEnquiry(body)) entered(body.enquiry.id);
    },
    refresh: () => queryClient.invalidateQueries({ queryKey: [enquiriesKey] }),
  });

/** Other enquiries of the person for which this was done too. */
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

/** Something is being done to the enquiry; or its newest state is on its way. */
export const useChanging = (id: string) => ({
  isActing: useIsMutating({ mutationKey: detailKey(id) }) > 0,
  isAsking: useIsFetching({ queryKey: detailKey(id) }) > 0,
});

/** Takes back what was just done, if nobody acted since and its time is not over. */
export const useUndo = ({ about, undo, text, attempt }: Done) =>
  useMutation({
    mutationFn: () => answer(route.undo.$post({ param: { id: about.id }, json: { undo: undo?.id ?? "" } })),
    onSuccess: (body) => {
      // The next press is decided on this state, before the page has asked for it.
      noteEnquiry(body);
      const { dueAt } = body.enquiry;
      if (attempt) beginAttempt(attempt);
      const holds = dueAt ? ` The call is due ${momentText(new Date(dueAt), new Date())}, as before.` : "";
      const sends = `Nothing was sent to the founder.${holds}`;
      done.set({ about, text: `Undone: ${text}`, sends, next: [], undo: null });
    },
    onSettled: () => queryClient.invalidateQueries(),
  });

/** What an erasure would take. */
export const useErasure = (id: string) =>
  useQuery({
    queryKey: [...detailKey(id), "erasure"],
    queryFn: () => answer(route.erasure.$get({ param: { id } })),
    refetchOnMount: "always",
  });

/** Erases everything about the person. `email` says that the one who asks has looked. */
export const useErase = (id: string) =>
  useMutation({
    mutationFn: (email: string) => answer(route.erase.$post({ param: { id }, json: { email } })),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: detailKey(id) });
      void queryClient.invalidateQueries({ queryKey: [enquiriesKey] });
    },
  });
