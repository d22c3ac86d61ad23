import { Button } from "../../src/ui/Button.tsx";
import { CallLink, type ToCall } from "./CallLink.tsx";
import { openContact } from "./page-state.ts";

/** Call and WhatsApp, side by side; a number that is somebody else's has to be corrected first. */
export const CallButtons = ({
  isQuiet = false,
  className = "",
  ...toCall
}: ToCall & { isQuiet?: boolean; className?: string }) => (
  <div className={`flex gap-2 ${className}`}>
    {toCall.enquiry.wrongNumber ? (
      <Button className="grow px-3!" onClick={() => openContact.set(toCall.enquiry.id)}>
        Correct the number
      </Button>
    ) : (
      <>
        <CallLink {...toCall} channel="phone" isFilled={!isQuiet} />
        <CallLink {...toCall} channel="whatsapp" />
      </>
    )}
  </div>
);
