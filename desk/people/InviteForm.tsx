import { useState } from "react";
import { longestPersonName } from "../../domain/desk/enquiry.ts";
import { emailError } from "../../domain/forms/person.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Checkbox, Field } from "../../src/ui/Field.tsx";
import { ActionError } from "../ui/ActionError.tsx";
import { Panel } from "../ui/Panel.tsx";
import { useInvite } from "./api.ts";
import { NewLink } from "./NewLink.tsx";

/** Makes a person, and a link with which they make their first passkey. */
export function InviteForm() {
  const invite = useInvite();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [isOwner, setOwner] = useState(false);
  const [error, setError] = useState<string>();
  return (
    <Panel id="invite" title="Invite somebody">
      <form
        noValidate
        className="space-y-3 py-4"
        onSubmit={(event) => {
          event.preventDefault();
          const problem = emailError(email);
          setError(problem);
          if (problem) return;
          const person = {
            email: email.trim(),
            ...(name.trim() && { name: name.trim() }),
            role: isOwner ? "owner" : "member",
          } as const;
          invite.mutate(person, {
            onSuccess: () => {
              setName("");
              setEmail("");
            },
          });
        }}
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            form="invite"
            name="name"
            label="Name"
            autoComplete="off"
            maxLength={longestPersonName}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Field
            form="invite"
            name="email"
            label="E-mail"
            type="email"
            autoComplete="off"
            required
            error={error}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </div>
        <Checkbox name="owner" checked={isOwner} onChange={setOwner}>
          Owner: may invite and remove people
        </Checkbox>
        <Button type="submit" disabled={invite.isPending}>
          Make a link
        </Button>
      </form>
      {invite.data && <NewLink invitation={invite.data} />}
      {invite.data && invite.data.person.role !== invite.variables?.role && (
        <p className="pt-2 text-sm">
          {invite.data.person.name} is known here as {invite.data.person.role === "owner" ? "an owner" : "a member"}:
          inviting changes neither name nor role.
        </p>
      )}
      <ActionError error={invite.error} />
    </Panel>
  );
}
