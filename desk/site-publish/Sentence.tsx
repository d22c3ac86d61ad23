import type { ChangedPages } from "./api.ts";
import { markWords } from "./publish-words.ts";

/** A sentence that changes, with what goes and what comes. */
export function Sentence({ change }: { change: ChangedPages["everywhere"][number] }) {
  const [start, gone, come, end] = markWords(change);
  return (
    <p className="mt-1 break-words">
      {start}
      {gone && <del className="text-muted">{gone.trimEnd()}</del>}
      {gone && " "}
      {come && <ins className="font-strong no-underline">{come.trimEnd()}</ins>}
      {/\s$/.test(come || gone) && " "}
      {end}
    </p>
  );
}
