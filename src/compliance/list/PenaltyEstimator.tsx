import { Plus } from "lucide-react";
import {
  estimatePenalty,
  initialValues,
  type PenaltyInput,
  type PenaltyRule,
} from "../../../domain/compliance/penalties/penalties.ts";
import { rupees } from "../../../domain/compliance/penalties/penalty-rule.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Field, Select } from "../../ui/Field.tsx";
import { ExternalLink } from "../../ui/TextLink.tsx";

function Input({ form, input }: { form: string; input: PenaltyInput }) {
  const common = { form, name: input.id, label: input.kind === "rupees" ? `${input.label} (₹)` : input.label };
  const hint = input.hint ? { hint: input.hint } : {};
  if (input.kind === "choice") {
    return <Select {...common} {...hint} choices={input.options} defaultValue={input.initial} />;
  }
  return <Field {...common} {...hint} type="number" inputMode="numeric" min={0} defaultValue={input.initial} />;
}

/**
 * What lateness costs, worked for an example at build. The page's script works it again for what is typed; without it the
 * example and the formula remain.
 */
export function Estimator({ rule }: { rule: PenaltyRule }) {
  const form = `late-${rule.itemId}`;
  const estimate = estimatePenalty(rule, initialValues(rule));
  return (
    <details data-estimator={rule.itemId} className="group no-print border-y border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 text-sm font-strong text-action">
        What lateness costs
        <Plus
          aria-hidden="true"
          className="size-4.5 shrink-0 transition-transform group-open:rotate-45"
          strokeWidth={1.5}
        />
      </summary>
      <div className="pb-5 text-sm">
        <form className="grid gap-4 pt-1 noscript:hidden" noValidate>
          {rule.inputs.map((input) => (
            <Input key={input.id} form={form} input={input} />
          ))}
        </form>
        <div role="status" className="figures mt-5 border-t border-ink pt-3">
          <p className="flex flex-wrap items-center justify-between gap-3">
            <output data-total className="text-2xl font-heading">
              {rupees(estimate.total)}
            </output>
            <Badge tone="highlight">Estimate</Badge>
          </p>
          <dl data-lines className="mt-2">
            {estimate.lines.map((line) => (
              <div key={line.label} className="flex justify-between gap-4 border-b border-line py-1.5">
                <dt>{line.label}</dt>
                <dd>{rupees(line.amount)}</dd>
              </div>
            ))}
          </dl>
          <p data-cap hidden={!estimate.cap?.reached} className="mt-2 font-strong text-alert">
            {estimate.cap && `Capped. ${estimate.cap.text}.`}
          </p>
        </div>
        <p className="mt-3">
          <span className="font-strong">Formula:</span> {estimate.formula}.
        </p>
        {estimate.notIncluded && <p className="mt-1.5 text-muted">Not included: {estimate.notIncluded}</p>}
        <p className="mt-1.5 text-xs text-muted">
          Source: <ExternalLink href={estimate.source.url}>{estimate.source.name}</ExternalLink>
        </p>
      </div>
    </details>
  );
}
