import type { ReactNode, SyntheticEvent } from "react";
import { type DetailKey, enquiryForm } from "../../content/contact/enquiry.ts";
import type { LanguageText } from "../../content/languages/language-text.ts";
import {
  type ContactLeadField,
  checkDetails,
  checkQuickLead,
  type QuickLeadField,
  readDetails,
} from "../../domain/forms/enquiry-fields.ts";
import { formAction, hiddenFields } from "../../domain/forms/form.ts";
import { type FieldErrors, freePhoneError } from "../../domain/forms/person.ts";
import { Button } from "../ui/Button.tsx";
import { type Choice, Field, Select } from "../ui/Field.tsx";
import { AnswerBody, AnswerHead, answerHeading, NumberLine } from "./Answer.tsx";
import { ErrorSummary, HiddenFields, Problem } from "./FormParts.tsx";
import { CallNotice, DefaultButton, NextSteps, Question, ServerFilledQuestion } from "./LeadParts.tsx";
import { type DetailField, MoreDetails } from "./MoreDetails.tsx";
import { PageLine, SentWith, ServerFilledPageLine, ServerFilledSentWith } from "./SentWith.tsx";
import { fieldProps, serverFilledLead } from "./server-filled.tsx";
import { type Rejection, type SentForm, textValue } from "./submit-result.ts";
import { useSubmit } from "./useSubmit.ts";

export type LeadField = QuickLeadField | ContactLeadField | DetailKey;

/** What the contact form has of its own on a page in another language. */
interface OwnLanguage {
  /** Of the form, for a field that is elsewhere on the page. */
  id: string;
  words: LanguageText["form"];
  sent: Pick<LanguageText["sent"], "thanks" | "text" | "nextHeading" | "next">;
  details: readonly DetailField[];
  offers: readonly Choice[];
  rejections: Record<Rejection, string>;
  hidden: Record<string, string>;
  validate: (data: FormData) => FieldErrors<LeadField>;
  receipt: (received: SentForm) => ReactNode;
}

interface Props {
  form: "quick" | "contact";
  heading?: string;
  intro?: string | undefined;
  /** What each offer is called, so that the form can say which one was asked about. */
  offers?: Readonly<Record<string, string>>;
  /** The page the form is on, as the menus call it. */
  page?: string;
  /** Within how many hours the form promises a call. */
  promisedHours?: number | undefined;
  serverFilled?: boolean;
  own?: OwnLanguage;
}

function validateQuickLead(data: FormData): FieldErrors<LeadField> {
  const read = (name: string) => textValue(data, name);
  const person = { fullName: read("fullName"), email: read("email"), phone: read("phone") };
  return { ...checkQuickLead(person), ...checkDetails(readDetails(read)) };
}

