import { useState } from "react";
import { longestPersonName } from "../../domain/desk/enquiry.ts";
import { emailError } from "../../domain/forms/person.ts";
import { opensHereAlone } from "../../domain/registration/founder-page.ts";
import { Badge } from "../../src/ui/Badge.tsx";
import { Button } from "../../src/ui/Button.tsx";
import { Checkbox, Field } from "../../src/ui/Field.tsx";
import { StatusLine } from "../../src/ui/notices.tsx";
import { DeskHeading } from "../shell/PageHead.tsx";
import { useSignedIn } from "../shell/session.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { CopyField } from "../ui/CopyField.tsx";
import { useNow } from "../ui/hooks.ts";
import { Loaded, Nothing, Panel } from "../ui/Panel.tsx";
import { ConfirmButton } from "../ui/Sheet.tsx";
import { momentText } from "../ui/times.ts";
import {
  type Invitation,
  type Passkey,
  type PersonListed,
  useAddPasskey,
  useEndSession,
  useInvite,
  usePasskeys,
  usePeople,
  useRemovePasskey,
  useRemovePerson,
  useRenamePasskey,
  useSessions,
  useSetRole,
  useSignOut,
} from "./api.ts";
import { NameForm } from "./NamePage.tsx";

export default function PeoplePage() {
  const { person } = useSignedIn();
  const isOwner = person.role === "owner";
  return (
    <>
      <DeskHeading title="People">Who works at the desk, and with which devices you sign in.</DeskHeading>
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-2">
        <div className="space-y-8">
          <Loaded query={usePeople()}>
            {({ people }) => (
              <Panel id="people" title="People" count={people.length}>
                <ul>
                  {people.map((each) => (
                    <PersonRow key={each.id} person={each} isSelf={each.id === person.id} mayChange={isOwner} />
                  ))}
                </ul>
              </Panel>
            )}
          </Loaded>
          {isOwner && <InviteForm />}
        </div>
        <div className="space-y-8">
          <PasskeyPanel />
          <SessionPanel />
        </div>
      </div>
    </>
  );
}

interface Props {
  person: PersonListed;
  isSelf: boolean;
  /** Owners invite again, for a lost device, and remove who has left. */
  mayChange: boolean;
}

function PersonRow({
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
          {!isSelf && !hasNotJoined && (
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
                  : "Members work on enquiries and registrations. They cannot invite, remove, erase or export, and have none of the owners' pages under Office."}
              </p>
            </ConfirmButton>
          )}
          {!isSelf && !hasNotJoined && (
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

/** Makes a person, and a link with which they make their first passkey. */
function InviteForm() {
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

/** A link that was just made. It is shown this once: only its hash is kept. */
function NewLink({ invitation: { person, link, expiresAt, mailed } }: { invitation: Invitation }) {
  const now = useNow();
  return (
    <StatusLine kind="good">
      <p>
        {mailed ? `Mailed to ${person.email}. ` : opensHereAlone(link) ? "" : "Send this link to them yourself. "}
        It works once, until {momentText(new Date(expiresAt), now)}, and is shown only now.
      </p>
      <CopyField form={`link-${person.id}`} label={`Link for ${person.name}`} value={link} />
    </StatusLine>
  );
}

/** One's own passkeys. A second one, on another device, helps when the first is lost. */
function PasskeyPanel() {
  const add = useAddPasskey();
  const [name, setName] = useState("");
  return (
    <Panel id="passkeys" title="Your passkeys">
      <Loaded query={usePasskeys()}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <Nothing>You have none: you came in by a link. Add one to sign in from anywhere.</Nothing>
          ) : (
            <ul>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <form
        className="flex items-end gap-2 pt-4"
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate(name.trim(), { onSuccess: () => setName("") });
        }}
      >
        <div className="grow">
          <Field
            form="passkey"
            name="name"
            label="Add this device, named"
            required
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" look="outline" disabled={add.isPending || name.trim() === ""}>
          Add
        </Button>
      </form>
      <div className="pt-2">
        <ActionError error={add.error} />
      </div>
    </Panel>
  );
}

function PasskeyRow({ passkey: { id, name, backedUp, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const now = useNow();
  const remove = useRemovePasskey();
  const rename = useRenamePasskey();
  const [newName, setNewName] = useState<string>();
  const facts = [
    backedUp ? "synced" : "on one device only",
    `made ${momentText(new Date(createdAt), now)}`,
    lastUsedAt && `used ${momentText(new Date(lastUsedAt), now)}`,
  ];
  return (
    <li className="space-y-2.5 border-b border-line py-3">
      {newName === undefined ? (
        <p className="font-strong">{name}</p>
      ) : (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            rename.mutate({ id, name: newName.trim() }, { onSuccess: () => setNewName(undefined) });
          }}
        >
          <div className="grow">
            <Field
              form={`rename-${id}`}
              name="name"
              label="New name"
              required
              maxLength={60}
              value={newName}
              onChange={(event) => setNewName(event.target.value)}
            />
          </div>
          <Button type="submit" disabled={rename.isPending || newName.trim() === ""}>
            Save
          </Button>
        </form>
      )}
      <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
      <div className="flex flex-wrap gap-2">
        {newName === undefined && (
          <Button look="outline" onClick={() => setNewName(name)}>
            Rename<span className="sr-only"> {name}</span>
          </Button>
        )}
        <ConfirmButton
          label="Remove"
          title={`Remove ${name}?`}
          confirm={`Remove ${name}`}
          disabled={remove.isPending}
          onConfirm={() => remove.mutate(id)}
        >
          <p>That device cannot sign in any more, and what it opened ends.</p>
        </ConfirmButton>
      </div>
      <ActionError error={remove.error ?? rename.error} />
    </li>
  );
}

/** Where one is signed in. */
function SessionPanel() {
  const now = useNow();
  const end = useEndSession();
  return (
    <Panel id="sessions" title="Where you are signed in">
      <Loaded query={useSessions()}>
        {({ sessions }) => (
          <ul>
            {sessions.map(({ id, browser, via, lastSeenAt, expiresAt, current }) => (
              <li key={id} className="flex items-center justify-between gap-4 border-b border-line py-3">
                <div className="min-w-0 text-sm">
                  <p className="flex flex-wrap items-center gap-2 text-base font-strong">
                    {browser}
                    {current && <Badge tone="good">This one</Badge>}
                  </p>
                  <p className="text-muted">
                    {via === "link" ? "by a link" : "by passkey"} · used {momentText(new Date(lastSeenAt), now)} · ends{" "}
                    {momentText(new Date(expiresAt), now)}
                  </p>
                </div>
                {!current && (
                  <Button
                    look="outline"
                    className="px-4!"
                    aria-label={`End ${browser}, used ${momentText(new Date(lastSeenAt), now)}`}
                    disabled={end.isPending}
                    onClick={() => end.mutate(id)}
                  >
                    End
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <ActionError error={end.error} />
    </Panel>
  );
}
