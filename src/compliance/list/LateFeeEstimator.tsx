import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { filingLinks } from "../../../content/compliance/calendar-words.ts";
import {
  estimateLateFee,
  initialValues,
  type LateFeeInput,
  type LateFeeRule,
  type LateFeeValues,
  lateFeeErrors,
} from "../../../domain/compliance/late-fees.ts";
import { readAmount, rupees } from "../../../domain/india/money.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { Field, Select } from "../../ui/Field.tsx";
import { ExternalLink } from "../../ui/links.tsx";

function toValue(kind: LateFeeInput["kind"], text: string): string | number {
  if (kind === "choice") return text;
  if (kind !== "rupees") return text === "" ? Number.NaN : Number(text);
  const amount = readAmount(text);
  return amount ? Number(`${amount.whole}.${amount.fraction}`) : Number.NaN;
}

const toValues = (rule: LateFeeRule, typed: Record<string, string>): LateFeeValues =>
  Object.fromEntries(rule.inputs.map(({ id, kind }) => [id, toValue(kind, typed[id] ?? "")]));

const asTyped = (values: LateFeeValues) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, String(value)]));

const countsDays = (rule: LateFeeRule) => rule.inputs.some(({ id }) => id === "days");

/** What somebody has worked out for a filing of their own; the days only where the rule counts days. */
export interface LateFee {
  days: number | undefined;
  total: number;
}

interface LateFeeEstimatorProps {
  /** Of the card. */
  id: string;
  rule: LateFeeRule;
  /** Of a filing that has just fallen due: it is open on them. */
  daysLate: number | undefined;
  /** Where to ask about the filing with this late fee. */
  ask: string;
  onEstimate: (fee: LateFee | undefined) => void;
}

/**
 * What a delay costs, with an example at first. Without script the example and the formula remain. The fields come when the
 * calculator is opened: a browser that looks for fields to fill in lays out every closed calculator that has some.
 */
export function LateFeeEstimator({ id, rule, daysLate, ask, onEstimate }: LateFeeEstimatorProps) {
  const initial = { ...initialValues(rule), ...(daysLate && countsDays(rule) && { days: daysLate }) };
  const [shownFor, setShownFor] = useState(daysLate);
  const [typed, setTyped] = useState(() => asTyped(initial));
  const [estimate, setEstimate] = useState(() => estimateLateFee(rule, initial));
  const [opened, setOpened] = useState(false);
  /** Until the visitor has changed something, it is an example and says nothing about them. */
  const [isTheirs, setIsTheirs] = useState(false);
  // What somebody has typed stays, however late the filing is by now.
  if (shownFor !== daysLate && !isTheirs) {
    setShownFor(daysLate);
    setTyped(asTyped(initial));
    setEstimate(estimateLateFee(rule, initial));
  }
  const details = useRef<HTMLDetailsElement>(null);
  const amount = useRef<HTMLParagraphElement>(null);
  const errors = lateFeeErrors(rule, toValues(rule, typed));

  function change(next: Record<string, string>) {
    setTyped(next);
    setIsTheirs(true);
    const values = toValues(rule, next);
    // While something typed cannot be used, the lines of the last estimate stay.
    if (Object.keys(lateFeeErrors(rule, values)).length > 0) return onEstimate(undefined);
    const made = estimateLateFee(rule, values);
    setEstimate(made);
    onEstimate({ days: "days" in values ? Number(values.days) : undefined, total: made.total });
  }

  function open() {
    flushSync(() => setOpened(true));
    // On a phone the fields push it out of sight.
    if (daysLate === undefined && details.current?.open) amount.current?.scrollIntoView({ block: "nearest" });
  }

  useEffect(() => {
    // It may have been opened before this script ran.
    if (details.current?.open) setOpened(true);
  }, []);

  return (
    <Disclosure
      ref={details}
      open={daysLate !== undefined}
      onToggle={open}
      label="Late fee calculator"
      className="no-print col-span-full border-y border-line"
    >
      <div className="grid gap-x-12 gap-y-5 pb-5 lg:grid-cols-2">
        {opened && (
          <form className="space-y-4" noValidate onSubmit={(event) => event.preventDefault()}>
            {rule.inputs.map((input) => (
              <EstimatorInput
                key={input.id}
                form={`late-${id}`}
                input={input}
                value={typed[input.id] ?? ""}
                error={errors[input.id]}
                onChange={(value) => change({ ...typed, [input.id]: value })}
              />
            ))}
          </form>
        )}
        <div>
          <div role="status" className="figures border-t border-ink pt-3">
            <p ref={amount} className="flex scroll-mb-4 flex-wrap items-center justify-between gap-3">
              <output className="text-2xl font-heading">
                {Object.keys(errors).length > 0 ? "—" : rupees(estimate.total)}
              </output>
              <Badge>Estimate</Badge>
            </p>
            <dl className="mt-2">
              {estimate.lines.map((line) => (
                <div key={line.label} className="flex justify-between gap-4 border-b border-line py-1.5">
                  <dt>{line.label}</dt>
                  <dd>{rupees(line.amount)}</dd>
                </div>
              ))}
            </dl>
            {estimate.cap?.reached && <p className="mt-2 font-strong text-alert">{`Capped. ${estimate.cap.text}.`}</p>}
          </div>
          <p className="mt-3">
            <b>Formula:</b> {estimate.formula}.
          </p>
          {estimate.notIncluded && <p className="mt-1.5 text-muted">Not included: {estimate.notIncluded}</p>}
          <p className="mt-1.5 text-muted">
            Source: <ExternalLink href={estimate.source.url}>{estimate.source.name}</ExternalLink>
          </p>
          {isTheirs && Object.keys(errors).length === 0 && (
            <p className="mt-1.5">
              <a href={ask} className="link inline-flex min-h-11 items-center font-strong">
                {filingLinks.ask}
                <span className="sr-only"> with this late fee</span>
              </a>
            </p>
          )}
        </div>
      </div>
    </Disclosure>
  );
}

interface EstimatorInputProps {
  form: string;
  input: LateFeeInput;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function EstimatorInput({ form, input, value, error, onChange }: EstimatorInputProps) {
  const common = {
    form,
    name: input.id,
    label: input.kind === "rupees" ? `${input.label} (₹)` : input.label,
    hint: input.hint,
    value,
    error,
    onChange: (event: React.ChangeEvent<{ value: string }>) => onChange(event.target.value),
  };
  if (input.kind === "choice") return <Select {...common} choices={input.options} />;
  if (input.kind === "rupees") return <Field {...common} />;
  return <Field {...common} type="number" inputMode="numeric" min={0} />;
}