/** The server's rule, so that the browser marks a wrong number together with the other fields. `required` says when it is empty. */
function checkPhone({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) {
  field.setCustomValidity((field.value.trim() && freePhoneError(field.value)) || "");
}

/**
 * Asks for a call: name, e-mail and phone, and what a visitor may add. Works as a plain form until, and without, hydration. The contact form
 * in English leaves its check to the browser; the server checks again.
 */
export function LeadForm({
  form: name,
  heading = enquiryForm.contact.heading,
  intro = name === "contact" ? enquiryForm.contact.text : undefined,
  offers,
  page = "",
  promisedHours,
  serverFilled = false,
  own,
}: Props) {
  const isQuick = name === "quick";
  const words = own?.words ?? enquiryForm;
  const validate = own?.validate ?? (isQuick ? validateQuickLead : undefined);
  const {
    form,
    success,
    stage,
    errors,
    problems,
    problem,
    received,
    correcting,
    onCorrect,
    questionProps,
    ...handlers
  } = useSubmit<LeadField>({ action: formAction[name], validate, lead: name, questionWords: words.question });
  const field = fieldProps<LeadField>(name, errors, serverFilled);
  const id = isQuick ? "quick-lead" : "contact-form";
  const hidden = serverFilled ? serverFilledLead : isQuick ? { [hiddenFields.companyName]: "" } : {};
  const isNew = stage === "sent";
  /** The contact page then has nothing else to show: ContactPage.tsx. */
  const takesPage = name === "contact" && !own && !serverFilled;
  const sent = received && { form: name, received, promisedHours };
  const head =
    sent &&
    (own
      ? { heading: own.sent.thanks, focus: success, line: own.receipt(sent.received) }
      : {
          heading: answerHeading({ ...sent, isNew }),
          focus: success,
          level: takesPage ? ("h1" as const) : undefined,
          seal: true,
          line: <NumberLine received={sent.received} onCorrect={onCorrect} />,
        });
  const answer = (
    <div data-answer={sent ? true : undefined} className={takesPage ? "" : "[grid-area:1/1]"}>
      <AnswerHead answer={head} />
      {sent &&
        (own ? (
          <NextSteps form={name} heading={own.sent.nextHeading} steps={own.sent.next} />
        ) : (
          <AnswerBody {...sent} />
        ))}
    </div>
  );
  const phone = (
    <Field
      {...field("phone")}
      label={words.phone}
      type="tel"
      autoComplete="tel"
      {...(own
        ? { hint: own.words.phoneHint }
        : { placeholder: enquiryForm[name].phone, onInput: isQuick ? undefined : checkPhone })}
    />
  );
  const introduction = correcting ? enquiryForm.sent.correcting : (own?.words.text ?? intro);
  const busy = stage === "submitting";
  return (
    <>
      {takesPage && answer}
      <div
        id={isQuick ? id : undefined}
        className={`certificate ${takesPage && sent ? `mt-14 max-w-[27rem] ${isNew ? "hidden" : ""}` : ""}`}
      >
        <div className={isQuick || own ? "p-5 md:p-8" : "p-6 md:p-8"}>
          <div className="grid grid-cols-[minmax(0,1fr)]">
            {!takesPage && answer}
            <form
              id={own?.id}
              ref={form}
              method="post"
              action={formAction[name]}
              noValidate={validate !== undefined}
              {...handlers}
              // Under the answer, as long as that is new, and below it from then on.
              className={`space-y-4 md:space-y-5 ${isNew || !sent ? "[grid-area:1/1]" : takesPage ? "" : "mt-8"} ${isNew ? "invisible" : ""}`}
              aria-labelledby={`${id}-heading`}
            >
              <HiddenFields form={name} values={own?.hidden ?? hidden} />
              {serverFilled && <DefaultButton />}
              <div>
                <h2 id={`${id}-heading`} className="text-2xl">
                  {own?.words.heading ?? heading}
                </h2>
                {introduction && <p className="mt-2 text-sm text-muted">{introduction}</p>}
              </div>
              {!own && (serverFilled ? <ServerFilledSentWith /> : <SentWith offers={offers} />)}
              {!serverFilled && <ErrorSummary form={name} problems={problems} title={own?.words.problemHeading} />}
              <Field {...field(isQuick ? "fullName" : "name")} label={words.name} autoComplete="name" />
              {!own && <Field {...field("email")} label={words.email} type="email" autoComplete="email" />}
              {isQuick ? (
                <>
                  {phone}
                  <p className="text-sm text-muted">{enquiryForm.quick.note}</p>
                </>
              ) : (
                <div>
                  {phone}
                  {serverFilled ? <ServerFilledQuestion words={words.question} /> : <Question {...questionProps} />}
                </div>
              )}
              {own && (
                <>
                  <Field
                    {...field("email")}
                    required={false}
                    label={`${words.email} (${words.optional})`}
                    hint={own.words.withoutEmail}
                    type="email"
                    autoComplete="email"
                  />
                  <Select
                    form={name}
                    name={hiddenFields.offer}
                    label={`${own.words.offer} (${words.optional})`}
                    choices={own.offers}
                    {...(serverFilled && { optionProps: { "data-selected": hiddenFields.offer } })}
                  />
                </>
              )}
              <MoreDetails
                form={name}
                words={words}
                details={own?.details}
                errors={errors}
                serverFilled={serverFilled}
              />
              {!own && (serverFilled ? <ServerFilledPageLine /> : <PageLine page={page} onlyCampaign={!isQuick} />)}
              <Problem reason={problem} messages={own?.rejections} />
              <Button type="submit" className="w-full" disabled={busy}>
                {busy ? words.submitting : words.submit}
              </Button>
              <CallNotice words={words} />
            </form>
          </div>
        </div>
      </div>
    </>
  );
}
