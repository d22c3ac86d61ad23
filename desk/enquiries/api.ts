import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import { localDay } from "../../domain/india/local-time.ts";
import { answer, api } from "../shell/client.ts";
import { useNow } from "../ui/hooks.ts";

const enquiry = api.enquiries[":id"];

export type EnquiryDetail = InferResponseType<typeof enquiry.$get, 200>;
export type Enquiry = EnquiryDetail["enquiry"];
export type DeskEvent = EnquiryDetail["events"][number];
export type Filters = Omit<InferRequestType<typeof api.enquiries.$get>["query"], "before">;

/** Lists begin with this topic, one enquiry with the other: what the server says has changed is asked for again by it. */
export const enquiriesKey = "enquiries";
const detailTopic = "enquiry";
export const detailKey = (id: string) => [detailTopic, id] as const;

/** Asked for again when a new day begins: what was tomorrow's is due then. */
export function useToday() {
  const day = localDay(useNow());
  return useQuery({
    queryKey: [enquiriesKey, "today", day],
    queryFn: () => answer(api.today.$get()),
    placeholderData: keepPreviousData,
  });
}

/** Why Today has somebody though nobody has set a day. */
export function useFollowUp(id: string) {
  const { data } = useToday();
  return [...(data?.followUps ?? []), ...(data?.calls ?? [])].find((person) => person.id === id)?.followUp;
}

type Today = InferResponseType<typeof api.today.$get, 200>;
export type PersonToCall = Today["calls"][number];
export type FollowUp = Today["followUps"][number];

/** How many people are to be called today, late or not. */
export const useDueCount = (): number => {
  const { data } = useToday();
  return data ? data.counts.overdue + data.counts.due : 0;
};

export const useEnquiries = (filters: Filters) =>
  useInfiniteQuery({
    queryKey: [enquiriesKey, "list", filters],
    queryFn: ({ pageParam }) => answer(api.enquiries.$get({ query: { ...filters, before: pageParam ?? undefined } })),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

export function listCsvAddress(filters: Filters): string {
  const { pathname, search } = api["enquiries.csv"].$url({ query: filters });
  return pathname + search;
}

export const useChoices = () =>
  useQuery({ queryKey: [enquiriesKey, "choices"], queryFn: () => answer(api.choices.$get()) });

/** How many there are of each status, and with whoever asks. */
export const useCounts = () =>
  useQuery({ queryKey: [enquiriesKey, "counts"], queryFn: () => answer(api.enquiries.counts.$get()) });

/** Who is here already with this number or address. */
export const useKnown = (typed: { phone: string; email: string }) =>
  useQuery({
    queryKey: [enquiriesKey, "known", typed],
    queryFn: () => answer(api.enquiries.known.$get({ query: typed })),
    enabled: typed.phone !== "" || typed.email !== "",
    placeholderData: keepPreviousData,
  });

export const useEnquiry = (id: string) =>
  useQuery({ queryKey: detailKey(id), queryFn: () => answer(enquiry.$get({ param: { id } })) });
