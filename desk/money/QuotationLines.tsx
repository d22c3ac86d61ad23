import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import type { QuotationDocument } from "../../domain/quotation/document.ts";
import { openerId } from "./quotation-forms.tsx";

interface Props {
  document: Pick<QuotationDocument, "parts" | "sums" | "total">;
  /** Opens the form of a line; without it nothing can be changed. */
  onChange?: ((id: string) => void) | undefined;
  /** The form of a line, if it is open. */
  formOf?: (id: string) => ReactNode;
  /** Before the sums. */
  children?: ReactNode;
}

/** Every line with its certainty, and the sums: as the founder reads them. */
export function QuotationLines({ document: { parts, sums, total }, onChange, formOf, children }: Props) {
  // Under the amounts, not under the buttons.
  const beside = onChange ? "pr-14" : "";
  return (
    <div className="text-sm">
      {parts.map(({ id: part, heading, rows }) => (
        <section key={part}>
          <h4 className="border-b border-line-strong pt-3 pb-1 text-sm text-muted">{heading}</h4>
          <ul>
            {rows.map(({ id, label, value, certainty, note, struck }) => (
              <li key={id} className="border-b border-line">
                <div className="flex min-h-11 items-center gap-3 py-1">
                  <div className="min-w-0 grow">
                    {struck ? <s className="text-muted">{label}</s> : label}
                    {note && <span className="block text-muted">{note}</span>}
                  </div>
                  <div className="shrink-0 text-right tabular-nums">
                    <span className="whitespace-nowrap">{value}</span>
                    {certainty && <span className="block text-xs text-muted">{certainty}</span>}
                  </div>
                  {onChange && <ChangeButton id={id} label={label} onChange={onChange} />}
                </div>
                {formOf?.(id)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {children}
      <dl aria-live={onChange ? "polite" : undefined}>
        {sums.map(({ label, value }) => (
          <div key={label} className={`flex justify-between gap-4 border-b border-line py-2 text-muted ${beside}`}>
            <dt>{label}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
        <div
          className={`flex justify-between gap-4 border-b-3 border-double border-ink py-2 text-lg font-strong ${beside}`}
        >
          <dt>
            {total.label}
            {total.missing && <span className="block text-sm font-normal text-muted">{total.missing}</span>}
          </dt>
          <dd className="text-right tabular-nums">{total.value}</dd>
        </div>
      </dl>
    </div>
  );
}

/** GST follows from the fee: its line keeps the place of the button empty. */
const ChangeButton = ({ id, label, onChange }: { id: string; label: string; onChange: (id: string) => void }) =>
  id === "gst" ? (
    <span className="w-11 shrink-0" />
  ) : (
    <button
      type="button"
      id={openerId(`line-${id}`)}
      aria-label={`Change ${label}`}
      title="Change this line"
      className="grid size-11 shrink-0 place-items-center rounded-sm text-action hover:bg-action-wash"
      onClick={() => onChange(id)}
    >
      <Pencil aria-hidden="true" className="size-4" strokeWidth={1.75} />
    </button>
  );
