import type { Difference } from "../../domain/quotation/differences.ts";
import type { QuotationDocument } from "../../domain/quotation/document.ts";
import type { Quotation } from "../../domain/quotation/model.ts";
import { Button, ButtonLink } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { pdfAddress } from "../api/quotations.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { Parts } from "../ui/Parts.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { onSingleClick } from "../ui/single-click.ts";
import { dayText } from "../ui/times.ts";
import { useWide } from "../ui/useWide.ts";
import { basisParts } from "./basis-parts.ts";
import { QuotationLines } from "./QuotationLines.tsx";

interface Props {
  id: string;
  revision: number;
  to: { name: string; email: string };
  quotation: Quotation;
  document: QuotationDocument;
  problems: readonly string[];
  /** Where it is not what was asked for. */
  differences: readonly Difference[];
  isBusy: boolean;
  error: Error | null;
  onSend: () => void;
  onClose: () => void;
}

/** The last look before it goes out: to whom, for how much, and the paper itself. */
export function ReviewSheet({
  id,
  revision,
  to,
  quotation,
  document,
  problems,
  differences,
  isBusy,
  error,
  onSend,
  onClose,
}: Props) {
  const isWide = useWide();
  // Another revision is another paper.
  const pdf = `${pdfAddress(id)}?revision=${revision}`;
  return (
    <Sheet title={`Send the quotation to ${to.name}?`} isOpen isLarge onClose={onClose}>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {isWide && (
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
          {problems.length > 0 && (
            <ul aria-label="Before it can be sent" className="space-y-1 text-sm font-strong text-alert">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
          <Disclosure label="Each line" line="words" className="" open={!isWide}>
            <h3 className="sr-only">Each line</h3>
            <QuotationLines document={document} />
          </Disclosure>
          <p className="text-sm">
            {to.email ? (
              <>
                To <strong className="break-all">{to.email}</strong>: a mail with every line, the PDF and a link to
                their page. It leaves ten seconds after you send it, and cannot be changed then.
              </>
            ) : (
              "There is no e-mail address, so nothing is mailed. Send the link to their page by WhatsApp afterwards."
            )}
          </p>
          <div className="flex flex-wrap-reverse gap-2">
            {!isWide && (
              <ButtonLink look="outline" newTab href={pdf} className="grow">
                Open the PDF
              </ButtonLink>
            )}
            <Button look="outline" className="grow" onClick={onSingleClick(onClose)}>
              Change something
            </Button>
            <Button className="grow" disabled={isBusy || problems.length > 0} onClick={onSingleClick(onSend)}>
              {isBusy ? "Sending…" : `Send to ${to.name}`}
            </Button>
          </div>
          <ActionError error={error} />
        </div>
      </div>
    </Sheet>
  );
}
