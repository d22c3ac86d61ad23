import type { LanguageText } from "../../content/languages/language-text.ts";
import { checkContactLead } from "../../domain/forms/enquiry-fields.ts";
import { campaignFields, hiddenFields } from "../../domain/forms/form.ts";
import { clockTime } from "../../domain/india/local-time.ts";
import { errorsIn, spanIn } from "../../domain/languages/words.ts";
import { fill } from "../../domain/text.ts";
import { spansOf } from "../forms/Answer.tsx";
import { LeadForm } from "../forms/LeadForm.tsx";
import type { DetailField } from "../forms/MoreDetails.tsx";
import { serverFilledValues } from "../forms/server-filled.tsx";
import { type SentForm, textValue } from "../forms/submit-result.ts";
import type { Choice } from "../ui/Field.tsx";

export interface LanguageFormProps {
  id: string;
  /** Where it is, and what the desk calls its language. */
  page: { path: string; name: string };
  words: Pick<LanguageText, "form" | "details" | "weekdays" | "months"> & {
    sent: Pick<
      LanguageText["sent"],
      "thanks" | "text" | "receipt" | "callAt" | "or" | "indiaTime" | "nextHeading" | "next"
    >;
  };
  details: readonly DetailField[];
  /** What can be asked about. */
  offers: readonly Choice[];
  promisedHours: number | undefined;
  serverFilled?: boolean;
}

const carried = serverFilledValues(
  hiddenFields.companyPlan,
  hiddenFields.askedPhone,
  hiddenFields.idempotencyKey,
  ...campaignFields,
);

/** The contact form in another language: its own messages in place of the browser's, with and without script. */
export function LanguageForm({
  id,
  page,
  words,
  details,
  offers,
  promisedHours,
  serverFilled = false,
}: LanguageFormProps) {
  const { form, sent } = words;
  const { busy, unreachable } = form.rejections;
  function validate(data: FormData) {
    const read = (field: string) => textValue(data, field);
    const wrong = checkContactLead({ name: read("name"), email: read("email"), phone: read("phone") }, false);
    return errorsIn(words, wrong, read);
  }
  /** When it arrived, which number we call, and when. */
  const receipt = (received: SentForm) => {
    const spans = spansOf({ form: "contact", received, promisedHours });
    return (
      <div className="figures space-y-2">
        <p>{sent.text}</p>
        <p>{fill(sent.receipt, { time: clockTime(received.at), phone: textValue(received.data, "phone").trim() })}</p>
        {spans.length > 0 && (
          <p className="font-strong">
            {sent.callAt} {spans.map((span) => spanIn(words, span)).join(` ${sent.or} `)} ({sent.indiaTime})
          </p>
        )}
      </div>
    );
  };
  return (
    <LeadForm
      form="contact"
      promisedHours={promisedHours}
      serverFilled={serverFilled}
      own={{
        id,
        words: form,
        sent,
        details,
        offers,
        rejections: { busy, unreachable, "too-large": unreachable, "no-room": unreachable },
        hidden: { ...(serverFilled && carried), [hiddenFields.page]: page.path, language: page.name },
        validate,
        receipt,
      }}
    />
  );
}
