import type { ReactNode } from "react";
import { nameChecker } from "../../../content/tools/name-checker.ts";
import type { NameCheck } from "../../../domain/company-names/check.ts";
import { verdictText } from "../../../domain/company-names/verdict-text.ts";

const words = nameChecker.results;
const notSearched = `${words.registers}: ${words.notSearched}`;

/** Never green: a wording without objections is not yet a name that is free. */
const looks: Record<NameCheck["verdict"], string> = {
  blocked: "border-alert text-alert",
  questions: "border-highlight",
  clear: "border-action",
};

interface Props {
  verdict: NameCheck["verdict"];
  /** How many findings of a clear wording are risks. */
  risks?: number;
  /** Beside the words about the wording, which it is about. */
  seal?: ReactNode;
  /** What the wording meets, in a sentence. */
  explanation?: string;
  /** Another one beside it: what to do about the registers is said below both. */
  hasMore?: boolean;
  /** The ways into the registers, or what helps with them. */
  children?: ReactNode;
}

/** The seal beside the verdict; from tablets on beside its sentence too. */
const sealed =
  "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 *:last:max-md:col-span-2 md:items-start md:*:first:row-span-2 md:*:nth-2:self-end";

/** The verdict in its two parts: what the rules say about the wording, and that nobody has looked into the registers. */
export const Verdict = ({ verdict, risks = 0, seal, explanation, hasMore, children }: Props) => (
  <>
    <div className={`mt-4 border-t-3 pt-4 ${looks[verdict]} ${seal ? sealed : ""}`}>
      {seal}
      <p className="text-2xl font-heading">{verdictText(verdict, risks)}</p>
      {explanation && <p className="mt-1 text-sm text-muted">{explanation}</p>}
    </div>
    {hasMore ? (
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-2">
        <p className="text-lg font-heading">{notSearched}</p>
        {children}
      </div>
    ) : (
      <div className="mt-5 border-t-3 border-highlight pt-3">
        <p className="text-xl font-heading">{notSearched}</p>
        {children && (
          <>
            <p className="mt-1 mb-4 text-sm text-muted">{words.registersText}</p>
            {children}
          </>
        )}
      </div>
    )}
  </>
);
