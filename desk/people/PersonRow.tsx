import { useState } from "react";
import { Badge } from "../../src/ui/Badge.tsx";
import { Button } from "../../src/ui/Button.tsx";
import { StatusLine } from "../../src/ui/notices.tsx";
import { useNow } from "../shell/useNow.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { momentText } from "../ui/times.ts";
import { type PersonListed, useInvite, useRemovePerson, useSetRole, useSignOut } from "./api.ts";
import { NameForm } from "./NameForm.tsx";
import { NewLink } from "./NewLink.tsx";

interface Props {
  person: PersonListed;
  isSelf: boolean;
  /** Owners invite again, for a lost device, and remove who has left. */
  mayChange: boolean;
}

export function PersonRow({
  person: { id, name, email, role, passkeys, lastSeenAt, invitedUntil },
  isSelf,
  mayChange,
}: Props) {
  const now = useNow();
  const invite = useInvite();
  const remove = useRemovePerson();
  const setRole = useSetRole();
  const signOut = useSignOut();
  const [isNaming, setNaming] = useState(false);
  const hasNotJoined = passkeys === 0 && lastSeenAt === null && !isSelf;
  const otherRole = role === "owner" ? "member" : "owner";
  const facts = [
    email,
    !hasNotJoined && (passkeys === 1 ? "1 passkey" : `${passkeys} passkeys`),
    lastSeenAt && `here ${momentText(new Date(lastSeenAt), now)}`,
    invitedUntil ? `link good until ${momentText(new Date(invitedUntil), now)}` : hasNotJoined && "the link has ended",
  ];
  return (
    <li className="space-y-2.5 border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-strong">
          {name}
          {isSelf && <span className="font-normal text-muted"> (you)</span>}
        </p>
        {role === "owner" && <Badge>Owner</Badge>}
        {hasNotJoined && <Badge tone="highlight">Invited, not joined</Badge>}
        {(mayChange || isSelf) && !isNaming && (
          <button type="button" className="link -my-3 min-h-11 text-sm text-muted" onClick={() => setNaming(true)}>
            Rename<span className="sr-only"> {name}</span>
          </button>
        )}
      </div>
      <p className="text-sm break-words text-muted">{facts.filter(Boolean).join(" · ")}</p>
      {isNaming && <NameForm id={id} label="New name" name={name} onDone={() => setNaming(false)} />}
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          {email && (
            <Button look="outline" disabled={invite.isPending} onClick={() => invite.mutate({ email })}>
              New link<span className="sr-only"> for {name}</span>
            </Button>
          )}
          {!isSelf && (
            <ConfirmButton
              label={otherRole === "owner" ? "Make an owner" : "Make a member"}
              tone="quiet"
              title={otherRole === "owner" ? `Make ${name} an owner?` : `Make ${name} a member?`}
              confirm={otherRole === "owner" ? `Make ${name} an owner` : `Make ${name} a member`}
              disabled={setRole.isPending}
              onConfirm={() => setRole.mutate({ id, role: otherRole })}
            >
              <p>
                {otherRole === "owner"
                  ? "Owners invite and remove people, erase, take data out, read the rupees, and see to the site and the server."
                  : "Members work on enquiries. They cannot invite, remove, erase or export, and have neither the rupees of Numbers nor Delivery."}
              </p>
            </ConfirmButton>
          )}
          {!isSelf && (
            <ConfirmButton
              label="Sign out everywhere"
              tone="quiet"
              title={`Sign ${name} out everywhere?`}
              confirm={`End every session of ${name}`}
              disabled={signOut.isPending}
              onConfirm={() => signOut.mutate(id)}
            >
              <p>Their passkeys stay: they sign in again with one, or with a new link.</p>
            </ConfirmButton>
          )}
          {!isSelf && (
            <ConfirmButton
              label="Remove"
              title={`Remove ${name} from the desk?`}
              confirm={`Remove ${name}`}
              disabled={remove.isPending}
              onConfirm={() => remove.mutate(id)}
            >
              <p>They cannot come in any more. What they have is given back to everybody.</p>
            </ConfirmButton>
          )}
        </div>
      )}
      {invite.data && <NewLink invitation={invite.data} />}
      {signOut.data && (
        <StatusLine kind="good">
          <p>{name} is signed out everywhere, and signs in again with a passkey or a new link.</p>
        </StatusLine>
      )}
      <ActionError error={invite.error ?? remove.error ?? setRole.error ?? signOut.error} />
    </li>
  );
}
