import { useMutation, useQuery } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import { answer, api, queryClient } from "./client.ts";
import { detailKey } from "./enquiries.ts";
import { hasEnquiry, noteEnquiry, refreshEnquiry } from "./enquiry-actions.ts";
import { useOnce } from "./once.ts";

const enquiry = api.enquiries[":id"];
const route = enquiry.registration;

type Found = InferResponseType<typeof route.$get, 200>;
export type InWork = NonNullable<Found["inWork"]>;
export type Registration = InWork["registration"];
export type Paper = Registration["papers"][number];
export type Change = InferRequestType<typeof route.act.$post>["json"]["change"];
export type BoardRow = InferResponseType<typeof api.registrations.$get, 200>["rows"][number];

const boardKey = ["registrations"] as const;
/** Below that of the enquiry: whatever changes that one, this is asked for again. */
const registrationKey = (id: string) => [...detailKey(id), "registration"] as const;

export const useBoard = () => useQuery({ queryKey: boardKey, queryFn: () => answer(api.registrations.$get()) });

export const useRegistration = (id: string) =>
  useQuery({ queryKey: registrationKey(id), queryFn: () => answer(route.$get({ param: { id } })) });

/** An answer tells how it is now, also one that says no. */
async function note(id: string, response: { clone(): { json(): Promise<unknown> } }): Promise<void> {
  const body: unknown = await response.clone().json();
  if (!hasEnquiry(body)) return;
  noteEnquiry(body.enquiry);
  if ("registration" in body) queryClient.setQueryData<Found>(registrationKey(id), { inWork: body as InWork });
}

function refresh(id: string): void {
  refreshEnquiry(id);
  void queryClient.invalidateQueries({ queryKey: boardKey });
}

export const useBegin = (id: string) =>
  useMutation({
    mutationKey: detailKey(id),
    mutationFn: async (json: InferRequestType<typeof route.$post>["json"]) => {
      const response = await route.$post({ param: { id }, json });
      await note(id, response);
      await answer(response);
    },
    onSettled: () => refresh(id),
  });

/**
 * Changes a registration, one change after the other. If it has changed meanwhile, the page gets the newer state, and the error says
 * so. A tick says nothing about the rest, and is made on whatever is newest: whoever ticks off a list does not wait for answers.
 */
export function useChange({ enquiry: { id }, version }: Pick<InWork, "enquiry" | "version">) {
  const once = useOnce();
  return useMutation({
    mutationKey: detailKey(id),
    scope: { id: `registration ${id}` },
    mutationFn: async (change: Change) => {
      const newest = queryClient.getQueryData<Found>(registrationKey(id))?.inWork?.version;
      const decidedOn = isTick(change) ? (newest ?? version) : version;
      const json = { change, version: decidedOn, key: once.keyOf(change) };
      const response = await route.act.$post({ param: { id }, json });
      await note(id, response);
      await answer(response);
      once.done();
    },
    onSettled: () => refresh(id),
  });
}

const isTick = ({ action }: Change): boolean => action === "paper" || action === "filed";

export const useFounderLink = (id: string) =>
  useMutation({ mutationFn: () => answer(enquiry["founder-link"].$post({ param: { id }, json: {} })) });

export const useEndFounderLinks = (id: string) =>
  useMutation({
    mutationFn: () => answer(enquiry["founder-links"].end.$post({ param: { id }, json: {} })),
    onSettled: () => refreshEnquiry(id),
  });
