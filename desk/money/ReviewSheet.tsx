import type { Difference } from "../../domain/quotation/differences.ts";
import type { QuotationDocument } from "../../domain/quotation/document.ts";
import type { Quotation } from "../../domain/quotation/model.ts";
import { Button, ButtonLink } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { useSignedIn } from "../shell/session.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { Parts } from "../ui/Parts.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { onSingleClick } from "../ui/single-click.ts";
import { dayText } from "../ui/times.ts";
import { useWide } from "../ui/useWide.ts";
import { basisParts } from "./basis-parts.ts";
import { Problems } from "./Problems.tsx";
import { QuotationLines } from "./QuotationLines.tsx";
import { pdfAddress, type QuotationRecord } from "./quotation-api.ts";

const leaves = "It leaves ten seconds after you send it, and cannot be changed then.";
const unsaidNames = { tier: "the plan", capital: "the capital", people: "how many sign" } as const;
export type Unsaid = keyof typeof unsaidNames;

interface Props {
  record: QuotationRecord;
  to: { name: string; email: string };
  quotation: Quotation;
  document: QuotationDocument;
  problems: readonly string[];
  /** Where it is not what was asked for. */
  differences: readonly Difference[];
  /** What nobody has said. */
  unsaid: readonly Unsaid[];
  isBusy: boolean;
  error: Error | null;
  onSend: () => void;
  onClose: () => void;
}

/** The last look before it goes out: to whom, for how much, and the paper itself. */
export function ReviewSheet({
  record,
  to,
  quotation,
  document,
  problems,
  differences,
  unsaid,
  isBusy,
  error,
  onSend,
  onClose,
}: Props) {
  const isWide = useWide();
  const { mailIsOn } = useSignedIn();
  // Another revision is another paper.
  const pdf = `${pdfAddress(record.id)}?revision=${record.revision}`;
  const hasPdf = record.letterProblem === null;
  return (
    <Sheet title={`Send the quotation to ${to.name}?`} isOpen isLarge onClose={onClose}>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {isWide && !hasPdf && <p className="self-center text-center text-muted">The PDF cannot be made yet.</p>}
        {isWide && hasPdf && (
          <iframe
            src={pdf}
            title="The quotation as a PDF"
            className="h-[calc(100dvh-11rem)] w-full border border-line"
          />
        )}
        <div className="min-w-0 space-y-4">
          <p className="text-3xl font-strong tabular-nums">{document.total.value}</p>
          <p className="text-sm">
            <Parts parts={[...basisParts(quotation.basis), `valid until ${dayText(quotation.validUntil)}`]} />
          </p>
          {differences.length > 0 && (
            <div className="border-l-3 border-highlight bg-highlight-wash px-4 py-3 text-sm">
              <p className="font-strong">Not as it was asked for or seen</p>
              <ul>
                {differences.map(({ label, quoted, now, seen }) => (
                  <li key={label}>
                    {label}: {quoted ?? "nothing"} here, {now ?? "nothing"}{" "}
                    {seen ? "is what they have seen" : "asked for"}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {unsaid.length > 0 && (
            <p className="text-sm">
              Nobody has said: {unsaid.map((field) => unsaidNames[field]).join(", ")}. It is counted as usual.
            </p>
          )}
          <Problems enquiryId={record.enquiryId} to={to.name} problems={problems} />
          <Disclosure label="Each line" line="words" className="" open={!isWide}>
            <h3 className="sr-only">Each line</h3>
            <QuotationLines document={document} />
          </Disclosure>
          <p className="text-sm">
            {to.email ? (
              <>
                To <strong className="break-all">{to.email}</strong>: a mail with every line, the PDF and a link to
                their page. {mailIsOn ? leaves : "Mail is not set up: it waits until it is."}
              </>
            ) : (
              "There is no e-mail address, so nothing is mailed. Send the link to their page by WhatsApp afterwards."
            )}
          </p>
          <div className="grid gap-2">
            <Button disabled={isBusy || problems.length > 0} onClick={onSingleClick(onSend)}>
              {isBusy ? "Sending…" : `Send to ${to.name}`}
            </Button>
            <Button look="outline" onClick={onSingleClick(onClose)}>
              Change something
            </Button>
            {!isWide && hasPdf && (
              <ButtonLink look="outline" newTab href={pdf}>
                Open the PDF
              </ButtonLink>
            )}
          </div>
          <ActionError error={error} />
        </div>
      </div>
    </Sheet>
  );
}
