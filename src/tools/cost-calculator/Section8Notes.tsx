import { section8Notes as words } from "../../../content/incorporation-costs/section-8.ts";
import { TextLink } from "../../ui/links.tsx";

/** What the ledger of a Section 8 company leaves out. */
export const Section8Notes = () => (
  <>
    <dl className="grid gap-x-12 gap-y-5 md:grid-cols-2">
      {words.notes.map(({ label, text }) => (
        <div key={label} className="border-t border-line pt-3">
          <dt className="font-strong">{label}</dt>
          <dd className="mt-1 max-w-prose text-sm">{text}</dd>
        </div>
      ))}
    </dl>
    {words.guide?.map(({ label, href }) => (
      <p key={href} className="mt-6">
        <TextLink href={href}>{label}</TextLink>
      </p>
    ))}
  </>
);
