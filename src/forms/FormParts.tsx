import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { contactForm } from "../../content/contact.ts";
import { site } from "../../content/site.ts";
import { type FormName, hiddenFields } from "../../domain/forms/form.ts";
import { LinkedText } from "../contact/LinkedText.tsx";
import { StatusLine } from "../ui/StatusLine.tsx";

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

/** What happens to the data, beside the button that sends it. */
export const DataNotice = ({ purpose }: { purpose: string }) => (
  <p className="text-xs text-muted">
    {purpose} See our{" "}
    <a href="/privacy-policy" className="link">
      privacy policy
    </a>{" "}
    for how long we keep it and how to have it erased.
  </p>
);

/** What happens to a request for a call, and how to take it back. */
export const CallNotice = () => (
  <p className="text-xs text-muted">
    <LinkedText text={contactForm.notice} /> Our{" "}
    <a href="/privacy-policy" className="link">
      privacy policy
    </a>{" "}
    says how long we keep them.
  </p>
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

export const Sent = ({ title, children }: { title: string; children: ReactNode }) => (
  <div role="status" className="grid min-h-64 place-content-center justify-items-center gap-3 text-center">
    <CircleCheck aria-hidden="true" className="size-12 text-good" strokeWidth={1.25} />
    <p className="text-2xl font-heading">{title}</p>
    <p className="max-w-text text-muted">{children}</p>
  </div>
);
