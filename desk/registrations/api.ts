import { useMutation, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import type { Beginning, RegistrationAction } from "../../domain/registration/actions.ts";
import { isTick } from "../../domain/registration/describe.ts";
import { detailKey } from "../enquiries/api.ts";
import { noteEnquiry, refreshEnquiry } from "../enquiry/api.ts";
import { registrationDone } from "../enquiry/event-words.ts";
import { useAction } from "../shell/action.ts";
import { answer, api, queryClient } from "../shell/client.ts";

const enquiry = api.enquiries[":id"];
const route = enquiry.registration;

type Found = InferResponseType<typeof route.$get, 200>;
export type InWork = NonNullable<Found["inWork"]>;
export type Registration = InWork["registration"];
export type Paper = Registration["papers"][number];
export type BoardRow = InferResponseType<typeof api.registrations.$get, 200>["rows"][number];

const boardKey = ["registrations"] as const;
/** Below that of the enquiry: whatever changes that one, this is asked for again. */
const registrationKey = (id: string) => [...detailKey(id), "registration"] as const;

export const useBoard = () => useQuery({ queryKey: boardKey, queryFn: () => answer(api.registrations.$get()) });

export const useRegistration = (id: string, enabled = true) =>
  useQuery({ enabled, queryKey: registrationKey(id), queryFn: () => answer(route.$get({ param: { id } })) });

function note(body: unknown): void {
  if (!noteEnquiry(body)) return;
  const inWork = body as InWork;
  if (inWork.registration) queryClient.setQueryData<Found>(registrationKey(inWork.enquiry.id), { inWork });
}

function refresh(id: string): void {
  refreshEnquiry(id);
  void queryClient.invalidateQueries({ queryKey: boardKey });
}

export const useBegin = (id: string) =>
  useAction<Beginning>({
    about: detailKey(id),
    send: (json) => route.$post({ param: { id }, json }),
    note,
    refresh: () => refresh(id),
  });

/**
 * Changes a registration, one change after the other. A tick says nothing about the rest, and is made on whatever is newest: whoever
 * ticks off a list does not wait for answers.
 */
export const useChange = ({ enquiry: { id }, version }: Pick<InWork, "enquiry" | "version">) =>
  useAction<RegistrationAction>({
    about: detailKey(id),
    scope: `registration ${id}`,
    send: (change, key) =>
      route.act.$post({ param: { id }, json: { change, ...(!isTick(change) && { version }), key } }),
    note,
    tell: (change, body) => registrationDone(change, body as InWork),
    refresh: () => refresh(id),
  });

export const useFounderLink = (id: string) =>
  useMutation({ mutationFn: () => answer(enquiry["founder-link"].$post({ param: { id }, json: {} })) });

export const useEndFounderLinks = (id: string) =>
  useMutation({
    mutationFn: () => answer(enquiry["founder-links"].end.$post({ param: { id }, json: {} })),
    onSettled: () => refreshEnquiry(id),
  });
