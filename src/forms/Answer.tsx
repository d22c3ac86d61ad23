import type { ReactNode, RefObject } from "react";
import { callBack } from "../../content/contact/call-back.ts";
import { enquiryForm } from "../../content/contact/enquiry.ts";
import { site } from "../../content/site.ts";
import { callWhen, timesToCall } from "../../domain/forms/call-times.ts";
import { offered } from "../../domain/forms/enquiry-fields.ts";
import { hiddenFields, isLeftIn } from "../../domain/forms/form.ts";
import { clockTime } from "../../domain/india/local-time.ts";
import type { TimeSpan } from "../../domain/india/opening-hours.ts";
import { phoneWithPrefix } from "../../domain/links.ts";
import { firstName } from "../../domain/registration/founder-page.ts";
import { fill } from "../../domain/text.ts";
import { ContactActions } from "../contact/ContactLinks.tsx";
import { Button } from "../ui/Button.tsx";
import { downloadFile } from "../ui/downloadFile.ts";
import { Seal } from "../ui/Seal.tsx";
import { type SentForm, textValue } from "./submit-result.ts";

const words = enquiryForm.sent;

interface ReceivedProps {
  form: "quick" | "contact";
  received: SentForm;
  /** Within how many hours the form promises a call. */
  promisedHours: number | undefined;
}

/** The office hours in which we call. */
export function spansOf({ form, received: { at, data }, promisedHours }: ReceivedProps): TimeSpan[] {
  const asked = { form, received: at, bestTime: textValue(data, "bestTime") };
  return promisedHours === undefined ? [] : timesToCall(asked, promisedHours, site);
}

interface FrameProps {
  heading: ReactNode;
  /** Takes the focus. */
  focus: RefObject<HTMLHeadingElement | null>;
  level?: "h1" | "h2";
  seal?: boolean;
  line: ReactNode;
}

/** What is said first. The region is always in the page, so that screen readers hear what appears in it. */
export const AnswerHead = ({ answer }: { answer: FrameProps | undefined }) => {
  const Heading = answer?.level ?? "h2";
  return (
    <div role="status" className="scroll-mt-24">
      {answer && (
        <>
          {answer.seal && <Seal text="Received" className="mb-5 size-16" />}
          <Heading
            ref={answer.focus}
            tabIndex={-1}
            data-sent
            className={answer.level === "h1" ? "text-3xl" : "text-2xl"}
          >
            {answer.heading}
          </Heading>
          <div className="mt-3">{answer.line}</div>
        </>
      )}
    </div>
  );
};

interface Props extends ReceivedProps {
  /** The thanks, for three seconds. */
  isNew: boolean;
  onCorrect: () => void;
}

/** 'Thank you, Asha. We call you today, 10:00 to 12:00.', then 'Received 09:30. We call you …' */
export function answerHeading({ form, received, promisedHours, isNew }: Omit<Props, "onCorrect">): string {
  const { at, data } = received;
  const name = firstName(textValue(data, form === "quick" ? "fullName" : "name"));
  const opening = isNew
    ? [words.thanks, name].filter(Boolean).join(", ")
    : fill(words.received, { time: clockTime(at) });
  const when = callWhen(spansOf({ form, received, promisedHours }), at) || callBack[form].promise;
  return `${opening}. ${fill(words.call, { when: when.replaceAll(" to ", "\u00a0to\u00a0") })}`;
}

/** '+91 98765 43210', however it was typed; a number from abroad, or one that is not complete, as it was typed. */
const withCountry = (typed: string) => phoneWithPrefix(typed).replace(/^\d{5} \d{5}$/, "+91 $&");

const minutesAheadInIndia = -330;

/** Which number we call, in which language. */
export function NumberLine({ received: { at, data }, onCorrect }: Pick<Props, "received" | "onCorrect">) {
  const language = offered.language.find(({ value }) => value === textValue(data, "language"))?.value;
  return (
    <p className="figures">
      On <strong className="whitespace-nowrap">{withCountry(textValue(data, "phone").trim())}</strong>
      {language && `, in ${language}`}.{" "}
      <button type="button" className="link min-h-11 px-1 text-sm no-print" onClick={onCorrect}>
        {words.correct}
      </button>
      {at.getTimezoneOffset() !== minutesAheadInIndia && <span className="block">{words.indiaTime}</span>}
    </p>
  );
}

/** The times of the call as a file; nothing without them. */
function AddToCalendar(props: ReceivedProps) {
  const spans = spansOf(props);
  const { at, stored } = props.received;
  if (spans.length === 0 || !stored.id) return null;
  const { id, number } = stored;
  const download = async () => {
    const { callCalendar } = await import("../../domain/forms/call-calendar.ts");
    const text = callCalendar({ id, number: number ?? "", createdAt: at.toISOString() }, spans, location.hostname);
    downloadFile(new Blob([text], { type: "text/calendar" }), "call.ics");
  };
  return (
    <Button className="w-full self-start lg:w-auto lg:min-w-64 lg:justify-self-start" onClick={download}>
      {words.calendar}
    </Button>
  );
}

function countNames(plan: string): number {
  const { name, name2 } = plan ? JSON.parse(plan) : {};
  return [name, name2].filter(Boolean).length;
}

/** What the request was about, of what went along. */
function sentAlong({ data }: SentForm) {
  const read = (field: string) => textValue(data, field);
  return {
    hasNames: isLeftIn("companyPlan", read) && countNames(read(hiddenFields.companyPlan)) > 1,
    hasFiling: isLeftIn("filing", read) && read(hiddenFields.filing) !== "",
  };
}

interface AfterProps {
  hasNames?: boolean;
  /** Whoever asks about a filing has a business already. */
  hasFiling?: boolean;
}

export const Ready = ({ hasNames = false }: AfterProps) => (
  <section id="keep-ready" aria-labelledby="keep-ready-heading">
    <h2 id="keep-ready-heading" className="text-xl">
      {words.ready.heading}
    </h2>
    <ul className="mt-3 border-t border-line">
      {words.ready.items.slice(hasNames ? 1 : 0).map((item) => (
        <li key={item} className="border-b border-line py-2">
          {item}
        </li>
      ))}
    </ul>
  </section>
);

export const AfterTheCall = ({ hasFiling = false }: AfterProps) => (
  <p>
    {hasFiling ? callBack.after.aboutFiling : callBack.after.call} <strong>{callBack.after.approve}</strong>
  </p>
);

export const OtherWays = () => (
  <div className="grid grid-cols-2 gap-3 self-start">
    <ContactActions />
  </div>
);

/** The rest of the answer. On the contact page, which it has to itself, also what to keep at hand. */
export function AnswerBody(props: ReceivedProps) {
  const along = sentAlong(props.received);
  if (props.form === "quick")
    return (
      <div className="mt-5 space-y-5">
        <AddToCalendar {...props} />
        <AfterTheCall {...along} />
      </div>
    );
  return (
    <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <AddToCalendar {...props} />
      {!along.hasFiling && (
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <Ready {...along} />
        </div>
      )}
      <AfterTheCall {...along} />
      <OtherWays />
    </div>
  );
}
