import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { services } from "../../content/owner/facts.ts";
import { longestDays, quotationWords } from "../../content/registration/quotation.ts";
import { structureIds, structureNames } from "../../content/schemas/plain-lists.ts";
import { type StateCode, states } from "../../content/states.ts";
import { completePlan } from "../../domain/company-plan/cost.ts";
import { planLimits } from "../../domain/company-plan/fields.ts";
import { capitalLabel } from "../../domain/company-plan/summary.ts";
import { formatAmount } from "../../domain/costs/amount.ts";
import { addDays, type CalendarDate } from "../../domain/india/calendar-date.ts";
import { rupees } from "../../domain/india/money.ts";
import { offerSet } from "../../domain/offers/offers.ts";
import { findService, servicePrice } from "../../domain/offers/services.ts";
import { usualFiling } from "../../domain/quotation/basis.ts";
import { newDraft, type Quoted } from "../../domain/quotation/compose.ts";
import { partHeading } from "../../domain/quotation/document.ts";
import type { Basis, Edit, QuotationDraft, QuotationLine, SoldInDraft } from "../../domain/quotation/model.ts";
import { quotationLimits } from "../../domain/quotation/number-and-limits.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field, Select, TextArea } from "../../src/ui/Field.tsx";
import { ActionError } from "../ui/ActionForm.tsx";
import { readDraft, useActionForm, useDraft, type Values, writeDraft } from "../ui/drafts.ts";
import type { useQuotationAction } from "./api.ts";
import {
  partIds,
  planOf,
  type Read,
  readBasis,
  readContents,
  readDiscount,
  readLine,
  readService,
  readStrike,
  withoutService,
} from "./edits.ts";

interface BasisFormProps {
  form: OpenForm;
  save: string;
  onSave: (basis: Basis) => void;
  /** Where something else is sold too. */
  onRemove?: (() => void) | undefined;
}

const structures = [
  { value: "", label: "Choose" },
  ...structureIds.map((value) => ({ value, label: structureNames[value] })),
  { value: "section-8", label: "Section 8 company" },
  { value: "section-8-without-shares", label: "Section 8 company without share capital" },
];

const stateChoices = [
  { value: "", label: "Choose" },
  ...states.map(({ code, name }) => ({ value: code, label: name })),
];

/** What it is for: the charges are counted from it. */
export const BasisForm = ({ form, save, onSave, onRemove }: BasisFormProps) => (
  <EditForm
    form={form}
    title="What it covers"
    save={{ label: save, read: () => readBasis(form.values), onSave }}
    more={onRemove && <TakeOut form={form} onRemove={onRemove} />}
  >
    {(field) => <BasisFields field={field} values={form.values} />}
  </EditForm>
);

const TakeOut = ({ form, onRemove }: { form: OpenForm; onRemove: () => void }) => (
  <Button look="outline" disabled={form.isPending} onClick={onRemove}>
    Take it out
  </Button>
);

interface FieldsProps {
  field: (name: string) => ReturnType<OpenForm["field"]> & { error: string | undefined };
  values: Values;
}

function BasisFields({ field, values }: FieldsProps) {
  const plan = planOf(values);
  const usual = completePlan({ ...plan, capital: undefined, people: undefined });
  const offers = offerSet(usual.structure).offers;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select {...field("structure")} label="Structure" required choices={structures} />
      <Select {...field("state")} label="State of the office" required choices={stateChoices} />
      {plan.section8 !== "without-shares" && (
        <Field
          {...field("capital")}
          label={capitalLabel(plan)}
          inputMode="text"
          hint={values.capital ? undefined : `Empty: ${rupees(usual.capital)}`}
        />
      )}
      {plan.structure !== "opc" && (
        <Field
          {...field("people")}
          label="People who sign"
          inputMode="numeric"
          hint={values.people ? undefined : `Empty: ${usual.people}`}
        />
      )}
      {!plan.section8 && (
        <Select
          {...field("tier")}
          label="Plan"
          choices={[
            { value: "", label: `Not said: ${offers[0]?.name}` },
            ...offers.map(({ tier, name }) => ({ value: tier, label: name })),
          ]}
        />
      )}
      {plan.structure === "private-limited" && (
        <Select
          {...field("size")}
          label="Size"
          choices={[
            { value: "", label: "A small company" },
            { value: "no", label: "Holding or subsidiary: not a small company" },
          ]}
        />
      )}
      <div className="sm:col-span-2">
        <Field {...field("name")} label="Proposed name" maxLength={planLimits.name} />
      </div>
    </div>
  );
}

