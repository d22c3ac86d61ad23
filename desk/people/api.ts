import { useQuery } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import { usePost } from "../shell/action.ts";
import { answer, api } from "../shell/client.ts";

const person = api.people[":id"];
const passkey = api.passkeys[":id"];

export type PersonListed = InferResponseType<typeof api.people.$get, 200>["people"][number];
export type Invitation = InferResponseType<typeof api.people.invite.$post, 200>;
export type Passkey = InferResponseType<typeof api.passkeys.$get, 200>["passkeys"][number];

const topic = "people";

/** Who comes in by a link elsewhere is not told to the others. */
const fresh = { refetchOnMount: "always" } as const;

export const usePeople = () =>
  useQuery({ queryKey: [topic, "list"], queryFn: () => answer(api.people.$get()), ...fresh });
export const useSessions = () =>
  useQuery({ queryKey: [topic, "sessions"], queryFn: () => answer(api.sessions.$get()), ...fresh });
export const usePasskeys = () =>
  useQuery({ queryKey: [topic, "passkeys"], queryFn: () => answer(api.passkeys.$get()), ...fresh });

interface Named {
  id: string;
  name: string;
}
const withId = (id: string) => ({ param: { id }, json: {} });
const withName = ({ id, name }: Named) => ({ param: { id }, json: { name } });

export const useInvite = () =>
  usePost(
    (json: InferRequestType<typeof api.people.invite.$post>["json"]) => answer(api.people.invite.$post({ json })),
    [topic],
  );

export const useRemovePerson = () => usePost((id: string) => answer(person.remove.$post(withId(id))), [topic]);

export const useSetRole = () =>
  usePost(
    ({ id, role }: Pick<PersonListed, "id" | "role">) => answer(person.role.$post({ param: { id }, json: { role } })),
    [topic],
  );

/** Their name stands wherever they are named. */
export const useRenamePerson = () => usePost((named: Named) => answer(person.name.$post(withName(named))), []);

/** Ends every session of somebody else. */
export const useSignOut = () => usePost((id: string) => answer(person["sign-out"].$post(withId(id))), [topic]);

export const useEndSession = () => usePost((id: string) => answer(api.sessions[":id"].end.$post(withId(id))), [topic]);

export const useRemovePasskey = () => usePost((id: string) => answer(passkey.remove.$post(withId(id))), [topic]);

export const useRenamePasskey = () => usePost((named: Named) => answer(passkey.name.$post(withName(named))), [topic]);

export const useAddPasskey = () =>
  usePost(
    async (name: string) => {
      const { makePasskey } = await import("./passkeys.ts");
      const options = await answer(api.passkeys.options.$post({ json: {} }));
      const response = await makePasskey(options);
      return answer(api.passkeys.verify.$post({ json: { response, name } }));
    },
    [topic],
  );
