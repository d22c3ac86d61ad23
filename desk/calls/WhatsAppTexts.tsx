import { MessageCircle } from "lucide-react";
import { useState } from "react";
import type { WhatsAppTextId } from "../../content/desk/whatsapp-titles.ts";
import { draftLink } from "../../domain/phone-links.ts";
import { ButtonLink } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { TextArea } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../api/enquiries.ts";
import { useEnquiryAction, useWhatsAppDraft, useWhatsAppTexts } from "../api/enquiry-actions.ts";
import { ActionError } from "../ui/ActionError.tsx";

/** The firm's own texts, with the person's facts: one is chosen, read, perhaps changed, and opened as a draft. */
export function WhatsAppTexts({ enquiry }: { enquiry: Pick<Enquiry, "id" | "version" | "name" | "phone"> }) {
  const { id, name, phone } = enquiry;
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<WhatsAppTextId>();
  const [draft, setDraft] = useState("");
  const { data, error } = useWhatsAppTexts(id, isOpen);
  const write = useWhatsAppDraft(id);
  const action = useEnquiryAction(enquiry);
  // A number from abroad that was typed without its country cannot be one there.
  if (!draftLink(phone, "")) return null;
  const choose = (text: WhatsAppTextId) => {
    setChosen(text);
    setDraft("");
    write.mutate(text, { onSuccess: (made) => setDraft(made.draft) });
  };
  return (
    <Disclosure
      label="WhatsApp texts"
      className="border border-line bg-sheet px-4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <div className="space-y-3 pb-4">
        <div className="flex flex-wrap gap-2">
          {data?.texts.map((text) => (
            <button
              key={text.id}
              type="button"
              aria-pressed={chosen === text.id}
              className="min-h-11 rounded-full border border-line-strong px-3.5 text-sm hover:border-action aria-pressed:border-action aria-pressed:bg-action-wash aria-pressed:font-strong"
              onClick={() => choose(text.id)}
            >
              {text.title}
            </button>
          ))}
        </div>
        {chosen && draft && (
          <>
            <TextArea
              form={`whatsapp-${id}`}
              name="draft"
              label={`Draft for ${name}`}
              hint="Opens in WhatsApp, where you send it. The desk notes that it was opened."
              value={draft}
              onChange={({ target }) => setDraft(target.value)}
            />
            <ButtonLink
              href={draftLink(phone, draft)}
              newTab
              look="outline"
              className="border-good! text-good! hover:bg-good-wash!"
              onClick={() => action.mutate({ action: "whatsapp", text: chosen })}
            >
              <MessageCircle aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
              Open in WhatsApp
            </ButtonLink>
          </>
        )}
        <ActionError error={error ?? write.error ?? action.error} />
      </div>
    </Disclosure>
  );
}