const serviceChoices = services.map((service) => ({
  value: service.key,
  label: `${service.name}, ${servicePrice(service)}`,
}));

const noPriceList = services.length === 0 && "The price list is empty: an owner writes it under Your site, Services.";

const periods = { once: "How many", month: "Months", quarter: "Quarters", year: "Years" } as const;

/** Of a service: what for, how many, and of a filing the days by which its charges go. */
function ServiceFields({ field, values, hasPlace }: FieldsProps & { hasPlace: boolean }) {
  const service = findService(values.what ?? "");
  if (!service) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field
        {...field("about")}
        label="What of, in words"
        hint="Such as: for 2025-26"
        maxLength={quotationLimits.label}
      />
      <Field {...field("times")} label={periods[service.per]} inputMode="numeric" hint="Empty: 1" />
      {service.charges === "late-fee" && (
        <>
          <Field {...field("due")} label="Due on" type="date" hint="Empty: its charges are left open" />
          {values.due && (
            <>
              <Field {...field("filedOn")} label="We file it by" type="date" required />
              <Field
                {...field("capital")}
                label="Authorised capital, or contribution"
                inputMode="text"
                hint={
                  values.capital ? undefined : `Empty: ${rupees(usualFiling(service.key, {}, "2026-01-01").capital)}`
                }
              />
            </>
          )}
        </>
      )}
      {hasPlace && <Select {...field("place")} label="State of the client" choices={stateChoices} />}
    </div>
  );
}

interface ServiceFormProps {
  form: OpenForm;
  draft: QuotationDraft;
  /** None while it is being added. */
  sold?: SoldInDraft | undefined;
  onSave: (draft: QuotationDraft) => void;
}

/** A service of the price list: another one, or one of the draft. */
export const ServiceForm = ({ form, draft, sold, onSave }: ServiceFormProps) => (
  <EditForm
    form={form}
    title={sold ? `Change ${findService(sold.key)?.name ?? sold.key}` : "Add a service"}
    intro={noPriceList || undefined}
    save={{
      label: sold ? "Save the service" : "Add the service",
      read: () => readService(form.values, draft, sold?.id),
      onSave,
    }}
    more={sold && <TakeOut form={form} onRemove={() => onSave(withoutService(draft, sold.id))} />}
  >
    {(field) => (
      <>
        {!sold && (
          <Select
            {...field("what")}
            label="Service"
            required
            choices={[{ value: "", label: "Choose" }, ...serviceChoices]}
          />
        )}
        <ServiceFields field={field} values={form.values} hasPlace={!draft.basis} />
      </>
    )}
  </EditForm>
);

interface BeginFormProps {
  form: OpenForm;
  today: CalendarDate;
  /** `isByHand`: its lines are written next. */
  onBegin: (quoted: Quoted, isByHand?: boolean) => void;
}

/** Where nobody knows what it is for. */
export function BeginForm({ form, today, onBegin }: BeginFormProps) {
  const { values } = form;
  const { what } = values;
  const read = (): Read<Quoted> => {
    if (what === "registration") {
      const basis = readBasis(values);
      return "value" in basis ? { value: { basis: basis.value } } : basis;
    }
    return what === "by-hand" ? { value: { services: [] } } : readService(values, newDraft({}, today));
  };
  return (
    <EditForm
      form={form}
      title="What it is for"
      intro={noPriceList || undefined}
      save={{
        label: "Make the quotation",
        read,
        onSave: ({ basis, services: sold, place }) => onBegin({ basis, services: sold, place }, what === "by-hand"),
      }}
    >
      {(field) => (
        <>
          <Select
            {...field("what")}
            label="What it is for"
            required
            choices={[
              { value: "", label: "Choose" },
              { value: "registration", label: "Registration of a company or an LLP" },
              ...serviceChoices,
              { value: "by-hand", label: "Something else, by hand" },
            ]}
          />
          {what === "registration" && <BasisFields field={field} values={values} />}
          <ServiceFields field={field} values={values} hasPlace />
        </>
      )}
    </EditForm>
  );
}

