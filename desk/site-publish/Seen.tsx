import { Check, Minus } from "lucide-react";
import { Doubts } from "../site/SectionForm.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { useSummary } from "./first-run-api.ts";

/** Where the file has it: here there are forms. */
const ofFile = / \([^()]*(\.json|\/)[^()]*\)$/;

/** What visitors will see of what is saved, and what is left out. */
export const Seen = () => (
  <Loaded query={useSummary()}>
    {({ shown, leftOut, doubts }) => (
      <div className="space-y-8">
        <Doubts doubts={doubts} />
        <List
          title="Visitors will see"
          lines={shown}
          icon={<Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" strokeWidth={1.5} />}
        />
        {leftOut.length > 0 && (
          <List
            title="Left out, because you have not said it"
            lines={leftOut}
            icon={<Minus aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.5} />}
          >
            Nothing of it is needed: a page without it is still whole. You can add each at any time, under Your site.
          </List>
        )}
      </div>
    )}
  </Loaded>
);

function List({
  title,
  lines,
  icon,
  children,
}: {
  title: string;
  lines: readonly string[];
  icon: React.ReactNode;
  children?: React.ReactNode;
}) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      {children && <p className="mt-1 text-sm text-muted">{children}</p>}
      <ul className="mt-3 space-y-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5 text-sm">
            {icon}
            <span className="min-w-0 wrap-anywhere">{line.replace(ofFile, "")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
