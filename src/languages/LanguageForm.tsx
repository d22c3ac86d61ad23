import type { DetailKey } from "../../content/contact/enquiry.ts";
import type { LanguageText } from "../../content/languages/language-text.ts";
import { type ContactLeadField, checkContactLead } from "../../domain/forms/enquiry-fields.ts";
import { campaignFields, formAction, hiddenFields } from "../../domain/forms/form.ts";
import { clockTime } from "../../domain/india/local-time.ts";
import { errorsIn, spanIn } from "../../domain/languages/words.ts";
import { fill } from "../../domain/text.ts";
import { ErrorSummary } from "../forms/ErrorSummary.tsx";
import { CallNotice, DefaultButton, formUnderSent, HiddenFields, Problem } from "../forms/FormParts.tsx";
import { textValue } from "../forms/form-data.ts";
import { type DetailField, MoreDetails } from "../forms/MoreDetails.tsx";
import { Question, ServerFilledQuestion } from "../forms/Question.tsx";
import { fieldProps, serverFilledValues } from "../forms/server-filled.tsx";
import { rejectionMessages } from "../forms/submit-result.ts";
import { type Received, useSubmit } from "../forms/useSubmit.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { languageFormId } from "./form-id.ts";

type Fields = ContactLeadField | DetailKey;

export interface LanguageFormProps {
  /** Where it is, and what the desk calls its language. */
  page: { path: string; name: string };
  words: Pick<LanguageText, "form" | "details" | "weekdays" | "months"> & {
    sent: Pick<
      LanguageText["sent"],
      "thanks" | "text" | "receipt" | "callAt" | "or" | "indiaTime" | "nextHeading" | "next"
    >;
  };
  details: readonly DetailField[];
  promisedHours: number | undefined;
  serverFilled?: boolean;
}

/** When it arrived, which number we call, and when. */
function Receipt({
  words,
  received,
  promisedHours,
}: Pick<LanguageFormProps, "words" | "promisedHours"> & { received: Received }) {
  const { sent } = words;
  const spans = received.parts?.spansOf({ form: "contact", received, promisedHours }) ?? [];
  return (
    <div
      data-receipt
      className="figures text-sm font-strong text-good in-[[role=status]]:mt-4 in-[[role=status]]:text-base"
    >
      <p>{fill(sent.receipt, { time: clockTime(received.at), phone: textValue(received.data, "phone").trim() })}</p>
      {spans.length > 0 && (
        <p>
          {sent.callAt} {spans.map((span) => spanIn(words, span)).join(` ${sent.or} `)} ({sent.indiaTime})
        </p>
      )}
    </div>
  );
}

/** The contact form in another language: the same fields and rules. Its own messages in place of the browser's, with and without script. */
export function LanguageForm({ page, words, details, promisedHours, serverFilled = false }: LanguageFormProps) {
  const { form: text, sent } = words;
  const { form, success, stage, errors, problems, problem, received, questionProps, onSubmit, onInput } =
    useSubmit<Fields>({
      action: formAction.contact,
      lead: "contact",
      questionWords: text.question,
      validate(data) {
        const read = (field: string) => textValue(data, field);
        const wrong = checkContactLead({ name: read("name"), email: read("email"), phone: read("phone") });
        return errorsIn(words, wrong, read);
      },
    });
  const field = fieldProps<Fields>("contact", errors, serverFilled);
  const receipt = received && <Receipt words={words} received={received} promisedHours={promisedHours} />;
  const next = received && (
    <section aria-labelledby="contact-next" className="mt-6 border-t border-line pt-5">
      <h3 id="contact-next" className="text-lg">
        {sent.nextHeading}
      </h3>
      <ol className="mt-3 space-y-3 text-sm">
        {sent.next.map(({ title, text: about }) => (
          <li key={title}>
            <b className="block">{title}</b>
            {about}
          </li>
        ))}
      </ol>
    </section>
  );
  const busy = stage === "submitting";
  const carried = serverFilled
    ? serverFilledValues(
        hiddenFields.companyPlan,
        hiddenFields.askedPhone,
        hiddenFields.idempotencyKey,
        ...campaignFields,
      )
    : {};
  return (
    <div className="certificate">
      <div className="p-5 md:p-8">
        <div className="grid grid-cols-[minmax(0,1fr)]">
          {/* As in Sent, but for the seal, whose letters are set around it one by one. */}
          <div role="status" className="grid content-start gap-3 [grid-area:1/1]">
            {stage === "sent" && (
              <>
                <h2 ref={success} tabIndex={-1} data-sent className="text-2xl">
                  {sent.thanks}
                </h2>
                <div className="max-w-text text-muted">
                  {sent.text}
                  {receipt}
                  {next}
                </div>
              </>
            )}
          </div>
          <form
            id={languageFormId}
            ref={form}
            tabIndex={-1}
            method="post"
            action={formAction.contact}
            noValidate
            onSubmit={onSubmit}
            onInput={onInput}
            className={`${formUnderSent} ${stage === "sent" ? "invisible" : ""}`}
            aria-labelledby="contact-form-heading"
          >
            <HiddenFields form="contact" values={{ ...carried, [hiddenFields.page]: page.path, language: page.name }} />
            {serverFilled && <DefaultButton />}
            <div>
              <h2 id="contact-form-heading" className="text-2xl">
                {text.heading}
              </h2>
              <p className="mt-2 text-sm text-muted">{text.text}</p>
            </div>
            {!serverFilled && <ErrorSummary form="contact" problems={problems} title={text.problemHeading} />}
            <Field {...field("name")} label={text.name} autoComplete="name" />
            <Field {...field("email")} label={text.email} type="email" autoComplete="email" />
            <div>
              <Field {...field("phone")} label={text.phone} type="tel" autoComplete="tel" hint={text.phoneHint} />
              {serverFilled ? <ServerFilledQuestion words={text.question} /> : <Question {...questionProps} />}
            </div>
            <MoreDetails form="contact" words={text} details={details} errors={errors} serverFilled={serverFilled} />
            {receipt}
            <Problem text={problem && text.rejections[problem === rejectionMessages.busy ? "busy" : "unreachable"]} />
            <Button type="submit" className="w-full" disabled={busy}>
              {busy ? text.submitting : text.submit}
            </Button>
            <CallNotice words={text} />
          </form>
        </div>
        {stage !== "sent" && next}
      </div>
    </div>
  );
}
