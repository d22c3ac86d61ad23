import { MessageCircle } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { WhatsAppTextId } from "../../content/registration/whatsapp-texts.ts";
import { draftLink, readablePhone } from "../../domain/links.ts";
import { ButtonLink } from "../../src/ui/Button.tsx";
import { TextArea } from "../../src/ui/Field.tsx";
import { type Enquiry, useEnquiry } from "../enquiries/api.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { OnlyHere } from "../ui/CopyField.tsx";
import { Loaded } from "../ui/Panel.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { useEnquiryAction, useWhatsAppDraft, useWhatsAppTexts } from "./api.ts";
import { openTexts } from "./page-state.ts";

/** The firm's own texts, from any page. */
export function TextsSheet() {
  const wanted = openTexts.use();
  return wanted && <Opened key={wanted.id} id={wanted.id} first={wanted.text} />;
}

function Opened({ id, first }: { id: string; first: WhatsAppTextId | undefined }) {
  const query = useEnquiry(id);
  return (
    <Sheet title={`WhatsApp to ${query.data?.enquiry.name ?? "…"}`} isOpen onClose={() => openTexts.set(undefined)}>
      <Loaded query={query}>{({ enquiry }) => <WhatsAppTexts enquiry={enquiry} first={first} />}</Loaded>
    </Sheet>
  );
}

interface Props {
  enquiry: Pick<Enquiry, "id" | "version" | "name" | "phone" | "wrongNumber">;
  /** The one that was asked for. */
  first: WhatsAppTextId | undefined;
}

/** One is chosen, read with the person's facts in it, perhaps changed, and opened as a draft. */
function WhatsAppTexts({ enquiry, first }: Props) {
  const { id, name, phone } = enquiry;
  const [chosen, setChosen] = useState<WhatsAppTextId>();
  const [draft, setDraft] = useState("");
  const { data, error } = useWhatsAppTexts(id, true);
  const write = useWhatsAppDraft(id);
  const action = useEnquiryAction(enquiry);
  const choose = (text: WhatsAppTextId) => {
    setChosen(text);
    setDraft("");
    write.mutate(text, { onSuccess: (made) => setDraft(made.draft) });
  };
  const chooseFirst = useEffectEvent(() => first && choose(first));
  useEffect(() => void chooseFirst(), []);
  if (enquiry.wrongNumber)
    return <p className="text-sm">{readablePhone(phone)} is somebody else's. Correct it first.</p>;
  // A number from abroad that was typed without its country cannot be one there.
  if (!draftLink(phone, "")) return <p className="text-sm">{phone} cannot be a number on WhatsApp.</p>;
  return (
    <div className="space-y-3">
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
      {data?.texts.length === 0 && <p className="text-sm">No text fits: the enquiry is closed.</p>}
      {chosen && draft && (
        <>
          <TextArea
            form={`whatsapp-${id}`}
            name="draft"
            label={`Draft for ${name}`}
            hint="Opens in WhatsApp, where you send it. The desk notes that it was opened."
            className="min-h-56"
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
          />
          <OnlyHere text={draft} />
          <ButtonLink
            href={draftLink(phone, draft)}
            newTab
            look="outline"
            className="border-good! text-good! hover:bg-good-wash!"
            onClick={() => {
              action.mutate({ action: "whatsapp", text: chosen });
              openTexts.set(undefined);
            }}
          >
            <MessageCircle aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
            Open in WhatsApp
          </ButtonLink>
        </>
      )}
      <ActionError error={error ?? write.error ?? action.error} />
    </div>
  );
}
