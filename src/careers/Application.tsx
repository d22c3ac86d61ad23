import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { applicationReceived, generalApplication } from "../../domain/forms/application.ts";
import { ApplicationForm } from "../forms/ApplicationForm.tsx";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { closeDialog, closeOnClick, Dialog, openDialog } from "../ui/Dialog.tsx";
import { StatusLine } from "../ui/notices.tsx";

/** The dialog that the buttons on the careers page open, by id, and the attribute in which they carry a position. */
const applicationDialog = "application-dialog";
const positionAttribute = "data-apply-for";

/** The application dialog, and the message after an application was sent. The buttons are in the page around it. */
export function Application({ positions }: { positions: readonly string[] }) {
  const [position, setPosition] = useState(generalApplication);
  const [received, setReceived] = useState(false);

  useEffect(() => {
    const apply = (event: MouseEvent) => {
      const button = (event.target as Element).closest(`[${positionAttribute}]`);
      if (!button) return;
      setPosition(button.getAttribute(positionAttribute) ?? generalApplication);
      setReceived(false);
      openDialog(applicationDialog);
    };
    document.addEventListener("click", apply);
    return () => document.removeEventListener("click", apply);
  }, []);

  return (
    <>
      <Dialog id={applicationDialog} title={`Apply for ${position}`} inlineWithoutScript>
        <ApplicationForm
          positions={positions}
          position={position}
          onPosition={setPosition}
          cancel={closeOnClick(applicationDialog)}
          onSent={() => {
            closeDialog(applicationDialog);
            setReceived(true);
          }}
        />
      </Dialog>
      <div className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto max-w-prose">
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

/**
 * With script a button: `command` lets the browser open the dialog even before the island is hydrated, and the island
 * reads the position from it. Without script a link to the same form, which is then shown in the page.
 */
export function ApplyButton({ position, label, about }: { position: string; label: string; about?: string }) {
  const command = { commandfor: applicationDialog, command: "show-modal", [positionAttribute]: position };
  const description = about ? { "aria-describedby": about } : {};
  return (
    <>
      <div className="noscript:hidden">
        <Button {...command} {...description} className="max-sm:w-full lg:w-full">
          {label}
        </Button>
      </div>
      <div className="hidden noscript:block">
        <ButtonLink href="#apply" {...description} className="max-sm:w-full lg:w-full">
          {label}
        </ButtonLink>
      </div>
    </>
  );
}
