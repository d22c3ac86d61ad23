import { longestAnswer, type Question, questionsIn } from "../../domain/desk/history.ts";
import { Button } from "../../src/ui/Button.tsx";
import { TextArea } from "../../src/ui/Field.tsx";
import type { EnquiryDetail } from "../enquiries/api.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import { useNow } from "../ui/hooks.ts";
import { Panel } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";
import { useActionForm } from "../ui/useActionForm.ts";
import { useEnquiryAction } from "./api.ts";

type Known = Pick<EnquiryDetail, "enquiry" | "events">;

/** What the founder asked on their page and nobody has answered. What was answered is in the history. */
export function Questions({ detail: { enquiry, events } }: { detail: Known }) {
  const open = questionsIn(events).filter(({ answer }) => !answer);
  if (open.length === 0 || enquiry.status === "closed") return null;
  return (
    <Panel id="questions" title="They ask" count={open.length}>
      <ul className="divide-y divide-line">
        {open.map((question) => (
          <Answer key={question.id} enquiry={enquiry} question={question} />
        ))}
      </ul>
    </Panel>
  );
}

function Answer({ enquiry, question: { id, text: asked, at } }: Pick<Known, "enquiry"> & { question: Question }) {
  const now = useNow();
  const form = useActionForm(`answer-${id}`, enquiry.id, { text: "" }, useEnquiryAction(enquiry));
  const { text } = form.values;
  const mayMail = enquiry.email !== "";
  const save = (mailed: boolean) => form.save({ action: "answer", question: id, text, mailed });
  return (
    <li className="py-3">
      <p className="max-w-prose break-words whitespace-pre-line">{asked}</p>
      <p className="mb-2 text-sm text-muted">On their page, {momentText(new Date(at), now)}</p>
      <ActionForm
        form={form}
        className="space-y-3"
        button={mayMail ? "Send the answer" : "Put the answer on their page"}
        disabled={text.trim() === ""}
        onSave={() => save(mayMail)}
        more={
          mayMail && (
            <Button look="outline" disabled={form.isPending || text.trim() === ""} onClick={() => save(false)}>
              I said it in a call
            </Button>
          )
        }
      >
        <TextArea
          {...form.field("text")}
          label="Your answer"
          hint="The founder reads it on their page."
          required
          maxLength={longestAnswer}
        />
      </ActionForm>
    </li>
  );
}
