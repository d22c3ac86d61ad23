import { Copy } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { nameEndings, repairWords } from "../../../content/company-names/name-check-words.ts";
import type { NameKind } from "../../../content/schemas/company-names.ts";
import { nameChecker } from "../../../content/tools/name-checker.ts";
import type { NameCheck } from "../../../domain/company-names/check.ts";
import type { Finding } from "../../../domain/company-names/findings.ts";
import { countFindings, verdictText } from "../../../domain/company-names/verdict-text.ts";
import { fill } from "../../../domain/text.ts";
import { Button } from "../../ui/Button.tsx";
import { copyText } from "../../ui/copyText.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { MonogramSeal } from "../SheetEngraving.tsx";
import { FindingRow, MarkedName } from "./NameFindings.tsx";
import { quietAction, RegisterLinks } from "./RegisterLinks.tsx";

/** The rules with their word lists are loaded together with how a result looks, once there is a name to check. */
export { checkNames } from "../../../domain/company-names/check.ts";

export type NameField = "name" | "name2";

export interface CheckedName {
  field: NameField;
  check: NameCheck;
}

const words = nameChecker.results;

const notSearched = `${words.registers}: ${words.notSearched}`;

/** Never green: a wording without objections is not yet a name that is free. */
const looks: Record<NameCheck["verdict"], string> = {
  blocked: "border-alert text-alert",
  questions: "border-highlight",
  clear: "border-action",
};

interface VerdictProps {
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
const Verdict = ({ verdict, risks = 0, seal, explanation, hasMore, children }: VerdictProps) => (
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

const copyNameWords = nameChecker.search;

const decidedBy = { blocked: "block", questions: "warn" } as const;

const labels: Record<NameField, string> = { name: nameChecker.form.first, name2: nameChecker.form.second };

interface Props {
  entry: CheckedName;
  structure: NameKind;
  /** Whether this is the only name; below two of them the ways into the registers are shown once. */
  isOnly: boolean;
  onUse: (field: NameField, name: string) => void;
}

const describe = ({ title, authority }: Finding): string => (authority ? `${title} ${words.withoutApproval}` : title);

/** One name on a sheet: the verdict, the findings with their rules, and rewrites to use instead. */
export function NameResult({ entry: { field, check }, structure, isOnly, onUse }: Props) {
  const { base, verdict, risks, findings } = check;
  const deciding =
    verdict === "clear" ? risks : findings.filter(({ fixed, level }) => !fixed && level === decidedBy[verdict]);
  const isRisky = verdict === "clear" && risks.length > 0;
  // Never above a risk or a refusal, put right or not.
  const isSealed = verdict === "clear" && !isRisky && findings.every(({ level }) => level !== "block");
  const heading = useRef<HTMLHeadingElement>(null);
  const used = useRef(false);

  // The button that was pressed is gone: the name it put in place takes the focus.
  useEffect(() => {
    if (!used.current || base === "") return;
    used.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [base]);

  // On phones two whole sheets are five screens: of the second, what is below its verdict opens.
  const folds = !isOnly && field === "name2" && findings.length > 0;
  const hasRewrites = verdict !== "clear" && check.repairs.length > 0;
  const count = countFindings(findings.length);
  const rest = (
    <>
      {findings.length > 0 && (
        <ul className={`border-t border-ink ${folds ? "lg:mt-5" : "mt-5"}`}>
          {findings.map((finding) => (
            <FindingRow key={`${finding.id} ${finding.title}`} finding={finding} />
          ))}
        </ul>
      )}
      {verdict !== "clear" && (
        <Repairs
          check={check}
          leads={verdict === "blocked"}
          onUse={(name) => {
            used.current = true;
            onUse(field, name);
          }}
        />
      )}
    </>
  );
  const copy = base && <CopyName key={base} name={base} />;

  return (
    <article aria-labelledby={`${field}-heading`} className="sheet lg:h-full">
      <div className="px-5 pt-5 md:px-8 md:pt-7">
        <p className="text-sm font-strong text-muted">{labels[field]}</p>
        <h3
          id={`${field}-heading`}
          ref={heading}
          tabIndex={-1}
          className={`mt-1 scroll-mt-28 text-2xl break-words outline-none ${base.length > 30 ? "" : "md:text-4xl"}`}
        >
          {base && <MarkedName base={base} findings={findings} />}{" "}
          <span className="block text-lg text-muted">{nameEndings[structure]}</span>
        </h3>
      </div>
      <div className="p-5 pt-1 md:p-8 md:pt-1">
        <Verdict
          verdict={verdict}
          risks={risks.length}
          hasMore={!isOnly}
          seal={isSealed && <MonogramSeal key={base} name={base} />}
          explanation={fill(isRisky ? words.riskExplanation : words.explanations[verdict], {
            findings: deciding.map(describe).join("; "),
          })}
        >
          {isOnly ? (
            // A name that will be refused is changed first.
            <RegisterLinks leads={verdict !== "blocked"}>{copy}</RegisterLinks>
          ) : (
            copy
          )}
        </Verdict>
        {folds ? (
          <Disclosure
            label={hasRewrites ? fill(words.rest, { findings: count }) : count}
            className="open-when-wide prints-open mt-5 border-y border-line lg:mt-0 max-lg:[&[open]]:border-b-0 print:border-0 print:[&>summary]:hidden"
          >
            {rest}
          </Disclosure>
        ) : (
          rest
        )}
      </div>
    </article>
  );
}

interface RepairsProps {
  check: NameCheck;
  /** Whether to take one is what comes next. */
  leads: boolean;
  onUse: (name: string) => void;
}

const Repairs = ({ check: { repairs, pattern }, leads, onUse }: RepairsProps) => (
  <div className="mt-6 bg-action-wash p-5">
    {repairs.length > 0 && (
      <>
        <h4 className="text-lg">{words.repairsHeading}</h4>
        <p className="mt-1 text-sm text-muted">{words.repairsText}</p>
        <ul className="mt-3">
          {repairs.map(({ base, fullName, change }, index) => (
            <li
              key={base}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 last:pb-0"
            >
              <div className="min-w-0 grow basis-56">
                <p className="font-strong break-words">{fullName}</p>
                <p className="text-sm text-muted">{change}</p>
              </div>
              <Button
                look={leads && index === 0 ? "primary" : "outline"}
                onClick={() => onUse(base)}
                className="no-print max-sm:w-full"
              >
                {words.use}
                <span className="sr-only"> {fullName}</span>
              </Button>
            </li>
          ))}
        </ul>
      </>
    )}
    {pattern && (
      <div className={repairs.length > 0 ? "mt-5 border-t border-line pt-4" : ""}>
        <h4 className="text-lg">{words.patternHeading}</h4>
        <p className="mt-1 font-strong break-words">{pattern}</p>
        <p className="mt-1 text-sm text-muted">{repairWords.pattern}</p>
      </div>
    )}
  </div>
);

/** The cleaned name for the searches that can say more: a button, and on a line of its own that it was copied. */
function CopyName({ name }: { name: string }) {
  const [message, setMessage] = useState("");

  const copy = async () =>
    setMessage((await copyText(name)) ? fill(copyNameWords.copied, { name }) : `${copyNameWords.copyByHand} ${name}`);

  return (
    <>
      <button type="button" onClick={copy} className={`no-print ${quietAction}`}>
        <Copy aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        {copyNameWords.copy}
        <span className="sr-only"> {name}</span>
      </button>
      <p role="status" className="basis-full font-strong break-words text-good">
        {message}
      </p>
    </>
  );
}
