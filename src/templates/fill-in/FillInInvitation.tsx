import { ShieldCheck } from "lucide-react";
import { type RefObject, useSyncExternalStore } from "react";
import { templatePage } from "../../../content/templates/template-library.ts";
import { draftKey } from "../../../domain/templates/draft.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { DownloadLink } from "../document/DownloadLink.tsx";
import { loadFillIn } from "./lazy-fill-in.tsx";

const copy = templatePage.fill;

export interface InvitationProps {
  id: string;
  fileName: string;
  fieldCount: number;
  optionCount: number;
}

interface Props extends InvitationProps {
  button: RefObject<HTMLButtonElement | null>;
  opening: boolean;
  failed: boolean;
  onOpen: () => void;
}

export function FillInInvitation({ id, fileName, fieldCount, optionCount, button, opening, failed, onOpen }: Props) {
  const draft = useSavedDraft(id);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border border-line bg-sheet px-5 py-5 sm:px-7">
      <div className="max-w-prose">
        <h3 className="text-xl">{copy.heading}</h3>
        <p className="mt-1 text-sm text-muted noscript:hidden">
          {copy.text} {fieldCount} fields
          {optionCount > 0 && `, ${optionCount} optional clauses`}.
        </p>
        <p className="mt-1 hidden text-sm text-muted noscript:block">{copy.withoutScript}</p>
        <p className="mt-2 flex items-center gap-2 text-sm font-strong text-good noscript:hidden">
          <ShieldCheck aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.5} />
          {copy.privacy}
        </p>
        {failed && (
          <p role="alert" className="mt-2 text-sm font-strong text-alert">
            {copy.failed}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
        <button
          ref={button}
          type="button"
          onClick={onOpen}
          // The code is on its way while the visitor reaches for the button.
          onPointerEnter={() => loadFillIn().catch(() => undefined)}
          className={buttonClass("primary", "noscript:hidden!")}
        >
          {opening ? copy.opening : draft ? copy.resume : copy.start}
        </button>
        <DownloadLink fileName={fileName} />
      </div>
    </div>
  );
}

/** Whether this browser keeps a draft of the document. */
const useSavedDraft = (id: string): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => {
      try {
        return localStorage.getItem(draftKey(id)) !== null;
      } catch {
        return false;
      }
    },
    () => false,
  );
