import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { applicationReceived, generalApplication } from "../../domain/forms/application.ts";
import { ApplicationForm } from "../forms/ApplicationForm.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { StatusLine } from "../ui/StatusLine.tsx";
import { applicationDialog, positionAttribute } from "./ApplyButton.tsx";

/** The application dialog, and the message after an application was sent. The buttons are in the page around it. */
export function Application({ positions }: { positions: readonly string[] }) {
  const [position, setPosition] = useState(generalApplication);
  const [open, setOpen] = useState(false);
  const [received, setReceived] = useState(false);

  useEffect(() => {
    const apply = (event: MouseEvent) => {
      const button = (event.target as Element).closest(`[${positionAttribute}]`);
      if (!button) return;
      // From here on the dialog is opened by its state, not by the button's own command.
      event.preventDefault();
      setPosition(button.getAttribute(positionAttribute) ?? generalApplication);
      setReceived(false);
      setOpen(true);
    };
    document.addEventListener("click", apply);
    return () => document.removeEventListener("click", apply);
  }, []);

  return (
    <>
      <Dialog
        id={applicationDialog}
        title={`Apply for ${position}`}
        open={open}
        onClose={() => setOpen(false)}
        inlineWithoutScript
      >
        <ApplicationForm
          positions={positions}
          position={position}
          onPosition={setPosition}
          onCancel={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            setReceived(true);
          }}
        />
      </Dialog>
      <div className="pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto max-w-prose">
        <StatusLine kind="good">
          {received && (
            <span className="pointer-events-auto flex items-start justify-between gap-4">
              {applicationReceived}
              <button
                type="button"
                aria-label="Dismiss"
                onClick={() => setReceived(false)}
                className="-my-2.5 -mr-2 grid size-11 shrink-0 place-items-center"
              >
                <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
              </button>
            </span>
          )}
        </StatusLine>
      </div>
    </>
  );
}
