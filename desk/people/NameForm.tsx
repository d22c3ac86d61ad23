import { useState } from "react";
import { longestPersonName } from "../../domain/desk/enquiry.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { ActionError } from "../ui/ActionError.tsx";
import { useRenamePerson } from "./api.ts";

interface Props {
  id: string;
  label: string;
  /** As it is now. */
  name?: string;
  onDone?: () => void;
}

/** What somebody at the desk is called. */
export function NameForm({ id, label, name = "", onDone }: Props) {
  const rename = useRenamePerson();
  const [typed, setTyped] = useState(name);
  return (
    <form
      className="space-y-2 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate({ id, name: typed.trim() }, { onSuccess: onDone });
      }}
    >
      <div className="flex items-end gap-2">
        <div className="grow">
          <Field
            form={`name-${id}`}
            name="name"
            label={label}
            autoComplete="off"
            required
            maxLength={longestPersonName}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit" disabled={rename.isPending || typed.trim() === ""}>
          Save
        </Button>
      </div>
      <ActionError error={rename.error} />
    </form>
  );
}
