import { useMutation, useQuery } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import { answer, api, queryClient } from "../shell/client.ts";

export type PersonListed = InferResponseType<typeof api.people.$get, 200>["people"][number];
export type Invitation = InferResponseType<typeof api.people.invite.$post, 200>;
export type Passkey = InferResponseType<typeof api.passkeys.$get, 200>["passkeys"][number];

const topic = "people";
const refresh = () => queryClient.invalidateQueries({ queryKey: [topic] });

/** Who comes in by a link elsewhere is not told to the others. */
const fresh = { refetchOnMount: "always" } as const;

export const usePeople = () =>
  useQuery({ queryKey: [topic, "list"], queryFn: () => answer(api.people.$get()), ...fresh });
export const useSessions = () =>
  useQuery({ queryKey: [topic, "sessions"], queryFn: () => answer(api.sessions.$get()), ...fresh });
export const usePasskeys = () =>
  useQuery({ queryKey: [topic, "passkeys"], queryFn: () => answer(api.passkeys.$get()), ...fresh });

export const useInvite = () =>
  useMutation({
    mutationFn: (json: InferRequestType<typeof api.people.invite.$post>["json"]) =>
      answer(api.people.invite.$post({ json })),
    onSuccess: refresh,
  });

const withId = (id: string) => ({ param: { id }, json: {} });

export const useRemovePerson = () =>
  useMutation({
    mutationFn: (id: string) => answer(api.people[":id"].remove.$post(withId(id))),
    onSettled: refresh,
  });

export const useSetRole = () =>
  useMutation({
    mutationFn: ({ id, role }: { id: string; role: PersonListed["role"] }) =>
      answer(api.people[":id"].role.$post({ param: { id }, json: { role } })),
    onSettled: refresh,
  });

/** Their name stands wherever they are named. */
export const useRenamePerson = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      answer(api.people[":id"].name.$post({ param: { id }, json: { name } })),
    onSettled: () => queryClient.invalidateQueries(),
  });

/** Ends every session of somebody else. */
export const useSignOut = () =>
  useMutation({
    mutationFn: (id: string) => answer(api.people[":id"]["sign-out"].$post(withId(id))),
    onSettled: refresh,
  });

export const useEndSession = () =>
  useMutation({
    mutationFn: (id: string) => answer(api.sessions[":id"].end.$post(withId(id))),
    onSettled: refresh,
  });

export const useRemovePasskey = () =>
  useMutation({
    mutationFn: (id: string) => answer(api.passkeys[":id"].remove.$post(withId(id))),
    onSettled: refresh,
  });

export const useRenamePasskey = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      answer(api.passkeys[":id"].name.$post({ param: { id }, json: { name } })),
    onSettled: refresh,
  });

export const useAddPasskey = () =>
  useMutation({
    mutationFn: async (name: string) => {
      const { makePasskey } = await import("./passkeys.ts");
      const options = await answer(api.passkeys.options.$post({ json: {} }));
      const response = await makePasskey(options);
      return answer(api.passkeys.verify.$post({ json: { response, name } }));
    },
    onSettled: refresh,
  });
