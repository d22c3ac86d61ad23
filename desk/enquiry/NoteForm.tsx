import { longestNote } from "../../domain/desk/notes.ts";
import { Button } from "../../src/ui/Button.tsx";
import { TextArea } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../api/enquiries.ts";
import { useEnquiryAction } from "../api/enquiry-actions.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { useDraft } from "../ui/useDraft.ts";

export function NoteForm({ enquiry }: { enquiry: Enquiry }) {
  const action = useEnquiryAction(enquiry);
  const [text, setText] = useDraft(`note:${enquiry.id}`);
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        action.mutate({ kind: "note", said: { text } }, { onSuccess: () => setText("") });
      }}
    >
      <TextArea
        form="note"
        name="text"
        label="Note"
        required
        maxLength={longestNote}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={action.isPending || text.trim() === ""}>
        Save the note
      </Button>
      <ActionError error={action.error} />
    </form>
  );
}
