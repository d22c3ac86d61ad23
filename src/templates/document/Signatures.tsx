import { plainText, type SignatureBox } from "../../../domain/templates/model.ts";
import { Segments } from "./Segments.tsx";

const firstWitness = (boxes: readonly SignatureBox[]) =>
  boxes.findIndex(({ heading }) => plainText(heading).startsWith("Witness"));

/** Parties and witnesses: the first witness begins a row, so that nobody seems to attest the party beside it. */
export const Signatures = ({ boxes }: { boxes: readonly SignatureBox[] }) => (
  <ul className="my-8! grid gap-x-10 gap-y-10 sm:grid-cols-2">
    {boxes.map(({ heading, fields }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no names
      <li key={index} className={`break-inside-avoid ${index === firstWitness(boxes) ? "sm:col-start-1" : ""}`}>
        <p>
          <Segments segments={heading} />
        </p>
        <div aria-hidden="true" className="mt-10 border-b border-ink" />
        <p className="mt-1 text-sm text-muted">Signature</p>
        <dl className="mt-2 text-sm">
          {fields.map(({ label, value }) => (
            <div key={label} className="flex gap-2 border-b border-line pt-2 pb-0.5">
              <dt className="shrink-0 text-muted">{label}</dt>
              <dd className="min-w-0">
                <Segments segments={value} />
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);
