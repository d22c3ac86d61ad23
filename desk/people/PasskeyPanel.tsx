import { useState } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { useNow } from "../shell/useNow.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { Nothing, Panel } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";
import { type Passkey, useAddPasskey, usePasskeys, useRemovePasskey, useRenamePasskey } from "./api.ts";

/** One's own passkeys. A second one, on another device, helps when the first is lost. */
export function PasskeyPanel() {
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
