import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { states } from "../../../content/states.ts";
import { addressKeys as key, structureNames } from "../../../domain/compliance/profile.ts";
import { monthNames } from "../../../domain/india/date-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Field, Select } from "../../ui/Field.tsx";
import { calendarPage } from "../calendar-page.ts";

const form = "mine";

interface Option {
  value: string;
  label: string;
  hint?: string;
}

/** One of a few, as tiles a thumb can hit. */
const Tiles = ({
  name,
  legend,
  options,
  initial,
}: {
  name: string;
  legend: string;
  options: readonly Option[];
  initial?: string;
}) => (
  <fieldset aria-describedby={`${form}-${name}-error`}>
    <legend className="mb-1.5 text-sm font-strong">{legend}</legend>
    <div className="grid grid-cols-3 gap-2">
      {options.map(({ value, label, hint }) => (
        <label
          key={value}
          className="relative flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-sm border border-line-strong bg-sheet px-2 py-1.5 text-center text-sm leading-tight font-strong has-checked:border-action has-checked:bg-action-wash has-checked:text-action has-checked:shadow-[inset_0_-3px_0_var(--color-action)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === initial}
            required={initial === undefined}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
          {hint && <span className="mt-0.5 text-xs font-normal text-muted">{hint}</span>}
        </label>
      ))}
    </div>
    <p id={`${form}-${name}-error`} data-error-slot={name} hidden className="mt-1.5 text-sm font-strong text-alert" />
  </fieldset>
);

const Tick = ({ name, children }: { name: string; children: ReactNode }) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
    <input type="checkbox" name={name} value="1" className="size-5 shrink-0 accent-action" />
    {children}
  </label>
);

const yearEnds = [3, 12, 6, 9, 1, 2, 4, 5, 7, 8, 10, 11].map((month) => ({
  value: month === 3 ? "" : String(month),
  label: month === 3 ? "31 March (usual)" : `End of ${monthNames[month - 1]}`,
}));

const structures = [
  { value: "private-limited", label: structureNames["private-limited"] },
  { value: "opc", label: structureNames.opc },
  { value: "llp", label: structureNames.llp },
];

const gst = [
  { value: "none", label: "None" },
  { value: "monthly", label: "Monthly" },
  { value: "quarterly", label: "Quarterly" },
];

/**
 * The questions. Which of them matter depends on the structure, and the style sheet shows those. Sent without script,
 * the form asks the server for the calendar file.
 */
export const MyCalendarForm = () => (
  <form
    id="my-calendar-form"
    action="/api/calendar.ics"
    method="get"
    autoComplete="off"
    className="my-calendar-form group/mine space-y-6 border border-line bg-sheet p-5 md:p-7"
  >
    <Tiles name={key.structure} legend="Your business is" options={structures} />
    <Field
      form={form}
      name={key.incorporated}
      label="Date of incorporation"
      hint="As printed on the certificate"
      type="date"
      min="1900-01-01"
      max="2098-12-31"
      required
    />
    <div data-first-year hidden>
      <Select
        form={form}
        name={key.firstYear}
        label="First financial year closes on"
        choices={[
          { value: "", label: "Not decided" },
          { value: "short", label: "The first 31 March" },
          { value: "long", label: "The 31 March after it" },
        ]}
      />
    </div>
    <Tiles name={key.gst} legend="GST returns" options={gst} initial="none" />
    <details className="group border-y border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-2 text-sm font-strong text-action">
        <span>
          Employees, state and more
          <span className="block text-xs font-normal text-muted">Optional; skip what you do not know yet</span>
        </span>
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open:rotate-45"
          strokeWidth={1.5}
        />
      </summary>
      <div className="space-y-5 pt-1 pb-6">
        <fieldset>
          <legend className="mb-0.5 text-sm font-strong">Employees</legend>
          <Tick name={key.salaries}>We pay salaries</Tick>
          <Tick name={key.pf}>We are registered for PF (20 or more employees)</Tick>
          <Tick name={key.esi}>We are registered for ESI (10 or more employees)</Tick>
        </fieldset>
        <Select
          form={form}
          name={key.state}
          label="State"
          hint="For professional tax, and for quarterly GST"
          choices={[
            { value: "", label: "Not chosen" },
            ...states.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <div data-for="company">
          <Select form={form} name={key.yearEndMonth} label="Financial year ends on" choices={yearEnds} />
        </div>
        <div data-for="private-limited">
          <Field form={form} name={key.agmDate} label="Date of the AGM, if known" type="date" />
        </div>
        <div data-for="private-limited">
          <Select
            form={form}
            name={key.smallCompany}
            label="Size of the company"
            hint="Paid-up capital and turnover, both"
            choices={[
              { value: "", label: "Small: up to ₹10 crore and ₹100 crore" },
              { value: "0", label: "Above one of these" },
            ]}
          />
        </div>
        <div data-for="llp">
          <Tick name={key.llpAudited}>Turnover above ₹40 lakh or contribution above ₹25 lakh</Tick>
        </div>
        <Field
          form={form}
          name={key.label}
          label="Name on the calendar"
          hint="If you keep more than one"
          maxLength={60}
        />
      </div>
    </details>
    <Button type="submit" className="w-full">
      Show my dates
    </Button>
    <p className="hidden text-sm font-strong noscript:block">{calendarPage.mine.noScript}</p>
    <p className="text-xs text-muted">{calendarPage.mine.privacy}</p>
  </form>
);
