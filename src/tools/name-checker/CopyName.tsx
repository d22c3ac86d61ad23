import { Copy } from "lucide-react";
import { useState } from "react";
import { nameChecker } from "../../../content/tools/name-checker.ts";
import { fill } from "../../../domain/text.ts";
import { copyText } from "../../ui/copyText.ts";
import { quietAction } from "./RegisterLinks.tsx";

const words = nameChecker.search;

/** The cleaned name for the searches that can say more: a button, and on a line of its own that it was copied. */
export function CopyName({ name }: { name: string }) {
  const [message, setMessage] = useState("");

  const copy = async () =>
    setMessage((await copyText(name)) ? fill(words.copied, { name }) : `${words.copyByHand} ${name}`);

  return (
    <>
      <button type="button" onClick={copy} className={`no-print ${quietAction}`}>
        <Copy aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        {words.copy}
        <span className="sr-only"> {name}</span>
      </button>
      <p role="status" className="basis-full font-strong break-words text-good">
        {message}
      </p>
    </>
  );
}
