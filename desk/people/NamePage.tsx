import { useEffect, useState } from "react";
import { longestPersonName } from "../../domain/desk/enquiry.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { useSignedIn } from "../shell/session.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useRenamePerson } from "./api.ts";
import { SignInFrame } from "./SignInFrame.tsx";

/** Before anything else, for whoever came in by the link of this machine. */
export default function NamePage() {
  const { person } = useSignedIn();
  useEffect(() => {
    document.title = "Your name · Desk";
  }, []);
  return (
    <SignInFrame title="What is your name?">
      <p>Founders read it in quotations, receipts and mails. You can change it under People.</p>
      <NameForm id={person.id} label="Your name" />
    </SignInFrame>
  );
}

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
