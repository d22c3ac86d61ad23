import { Copy } from "lucide-react";
import { useState } from "react";
import { nameChecker } from "../../../content/name-checker.ts";
import { fill } from "../../../domain/text.ts";
import { quietAction, RegisterLinks } from "./RegisterLinks.tsx";

const words = nameChecker.search;

/** The cleaned names handed to the searches that can say more. */
export function RegisterSearch({ names, leads }: { names: readonly string[]; leads: boolean }) {
  const [message, setMessage] = useState("");

  const copy = (name: string) =>
    navigator.clipboard.writeText(name).then(
      () => setMessage(fill(words.copied, { name })),
      () => setMessage(`${words.copyByHand} ${name}`),
    );

  return (
    <>
      <RegisterLinks leads={leads}>
        {[...new Set(names)].filter(Boolean).map((name) => (
          <button key={name} type="button" onClick={() => copy(name)} className={`${quietAction} text-left`}>
            <Copy aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            <span className="wrap-anywhere">
              {words.copy}
              <span className={names.length > 1 ? "" : "sr-only"}> {name}</span>
            </span>
          </button>
        ))}
      </RegisterLinks>
      <p role="status" className="font-strong break-words text-good">
        {message}
      </p>
    </>
  );
}
