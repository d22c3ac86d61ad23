import { Button } from "../../src/ui/Button.tsx";
import { changedFields } from "./describe.ts";
import type { useSection } from "./useSection.ts";

/** Somebody else has saved the same section: both values, and whose shall be there. */
export function ConflictPanel({ form }: { form: ReturnType<typeof useSection> }) {
  const { changedBy } = form;
  const differences = form.parts.flatMap(({ file, schema }) =>
    changedFields(schema, form.there[file.name], form.typed[file.name]),
  );
  return (
    <section aria-labelledby="conflict" role="alert" className="border border-alert bg-alert-wash p-4 text-sm">
      <h2 id="conflict" className="text-base">
        Changed {changedBy === "by hand" ? changedBy : `by ${changedBy || "somebody else"}`} in the meantime
      </h2>
      <p className="mt-1">What you typed is still below, and nothing is saved yet.</p>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {differences.map(({ label, before, after }) => (
          <div key={label} className="py-2">
            <dt className="font-strong">{label}</dt>
            <dd className="wrap-anywhere">Theirs: {before}</dd>
            <dd className="wrap-anywhere">Yours: {after}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="outline" onClick={form.keepMine}>
          Keep mine
        </Button>
        <Button look="outline" onClick={form.drop}>
          Take theirs
        </Button>
      </div>
    </section>
  );
}
