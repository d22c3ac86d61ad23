import { Copy } from "lucide-react";
import { useState } from "react";
import { nameChecker } from "../../../content/name-checker.ts";
import { fill } from "../../../domain/text.ts";
import { Button } from "../../ui/Button.tsx";
import { RegisterLinks } from "./RegisterLinks.tsx";

const { search, notChecked: limits } = nameChecker;

/** What the check cannot know, and the cleaned names handed to the searches that can say more. */
export function Searches({ names }: { names: readonly string[] }) {
  const [message, setMessage] = useState("");
  const ready = names.filter((name) => name !== "");

  const copy = (name: string) =>
    navigator.clipboard.writeText(name).then(
      () => setMessage(fill(search.copied, { name })),
      () => setMessage(`${search.copyByHand} ${name}`),
    );

  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <section aria-labelledby="limits-heading">
        <h2 id="limits-heading" className="text-2xl">
          {limits.heading}
        </h2>
        <p className="mt-2 text-sm text-muted">{limits.text}</p>
        <ul className="mt-4 border-t border-ink">
          {limits.points.map((text) => (
            <li key={text} className="border-b border-line py-3 text-sm">
              {text}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="search-heading" className="no-print">
        <h2 id="search-heading" className="text-2xl">
          {search.heading}
        </h2>
        <p className="mt-2 text-sm text-muted">{search.text}</p>
        {ready.length > 0 && (
          <ul className="mt-4 border-t border-ink">
            {ready.map((name) => (
              <li key={name} className="flex items-center justify-between gap-4 border-b border-line py-2">
                <span className="min-w-0 font-strong break-words">{name}</span>
                <Button look="outline" onClick={() => copy(name)} className="shrink-0 px-4">
                  <Copy aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
                  {search.copy}
                  <span className="sr-only"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="min-h-[1lh] text-sm font-strong break-words text-good">
          {message}
        </p>
        <RegisterLinks className="mt-3" />
      </section>
    </div>
  );
}