/** Takes from our fee, with the reason that the founder reads. */
export const DiscountForm = ({ form, line, onSave }: Pick<LineFormProps, "form" | "line" | "onSave">) => (
  <EditForm
    form={form}
    title={line ? `Change ${line.label}` : "Give a discount"}
    save={{
      label: line ? "Save the discount" : "Give the discount",
      read: () => readDiscount(form.values),
      onSave,
    }}
    more={line && <TakeOut form={form} onRemove={() => onSave(undefined)} />}
  >
    {(field) => (
      <div className="grid gap-3 sm:grid-cols-2">
        <Field {...field("from")} label="Amount in ₹, without GST" required inputMode="text" />
        <Field {...field("reason")} label="Why: the founder reads it" required maxLength={quotationLimits.reason} />
      </div>
    )}
  </EditForm>
);

interface ContentsFormProps {
  form: OpenForm;
  draft: QuotationDraft;
  /** What the tier has. */
  usual: Values;
  today: CalendarDate;
  onSave: (draft: QuotationDraft) => void;
}

/** What our fee includes and leaves out, and until when the founder can accept. */
export const ContentsForm = ({ form, draft, usual, today, onSave }: ContentsFormProps) => (
  <EditForm
    form={form}
    title="What is included, and the last day"
    save={{ label: "Save", read: () => readContents(draft, form.values, usual), onSave }}
  >
    {(field) => (
      <>
        <Field
          {...field("validUntil")}
          label="Valid until"
          type="date"
          required
          min={addDays(today, 1)}
          max={addDays(today, longestDays)}
        />
        <TextArea {...field("included")} label="Our fee includes, one thing a line" rows={6} required />
        <TextArea {...field("notIncluded")} label="Not included, one thing a line" rows={3} />
      </>
    )}
  </EditForm>
);

interface LineFormProps {
  form: OpenForm;
  /** The line as the rules have it; none for one that is added. */
  planned?: QuotationLine | undefined;
  /** As it is now; none while it is being added. */
  line?: QuotationLine | undefined;
  state: StateCode | undefined;
  /** Without an edit the line is as the rules have it; one that was added is gone. */
  onSave: (edit: Edit | undefined) => void;
}

/** Changes, strikes or adds a line, with the reason that the founder reads. */
export function LineForm({ form, planned, line, state, onSave }: LineFormProps) {
  const { values, isPending } = form;
  const needsReason = !planned || planned.amount !== null;
  return (
    <EditForm
      form={form}
      title={line ? `Change ${line.label}` : "Add a line"}
      intro={planned?.amount && line?.change ? `By the rules: ${formatAmount(planned.amount)}.` : undefined}
      save={{ label: line ? "Save the line" : "Add the line", read: () => readLine(values, planned), onSave }}
      other={
        planned && line?.change?.kind !== "struck"
          ? { label: "Strike it", read: () => readStrike(values, planned.id), onSave }
          : undefined
      }
      more={
        line?.change && (
          <Button look="outline" disabled={isPending} onClick={() => onSave(undefined)}>
            {planned ? "As by the rules" : "Remove it"}
          </Button>
        )
      }
    >
      {(field) => (
        <div className="grid grid-cols-2 gap-3">
          {!planned && (
            <>
              <div className="col-span-2">
                <Field {...field("label")} label="What it is for" required maxLength={quotationLimits.label} />
              </div>
              <div className="col-span-2">
                <Select
                  {...field("part")}
                  label="Paid to"
                  choices={partIds.map((value) => ({ value, label: partName(value, state) }))}
                />
              </div>
            </>
          )}
          <Field {...field("from")} label="Amount in ₹" required inputMode="text" />
          <Field {...field("to")} label="Up to, if a range" inputMode="text" />
          <div className="col-span-2">
            <Field
              {...field("reason")}
              label={needsReason ? "Why: the founder reads it" : "A note for the founder"}
              required={needsReason}
              maxLength={quotationLimits.reason}
            />
          </div>
        </div>
      )}
    </EditForm>
  );
}

