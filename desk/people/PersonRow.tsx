import { Badge } from "../../src/ui/Badge.tsx";
import { Button } from "../../src/ui/Button.tsx";
import { StatusLine } from "../../src/ui/StatusLine.tsx";
import { type PersonListed, useInvite, useRemovePerson, useSetRole, useSignOut } from "../api/people.ts";
import { useNow } from "../live/useNow.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { SureButton } from "../ui/SureButton.tsx";
import { momentText } from "../ui/times.ts";
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
      </div>
      <p className="text-sm break-words text-muted">{facts.filter(Boolean).join(" · ")}</p>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          {email && (
            <Button look="outline" disabled={invite.isPending} onClick={() => invite.mutate({ email })}>
              New link<span className="sr-only"> for {name}</span>
            </Button>
          )}
          {!isSelf && (
            <SureButton
              tone="quiet"
              sure={
                otherRole === "owner" ? `Yes, ${name} may invite and remove people` : `Yes, ${name} may not any more`
              }
              disabled={setRole.isPending}
              onSure={() => setRole.mutate({ id, role: otherRole })}
            >
              {otherRole === "owner" ? "Make an owner" : "Make a member"}
            </SureButton>
          )}
          {!isSelf && (
            <SureButton
              tone="quiet"
              sure={`Yes, end every session of ${name}: their passkeys stay`}
              disabled={signOut.isPending}
              onSure={() => signOut.mutate(id)}
            >
              Sign out everywhere
            </SureButton>
          )}
          {!isSelf && (
            <SureButton sure={`Yes, remove ${name}`} disabled={remove.isPending} onSure={() => remove.mutate(id)}>
              Remove
            </SureButton>
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
