import type { ReactNode } from "react";
import { nameChecker } from "../../../content/name-checker.ts";
import type { NameCheck } from "../../../domain/company-names/check.ts";

const words = nameChecker.results;

/** Never green: a wording without objections is not yet a name that is free. */
const looks: Record<NameCheck["verdict"], string> = {
  blocked: "border-alert text-alert",
  questions: "border-highlight",
  clear: "border-action",
};

interface Props {
  verdict: NameCheck["verdict"];
  /** Beside the words about the wording, which it is about. */
  seal?: ReactNode;
  /** What the wording meets, in a sentence. */
  explanation?: string;
  /** The ways into the registers. */
  children?: ReactNode;
}

/** Heads and sentences of the two stand on the same lines. */
const part = "grid gap-y-2 border-t-3 pt-3 md:row-span-2 md:grid-rows-subgrid";

/** The verdict in its two parts: what the rules say about the wording, and that nobody has looked into the registers. */
export const Verdict = ({ verdict, seal, explanation, children }: Props) => (
  <div className="mt-4 grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
    <div className={`${part} ${looks[verdict]}`}>
      <div className="flex items-center gap-x-4">
        {seal}
        <p className="text-2xl font-heading tracking-tight">{`${words.wording}: ${words.verdicts[verdict]}`}</p>
      </div>
      {explanation && <p className="text-sm text-muted">{explanation}</p>}
    </div>
    <div className={`${part} border-highlight`}>
      <p
        className={`text-lg leading-snug font-strong text-muted ${seal ? "self-center" : ""}`}
      >{`${words.registers}: ${words.notSearched}`}</p>
      {children && <p className="text-sm text-muted">{words.registersText}</p>}
    </div>
    {children && <div className="md:col-span-2">{children}</div>}
  </div>
);