/** GST comes on top of what is paid to us. */
const partName = (part: (typeof partIds)[number], state: StateCode | undefined): string =>
  part === "ours" ? `${quotationWords.parts.ours}, and GST on it` : partHeading(part, state);

interface Ending<Value> {
  label: string;
  read: () => Read<Value>;
  onSave: (value: Value) => void;
}

interface EditFormProps<Value, Other> {
  form: OpenForm;
  title: string;
  intro?: string | undefined;
  save: Ending<Value>;
  /** Another way to end it, from the same fields. */
  other?: Ending<Other> | undefined;
  /** More buttons. */
  more?: ReactNode;
  children: (field: (name: string) => ReturnType<OpenForm["field"]> & { error: string | undefined }) => ReactNode;
}

/** A part of the quotation that is being changed. What is wrong is said once somebody wants to save it, until it is right. */
export function EditForm<Value, Other = never>({
  form,
  title,
  intro,
  save,
  other,
  more,
  children,
}: EditFormProps<Value, Other>) {
  const [tried, setTried] = useState<"save" | "other">();
  const read = tried === "save" ? save.read() : tried === "other" ? other?.read() : undefined;
  const element = useRef<HTMLFormElement>(null);
  const focusFirst = useEffectEvent(() => {
    if (form.takeFocus()) element.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  });
  useEffect(() => focusFirst(), []);
  function end<Which>({ read: readNow, onSave }: Ending<Which>, which: "save" | "other") {
    setTried(which);
    const outcome = readNow();
    if ("value" in outcome) onSave(outcome.value);
    else requestAnimationFrame(() => element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  }
  return (
    <form
      ref={element}
      aria-label={title}
      noValidate
      autoComplete="off"
      className="space-y-3 border-l-3 border-action bg-sheet p-4"
      onSubmit={(event) => {
        event.preventDefault();
        end(save, "save");
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") form.close();
      }}
    >
      {intro && <p className="max-w-prose text-sm text-muted">{intro}</p>}
      {children((name) => ({ ...form.field(name), error: read && "errors" in read ? read.errors[name] : undefined }))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={form.isPending}>
          {save.label}
        </Button>
        {other && (
          <Button look="outline" disabled={form.isPending} onClick={() => end(other, "other")}>
            {other.label}
          </Button>
        )}
        {more}
        <Button look="outline" onClick={form.close}>
          Cancel
        </Button>
      </div>
      <ActionError error={form.error} />
    </form>
  );
}

/** The id of the button that opens a form. */
export const openerId = (name: string): string => `open-quotation-${name}`;

export type OpenForm = ReturnType<typeof useOpenForm>;

/** One form at a time; another in its place leaves what was typed into it. */
export function useOpenForm(
  enquiryId: string,
  action: ReturnType<typeof useQuotationAction>,
  /** What is there, by the names of the forms that have a place on the page now: what was typed into others is kept for when they have. */
  forms: Readonly<Record<string, Values>>,
) {
  const opened = `quotation:${enquiryId}`;
  const name = useDraft(opened);
  const open = name in forms ? name : undefined;
  const form = useActionForm(`quotation-${open}`, enquiryId, forms[open ?? ""] ?? {}, action);
  const isNew = useRef(false);
  const close = () => {
    form.drop();
    writeDraft(opened, "");
    if (open) requestAnimationFrame(() => document.getElementById(openerId(open))?.focus());
  };
  return {
    ...form,
    open,
    show(next: string) {
      action.reset();
      isNew.current = true;
      writeDraft(opened, next);
    },
    /** The focus goes back to the button that opened it. */
    close,
    /** Closes it, unless something else is being typed by then. */
    save: (said: Parameters<typeof form.save>[0], onDone?: () => void) =>
      form.save(said, (isStillTyped) => {
        onDone?.();
        if (!isStillTyped && readDraft(opened) === name) close();
      }),
    /** Whether somebody has just opened it: one that is there after a reload leaves the focus alone. */
    takeFocus() {
      const wants = isNew.current;
      isNew.current = false;
      return wants;
    },
  };
}
