import { useEffect, useRef } from "react";
import { capital } from "../../domain/text.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import { readWhole } from "../site/form/values.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import type { Answers, Mistakes, Question } from "./api.ts";

const form = "start";

/** An answer that has parts is kept part by part. */
const partField = (key: string, index: number): string => `${key}.${index}`;

/** As the server takes them: '14,000' and '₹14000' are the same; '1,40,00' is none, and goes as it was typed. */
export function toAnswers(questions: readonly Question[], typed: Answers): Answers {
  return Object.fromEntries(
    questions.map(({ key, parts }) => [
      key,
      parts
        ? parts.map((_, index) => String(readWhole(typed[partField(key, index)] ?? "")).replaceAll(";", " ")).join("; ")
        : (typed[key] ?? ""),
    ]),
  );
}

interface Props {
  questions: readonly Question[];
  typed: Answers;
  onType: (field: string, value: string) => void;
  found: Mistakes;
  isPending: boolean;
  error: Error | null;
  button: string;
  onBack: (() => void) | undefined;
  onSubmit: () => void;
}

/** The questions of one step, each with its example and, where the server found one, its mistake. */
export function Questions({ questions, typed, onType, found, isPending, error, button, onBack, onSubmit }: Props) {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(found.mistakes).length > 0)
      place.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [found]);
  return (
    <form
      ref={place}
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {found.others.length > 0 && (
        <div role="alert" className="space-y-1 text-sm font-strong text-alert">
          {found.others.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {questions.map((question) =>
        question.parts ? (
          <Parts key={question.key} question={question} typed={typed} onType={onType} mistakes={found.mistakes} />
        ) : (
          <One
            key={question.key}
            question={question}
            value={typed[question.key] ?? ""}
            onType={onType}
            mistake={found.mistakes[question.key]}
          />
        ),
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isPending}>
          {button}
        </Button>
        {onBack && (
          <Button look="outline" onClick={onBack}>
            Back
          </Button>
        )}
      </div>
      <ActionError error={error} />
    </form>
  );
}

interface OneProps {
  question: Question;
  value: string;
  onType: Props["onType"];
  mistake: string | undefined;
}

function One({ question: { key, text, example, empty, choices }, value, onType, mistake }: OneProps) {
  const common = {
    form,
    name: key,
    label: text,
    error: mistake,
    required: empty === undefined,
    value,
    onChange: ({ target }: { target: { value: string } }) => onType(key, target.value),
  };
  if (choices)
    return (
      <Select
        {...common}
        choices={[{ value: "", label: "Choose" }, ...choices.map((choice) => ({ value: choice, label: choice }))]}
      />
    );
  const hint = [example && `For example ${example}.`, empty && `If you leave it empty: ${empty}.`]
    .filter(Boolean)
    .join(" ");
  return <Field {...common} hint={hint} autoComplete="off" />;
}

interface PartsProps extends Pick<Props, "typed" | "onType"> {
  question: Question;
  mistakes: Mistakes["mistakes"];
}

function Parts({ question: { key, text, example = "", parts = [] }, typed, onType, mistakes }: PartsProps) {
  const examples = example.split(", ");
  return (
    <fieldset>
      <legend className="mb-3 text-base font-strong">{text}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {parts.map((part, index) => {
          const field = partField(key, index);
          return (
            <Field
              key={part}
              form={form}
              name={field}
              label={capital(part)}
              hint={`For example ${examples[index]}.`}
              error={mistakes[field]}
              required
              inputMode="numeric"
              autoComplete="off"
              value={typed[field] ?? ""}
              onChange={({ target }) => onType(field, target.value)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** Where the first mistake of any step is asked for. */
export const stepOf = (questions: readonly Question[], { mistakes }: Mistakes): number | undefined => {
  const first = questions.find(({ key, parts }) =>
    parts ? parts.some((_, index) => partField(key, index) in mistakes) : key in mistakes,
  );
  return first?.step;
};
