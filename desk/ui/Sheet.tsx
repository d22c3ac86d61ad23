import { X } from "lucide-react";
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../src/ui/Button.tsx";

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** What the cross does, where it is more than closing. */
  closeLabel?: string;
  /** For what is read rather than typed. */
  isLarge?: boolean;
  /** For what is looked at: all of the screen. */
  isFull?: boolean;
  children: ReactNode;
}

/** The platform's modal: from the lower edge on phones, in the middle where there is room. */
export function Sheet({
  title,
  isOpen,
  onClose,
  closeLabel = "Close",
  isLarge = false,
  isFull = false,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={`fixed m-auto max-h-[calc(100dvh-2rem)] w-full max-w-none overflow-y-auto overscroll-contain border-t-3 border-action bg-sheet p-0 text-ink shadow-lift backdrop:bg-ink/50 max-lg:mb-0 lg:border-3 ${isFull ? "" : isLarge ? "lg:w-240" : "lg:w-120"} lg:max-w-[calc(100%-2rem)]`}
    >
      {isOpen && (
        <>
          <div className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-sheet px-4 py-2 sm:px-6">
            <h2 id={titleId} className="min-w-0 py-2 text-lg leading-snug break-words">
              {title}
            </h2>
            <button
              type="button"
              aria-label={closeLabel}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-paper-deep hover:text-ink"
              onClick={onSingleClick(() => dialog.current?.close())}
            >
              <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
            </button>
          </div>
          <div className="px-4 py-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-6">{children}</div>
        </>
      )}
    </dialog>
  );
}

const alert = "border-alert! text-alert! hover:bg-alert-wash!";
const looks = { alert, quiet: "", plain: "" };

interface ConfirmButtonProps extends Pick<ComponentProps<typeof Button>, "disabled" | "aria-label"> {
  label: string;
  tone?: keyof typeof looks;
  /** What is asked, with the name of whom or what it is about. */
  title: string;
  confirm: string;
  /** Something else has to be done before it can be confirmed. */
  mayConfirm?: boolean;
  onConfirm: () => void;
  /** What happens then. */
  children: ReactNode;
}

/** For what cannot be taken back: a dialog asks first. */
export function ConfirmButton({
  label,
  tone = "alert",
  title,
  confirm,
  mayConfirm = true,
  onConfirm,
  children,
  ...button
}: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} look="outline" className={looks[tone]} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Sheet title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="space-y-4 text-sm">
          {children}
          <div className="flex flex-wrap-reverse justify-between gap-2">
            <Button look="outline" onClick={onSingleClick(() => setOpen(false))}>
              Go back
            </Button>
            <Button
              className={tone === "plain" ? "" : "border-alert! bg-alert! text-sheet!"}
              disabled={!mayConfirm}
              onClick={onSingleClick(() => {
                setOpen(false);
                onConfirm();
              })}
            >
              {confirm}
            </Button>
          </div>
        </div>
      </Sheet>
    </>
  );
}

/** The second of two clicks at one place does nothing: what came up under the pointer was not meant. */
export const onSingleClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act();
};
