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
  /** What the wording meets, in a sentence. */
  explanation?: string;
  /** The ways into the registers. */
  children?: ReactNode;
}

/** The verdict in its two parts: what the rules say about the wording, and that nobody has looked into the registers. */
export const Verdict = ({ verdict, explanation, children }: Props) => (
  <div className={`mt-4 grid gap-4 ${children ? "" : "sm:grid-cols-2 sm:gap-6"}`}>
    <Part look={looks[verdict]} title={`${words.wording}: ${words.verdicts[verdict]}`}>
      {explanation}
    </Part>
    <Part look="border-highlight" title={`${words.registers}: ${words.notSearched}`}>
      {children && (
        <>
          {words.registersText}
          {children}
        </>
      )}
    </Part>
  </div>
);

const Part = ({ look, title, children }: { look: string; title: string; children: ReactNode }) => (
  <div className={`border-t-3 pt-2.5 ${look}`}>
    <p className="text-lg leading-snug font-strong">{title}</p>
    {children && <div className="mt-1 text-sm text-muted">{children}</div>}
  </div>
);
