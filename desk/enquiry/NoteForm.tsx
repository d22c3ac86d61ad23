import { useState } from "react";
import { longestNote, type MailDirection } from "../../domain/desk/notes.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Select, TextArea } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../api/enquiries.ts";
import { useEnquiryAction } from "../api/enquiry-actions.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { useDraft } from "../ui/useDraft.ts";

type Kind = "note" | MailDirection;
const kinds: Readonly<Record<Kind, { choice: string; label: string; button: string }>> = {
  note: { choice: "Note", label: "Note", button: "Save the note" },
  sent: { choice: "E-mail that we sent", label: "What we wrote", button: "Save the e-mail" },
  received: { choice: "E-mail from the founder", label: "What they wrote", button: "Save the e-mail" },
};

/** Whatever the next person must know, or what an e-mail said that went from one mailbox to another. */
export function NoteForm({ enquiry }: { enquiry: Enquiry }) {
  const action = useEnquiryAction(enquiry);
  const [text, setText, clearText] = useDraft(`note:${enquiry.id}`);
  const [kind, setKind] = useState<Kind>("note");
  const { label, button } = kinds[kind];
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        const said =
          kind === "note"
            ? ({ kind, said: { text } } as const)
            : ({ kind: "mail", said: { direction: kind, text } } as const);
        action.mutate(said, {
          onSuccess: () => {
            clearText();
            setKind("note");
          },
        });
      }}
    >
      <TextArea
        form="note"
        name="text"
        label={label}
        required
        maxLength={longestNote}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Select
        form="note"
        name="kind"
        label="What it is"
        choices={Object.entries(kinds).map(([value, { choice }]) => ({ value, label: choice }))}
        value={kind}
        onChange={(event) => setKind(event.target.value as Kind)}
      />
      <Button type="submit" disabled={action.isPending || text.trim() === ""}>
        {button}
      </Button>
      <ActionError error={action.error} />
    </form>
  );
}
