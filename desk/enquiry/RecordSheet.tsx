import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "wouter";
import { Button } from "../../src/ui/Button.tsx";
import { useEnquiry } from "../enquiries/api.ts";
import { enquiryPath } from "../enquiries/enquiry-parts.tsx";
import { done } from "../shell/action.ts";
import { Gone } from "../shell/errors.ts";
import { useWide } from "../ui/hooks.ts";
import { Loaded } from "../ui/Panel.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { PhoneNumber } from "./PhoneNumber.tsx";
import { attemptNames, endAttempt, openContact, openSheet, useAttempts } from "./page-state.ts";
import { RecordPanel } from "./RecordPanel.tsx";
import { TheirWords } from "./TheirWords.tsx";

/** Where a page has no place for it: what came of a call, and everything else that can be recorded. */
export function RecordSheet() {
  const [address] = useLocation();
  const isWide = useWide();
  const hasPlace = (id: string) => isWide && (address === "/" || address === enquiryPath(id));
  const wanted = openSheet.use();
  const id = wanted && !hasPlace(wanted) ? wanted : undefined;
  const attempts = useAttempts().filter(({ enquiryId }) => enquiryId !== id && !hasPlace(enquiryId));
  const [asked] = attempts.slice(-1);
  // What is on the page already does not come up on the next one.
  useEffect(() => {
    if (wanted && !id) openSheet.set(undefined);
  }, [wanted, id]);
  return (
    <>
      {asked && !id && (
        // Where the page has a bar for somebody else it stands on top of the page: no thumb presses the wrong one.
        <div className="flex items-center justify-between gap-3 border-t border-ink bg-highlight-wash px-4 py-2 in-[:has([data-own-bar])]:hidden lg:px-8">
          <p className="min-w-0 text-sm font-strong break-words">
            How did the {attemptNames[asked.channel]} with {asked.name} go?
            {attempts.length > 1 && <span className="font-normal"> {attempts.length - 1} more to answer.</span>}
          </p>
          <Button className="shrink-0 px-4!" onClick={() => openSheet.set(asked.enquiryId)}>
            Record
          </Button>
        </div>
      )}
      {id && <OpenSheet id={id} />}
    </>
  );
}

const close = () => openSheet.set(undefined);

function OpenSheet({ id }: { id: string }) {
  const query = useEnquiry(id);
  const attempt = useAttempts().find(({ enquiryId }) => enquiryId === id);
  const isGone = query.error instanceof Gone;
  useEffect(() => {
    if (!isGone) return;
    endAttempt(id);
    close();
  }, [isGone, id]);
  useCloseWhenDone(close);
  const name = query.data?.enquiry.name ?? attempt?.name ?? "";
  return (
    <Sheet title={name} isOpen onClose={close}>
      <Loaded query={query}>
        {(detail) => (
          <div className="space-y-4">
            <p className="text-sm">
              <PhoneNumber enquiry={detail.enquiry} />
            </p>
            <TheirWords detail={detail} />
            <RecordPanel key={id} enquiry={detail.enquiry} thread={detail.thread} />
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}

/** Saved: what was done, and what comes next, stand in the page. */
function useCloseWhenDone(end: () => void): void {
  const last = done.use();
  const before = useRef(last);
  const closeNow = useEffectEvent(end);
  useEffect(() => {
    if (last !== before.current) closeNow();
  }, [last]);
}

/** Name, number and address of somebody, from wherever the mistake is seen. */
export function ContactSheet() {
  const id = openContact.use();
  return id && <OpenContact key={id} id={id} />;
}

const closeContact = () => openContact.set(undefined);

function OpenContact({ id }: { id: string }) {
  const query = useEnquiry(id);
  useCloseWhenDone(closeContact);
  return (
    <Sheet title={`Correct ${query.data?.enquiry.name ?? "…"}`} isOpen onClose={closeContact}>
      <Loaded query={query}>{({ enquiry }) => <ContactForm enquiry={enquiry} />}</Loaded>
    </Sheet>
  );
}
