import { CircleCheck } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { callBack } from "../../content/contact/call-back.ts";
import { contactForm } from "../../content/contact/contact.ts";
import type { LanguageText } from "../../content/languages/language-text.ts";
import { site } from "../../content/site.ts";
import { receiptLine } from "../../domain/forms/call-times.ts";
import { type FormName, hiddenFields } from "../../domain/forms/form.ts";
import { LinkedText } from "../contact/LinkedText.tsx";
import { Seal } from "../ui/Seal.tsx";
import { StatusLine } from "../ui/StatusLine.tsx";
import { textValue } from "./form-data.ts";
import type { Received } from "./useSubmit.ts";

/** Fields nobody types into: which form it is, values that travel with it, and a trap for robots. */
export const HiddenFields = ({ form, values = {} }: { form: FormName; values?: Record<string, string> }) => (
  <>
    <input type="hidden" name={hiddenFields.form} value={form} />
    {Object.entries(values).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <div className="sr-only" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  </>
);

/** What the Enter key presses in a form without script, where other buttons come before the one that sends it. */
export const DefaultButton = () => (
  <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
    Request a call
  </button>
);

/** What happens to the data, beside the button that sends it. */
export const DataNotice = ({ purpose }: { purpose: string }) => (
  <p className="text-sm text-muted">
    {purpose} See our{" "}
    <a href="/privacy-policy" className="link">
      privacy policy
    </a>{" "}
    for how long we keep it and how to have it erased.
  </p>
);

type CallNoticeWords = Pick<LanguageText["form"], "notice" | "privacyPolicy" | "noticeFold">;

/** What happens to a request for a call; who else handles it and how to take it back are in a fold. */
export const CallNotice = ({ words = contactForm }: { words?: CallNoticeWords }) => (
  <div className="text-sm text-muted">
    <p>
      {words.notice}{" "}
      <a href="/privacy-policy" className="link">
        {words.privacyPolicy}
      </a>
      .
    </p>
    <details className="fold -mb-3">
      <summary className="inline-flex min-h-11 items-center gap-1.5 text-action">{words.noticeFold.label}</summary>
      <p className="pb-3">
        <LinkedText text={words.noticeFold.text} />
      </p>
    </details>
  </div>
);

/** Why it was not sent, and the phone number to call instead. */
export const Problem = ({ text }: { text: string }) => (
  <StatusLine kind="problem">
    {text && (
      <>
        {text}{" "}
        <a className="underline" href={`tel:${site.phone.e164}`}>
          {site.phone.display}
        </a>
        .
      </>
    )}
  </StatusLine>
);

interface ReceiptProps {
  form: "quick" | "contact";
  received: Received | undefined;
  promisedHours: number | undefined;
}

/** When a request arrived and when we call. It stays after the form is empty again, so that nobody sends it twice, until the next one is sent. */
export const Receipt = ({ form, received, promisedHours }: ReceiptProps) =>
  received && (
    <p
      data-receipt
      className="figures flex gap-2 text-sm font-strong text-good in-[[role=status]]:mt-4 in-[[role=status]]:text-base"
    >
      <CircleCheck
        aria-hidden="true"
        className="mt-0.5 size-4.5 shrink-0 in-[[role=status]]:hidden"
        strokeWidth={1.5}
      />
      {receiptLine(
        received.at,
        textValue(received.data, "phone"),
        callBack[form].promise,
        site,
        textValue(received.data, "bestTime") && received.parts?.timesOf({ form, received, promisedHours })[0],
      )}
    </p>
  );

interface SentProps {
  shown: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/**
 * Covers the form, which keeps its place under it: the page does not jump. The region is always in the page, so that
 * screen readers hear what appears in it.
 */
export const Sent = ({ shown, heading, children }: SentProps) => (
  <div role="status" className="grid content-center gap-3 [grid-area:1/1]">
    {shown && (
      <>
        <Seal text="Received" className="size-28" />
        <h2 ref={heading} tabIndex={-1} data-sent className="text-2xl">
          Thank you
        </h2>
        <div className="max-w-text text-muted">{children}</div>
      </>
    )}
  </div>
);

/** A form whose success is shown in its place. */
export const formUnderSent = "space-y-4 md:space-y-5 [grid-area:1/1]";
