import { CircleCheck } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { callBack } from "../../content/contact/call-back.ts";
import { enquiryForm } from "../../content/contact/enquiry.ts";
import type { LanguageText } from "../../content/languages/language-text.ts";
import { site } from "../../content/site.ts";
import { advisorSentence, describeTime, nextSteps, receiptLine, timesToCall } from "../../domain/forms/call-times.ts";
import type { PhoneQuestion, QuestionWords } from "../../domain/forms/enquiry-fields.ts";
import { hiddenFields, isLeftIn } from "../../domain/forms/form.ts";
import type { TimeSpan } from "../../domain/india/opening-hours.ts";
import { LinkedText } from "../contact/ContactLinks.tsx";
import { Seal } from "../ui/Seal.tsx";
import { valueToken } from "./server-filled.tsx";
import { type SentForm, textValue } from "./submit-result.ts";

/** What the Enter key presses in a form without script, where other buttons come before the one that sends it. */
export const DefaultButton = () => (
  <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
    {enquiryForm.submit}
  </button>
);

const box = "mt-2 border-l-3 border-highlight bg-highlight-wash px-4 pt-3 pb-1 text-sm";
const answer = "min-h-11 text-left font-strong text-action underline underline-offset-3 wrap-anywhere";

interface QuestionProps {
  question: PhoneQuestion | undefined;
  onKeep: () => void;
}

/** Asks about a number that looks incomplete, under its field. The region is always there, so that screen readers hear it. */
export const Question = ({ question, onKeep }: QuestionProps) => (
  <div role="status">
    {question && (
      <div data-question className={box}>
        <p className="font-strong">{question.text}</p>
        <p className="mt-1">{question.more}</p>
        <button type="button" className={answer} onClick={onKeep}>
          {question.keep}
        </button>
      </div>
    )}
  </div>
);

/** Without script. What was asked about goes along, so that a number sent again unchanged is taken as meant. */
export const ServerFilledQuestion = ({ words }: { words: QuestionWords }) => (
  <div hidden data-error-slot="ask_phone">
    <div data-question className={box}>
      <p>{valueToken("question_phone")}</p>
      <button type="submit" className={answer}>
        {words.keep}
      </button>
    </div>
  </div>
);

type NoticeWords = Pick<LanguageText["form"], "notice" | "privacyPolicy" | "noticeFold">;

/** What happens to a request for a call; who else handles it and how to take it back are in a fold. */
export const CallNotice = ({ words }: { words: NoticeWords }) => (
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

interface SentProps {
  shown: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  /** In another language: without the seal, whose letters are set around it one by one. */
  thanks?: string | undefined;
  children: ReactNode;
}

/**
 * Covers the form, which keeps its place under it: the page does not jump. The region is always in the page, so that
 * screen readers hear what appears in it.
 */
export const Sent = ({ shown, heading, thanks, children }: SentProps) => (
  <div role="status" className={`grid gap-3 [grid-area:1/1] ${thanks ? "content-start" : "content-center"}`}>
    {shown && (
      <>
        {!thanks && <Seal text="Received" className="size-28" />}
        <h2 ref={heading} tabIndex={-1} data-sent className="text-2xl">
          {thanks ?? enquiryForm.thanks}
        </h2>
        <div className="max-w-text text-muted">{children}</div>
      </>
    )}
  </div>
);

interface ReceivedProps {
  form: "quick" | "contact";
  received: SentForm;
  /** Within how many hours the form promises a call. */
  promisedHours: number | undefined;
}

/** Whether the visitor chose when to be called. */
export const asksForTime = ({ data }: SentForm): boolean => textValue(data, "bestTime") !== "";

/** The office hours in which we call. */
export function spansOf({ form, received: { at, data }, promisedHours }: ReceivedProps): TimeSpan[] {
  const asked = { form, received: at, bestTime: textValue(data, "bestTime") };
  return promisedHours === undefined ? [] : timesToCall(asked, promisedHours, site);
}

/** When a request arrived and when we call. It stays after the form is empty again, so that nobody sends it twice, until the next one is sent. */
export function Receipt(props: ReceivedProps) {
  const { at, data } = props.received;
  const [asked] = asksForTime(props.received) ? spansOf(props) : [];
  return (
    <p
      data-receipt
      className="figures flex gap-2 text-sm font-strong text-good in-[[role=status]]:mt-4 in-[[role=status]]:text-base"
    >
      <CircleCheck
        aria-hidden="true"
        className="mt-0.5 size-4.5 shrink-0 in-[[role=status]]:hidden"
        strokeWidth={1.5}
      />
      {receiptLine(at, textValue(data, "phone"), callBack[props.form].promise, site, asked && describeTime(asked))}
    </p>
  );
}

interface StepsProps {
  form: "quick" | "contact";
  heading: string;
  steps: readonly { title: string; text: ReactNode }[];
}

export const NextSteps = ({ form, heading, steps }: StepsProps) => (
  <section data-next-steps aria-labelledby={`${form}-next`} className="mt-6 border-t border-line pt-5">
    <h3 id={`${form}-next`} className="text-lg">
      {heading}
    </h3>
    <ol className="mt-3 space-y-3 text-sm">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b className="block">{title}</b>
          {text}
        </li>
      ))}
    </ol>
  </section>
);

function countNames(plan: string): number {
  const { name, name2 } = plan ? JSON.parse(plan) : {};
  return [name, name2].filter(Boolean).length;
}

/** After sending, and as long as the page is open: who calls when, and what follows. */
export function WhatHappensNext(props: ReceivedProps) {
  const { data } = props.received;
  const read = (field: string) => textValue(data, field);
  const [call, ...after] = nextSteps({
    form: props.form,
    names: isLeftIn("companyPlan", read) ? countNames(read(hiddenFields.companyPlan)) : 0,
    hasFiling: isLeftIn("filing", read) && read(hiddenFields.filing) !== "",
  });
  const times = spansOf(props).map(describeTime);
  const first = call && {
    title: call.title,
    text: (
      <>
        {times.length > 0 && <span className="figures block text-good">{times.join(" or ")}, India time.</span>}
        {advisorSentence(site.team, read("language"))} {call.text}
      </>
    ),
  };
  return <NextSteps form={props.form} heading={enquiryForm.next.heading} steps={first ? [first, ...after] : after} />;
}
