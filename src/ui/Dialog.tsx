import { X } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  /** Its content must be reachable without JavaScript: it is then shown in the page, where the dialog is. */
  inlineWithoutScript?: boolean;
  children: ReactNode;
}

const inline =
  "noscript:static noscript:block noscript:m-0 noscript:w-full noscript:max-w-prose noscript:max-h-none noscript:shadow-none";

const findDialog = (id: string) => document.getElementById(id) as HTMLDialogElement | null;

export function openDialog(id: string): void {
  const dialog = findDialog(id);
  if (!dialog?.open) dialog?.showModal();
}

export const closeDialog = (id: string) => findDialog(id)?.close();

/** The browser shuts the dialog by itself, hydrated or not; a browser that does not know the command runs the script. */
export const closeOnClick = (id: string) => ({
  commandfor: id,
  command: "close",
  onClick: () => closeDialog(id),
});

/**
 * The platform's modal: focus moves in, is kept, and returns; Esc and the close icon close it. Whether it is open only the
 * element knows, so that one opened before hydration stays open.
 */
export function Dialog({ id, title, inlineWithoutScript = false, children }: Props) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className={`m-auto w-160 max-w-[calc(100%-2rem)] max-h-[calc(100dvh-2rem)] scroll-pt-24 scroll-pb-28 overflow-y-auto border border-line bg-sheet p-0 text-ink shadow-lift backdrop:bg-ink/60 ${inlineWithoutScript ? inline : ""}`}
    >
      <div className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-sheet px-6 py-4 md:px-8">
        <h2 id={`${id}-title`} className="pt-1.5 text-2xl">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          {...closeOnClick(id)}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-paper-deep hover:text-ink noscript:hidden"
        >
          <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </button>
      </div>
      <div className="px-6 py-6 md:px-8">{children}</div>
    </dialog>
  );
}
