import { ChangedNote } from "../law/ChangedNote.tsx";
import { lawChange } from "../law/law-changes.ts";
import { DataTable } from "../ui/DataTable.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import type { LlpPage } from "./structure.schema.ts";

/** The yearly dates as a ledger, each with its note where the law has moved. */
export const FilingDates = ({ filings }: { filings: LlpPage["compliance"]["items"] }) => (
  <DataTable
    caption="Yearly filings of an LLP"
    columns={["Filing", "Form", "Due", "What it holds"]}
    rows={filings.map(({ title, form, due, text, laws = [] }) => ({
      heading: <span className="text-lg">{title}</span>,
      cells: [
        form,
        <strong key="due" className="figures text-base text-action">
          {due}
        </strong>,
        <div key="text" className="space-y-3">
          <p>{text}</p>
          {laws.map((id) => (
            <ChangedNote key={id} change={lawChange(id)} compact />
          ))}
        </div>,
      ],
    }))}
    note={
      <>
        The <TextLink href="/compliance-calendar">compliance calendar</TextLink> has every date with its penalty, and a
        calendar of your own to keep.
      </>
    }
  />
);
