import { Download, Eye, PenLine, ShieldCheck, X } from "lucide-react";
import { type FormEvent, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Template, Variable } from "../../../content/schemas/template.ts";
import { fillInWords as words } from "../../../content/template-library.ts";
import { askedVariables, fill, type Options, type Values } from "../../../domain/templates/fill.ts";
import { formatValue } from "../../../domain/templates/format.ts";
import { Button } from "../../ui/Button.tsx";
import { StatusLine } from "../../ui/StatusLine.tsx";
import { FieldGroup, fieldId, Switch } from "./FillInFields.tsx";
import { LiveDocument } from "./LiveDocument.tsx";
import { useDraft } from "./useDraft.ts";
import { useFilledFile } from "./useFilledFile.ts";
import { useWideScreen } from "./useWideScreen.ts";

interface Props {
  template: Template;
  brand: string;
  onClose: () => void;
}

/** The form and the document it fills, side by side; on a narrow screen, one at a time. */
export function FillIn({ template, brand, onClose }: Props) {
  const { values, setValues, options, setOptions, draft } = useDraft(template);
  const [active, setActive] = useState<string>();
  /** The field last edited: where the other side opens on a narrow screen. */
  const last = useRef<string>(undefined);
  const [documentOpen, setDocumentOpen] = useState(false);
  const [notes, setNotes] = useState(true);
  const wide = useWideScreen();
  const file = useFilledFile(template, brand);
  const workspace = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The document follows a moment after the typing, so that no keystroke waits for it.
  const shownValues = useDeferredValue(values);
  const model = useMemo(() => fill(template, shownValues, options), [template, shownValues, options]);
  const asked = useMemo(() => askedVariables(template, model), [template, model]);
  const filled = asked.filter((variable) => isFilled(variable, values)).length;
  const left = asked.length - filled;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, []);

  const onType = useCallback(
    (id: string, value: string) => {
      last.current = id;
      setValues((before) => ({ ...before, [id]: value }));
    },
    [setValues],
  );
  const onSwitch = useCallback(
    (id: string, on: boolean) => setOptions((before) => ({ ...before, [id]: on })),
    [setOptions],
  );
  const onActive = useCallback((id: string | undefined) => {
    setActive(id);
    if (id) last.current = id;
  }, []);
  const onPick = useCallback((id: string) => {
    flushSync(() => setDocumentOpen(false));
    const field = document.getElementById(fieldId(id));
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  }, []);

  function turnOver(): void {
    flushSync(() => setDocumentOpen(!documentOpen));
    const id = last.current;
    const place = documentOpen
      ? id && document.getElementById(fieldId(id))
      : workspace.current?.querySelector(`[data-field="${id}"]`);
    if (place) place.scrollIntoView({ block: "center", behavior: "instant" });
    else workspace.current?.scrollIntoView({ behavior: "instant" });
  }

  useWarningBeforeLeaving(draft.changed && !draft.kept && file.state.kind !== "made");

  const download = (event: FormEvent) => {
    event.preventDefault();
    void file.make({ values, options, notes });
  };

  const showForm = wide || !documentOpen;
  const showDocument = wide || documentOpen;

  return (
    <form
      ref={workspace}
      onSubmit={download}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[23rem_minmax(0,1fr)]"
    >
      <div
        hidden={!showForm}
        className="min-w-0 [&_input,&_select,&_textarea]:scroll-mt-28 [&_input,&_select,&_textarea]:scroll-mb-44 lg:[&_input,&_select,&_textarea]:scroll-mb-10"
      >
        <div className="flex items-start justify-between gap-4">
          <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {words.form}
          </h3>
          <button
            type="button"
            onClick={onClose}
            className="-mt-1.5 -mr-2 inline-flex min-h-11 items-center gap-1.5 px-2 text-sm font-strong text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            {words.close}
          </button>
        </div>
        <p className="mt-2 flex gap-2 text-sm font-strong text-good">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.5} />
          {words.privacy}
        </p>
        <div className="mt-5 border border-line bg-sheet p-4">
          <Switch
            id="keep-draft"
            label={words.keep}
            hint={words.keepHint}
            checked={draft.kept}
            onChange={draft.setKept}
          />
          {draft.kept && (
            <button
              type="button"
              onClick={draft.remove}
              className="mt-1 ml-14 inline-flex min-h-11 items-center text-sm font-strong text-alert underline underline-offset-3"
            >
              {words.deleteDraft}
            </button>
          )}
          <p role="status" className="ml-14 text-sm text-muted not-empty:mt-2">
            {draft.message}
          </p>
        </div>
        {template.options.length > 0 && <OptionalClauses template={template} options={options} onSwitch={onSwitch} />}
        {groupsOf(asked).map(([group, variables]) => (
          <FieldGroup
            key={group}
            group={group}
            variables={variables}
            values={values}
            active={active}
            filled={variables.filter((variable) => isFilled(variable, values)).length}
            onType={onType}
            onActive={onActive}
          />
        ))}
        <div className="mt-10 border-t border-ink pt-5">
          <Switch id="keep-notes" label={words.notes} checked={notes} onChange={setNotes} />
        </div>
      </div>

      <div className="lg:sticky lg:top-22 lg:h-[calc(100dvh-7rem)] lg:self-start">
        <div className="flex h-full flex-col">
          {wide && (
            <div className="mb-4 flex items-center justify-between gap-6">
              <Progress filled={filled} total={asked.length} />
              <DownloadButton making={file.state.kind === "making"} label={words.download} />
            </div>
          )}
          {wide && <Outcome state={file.state} left={left} />}
          {showDocument && <LiveDocument model={model} version={template.version} active={active} onPick={onPick} />}
        </div>
      </div>

      {!wide && (
        <div className="sticky bottom-0 z-20 -mx-5 mt-8 border-t border-line-strong bg-paper/95 px-5 py-3 backdrop-blur-sm">
          <Outcome state={file.state} left={left} />
          <Progress filled={filled} total={asked.length} />
          <div className="mt-2.5 grid grid-cols-2 gap-3">
            <Button look="outline" className="px-3!" onClick={turnOver}>
              {documentOpen ? (
                <PenLine aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
              ) : (
                <Eye aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
              )}
              {documentOpen ? words.seeForm : words.seeDocument}
            </Button>
            <DownloadButton making={file.state.kind === "making"} label={words.downloadShort} />
          </div>
        </div>
      )}
    </form>
  );
}

const isFilled = (variable: Variable, values: Values): boolean =>
  formatValue(variable, values[variable.id] ?? "") !== undefined;

const groupsOf = (variables: readonly Variable[]): [string, Variable[]][] => [
  ...Map.groupBy(variables, ({ group }) => group),
];

const OptionalClauses = ({
  template,
  options,
  onSwitch,
}: {
  template: Template;
  options: Options;
  onSwitch: (id: string, on: boolean) => void;
}) => (
  <fieldset className="mt-8">
    <legend className="w-full border-b border-ink pb-2 text-lg font-heading">{words.options}</legend>
    <p className="mt-2 text-xs text-muted">{words.optionsText}</p>
    <div className="mt-3 space-y-1">
      {template.options.map(({ id, label, hint }) => (
        <Switch
          key={id}
          id={`option-${id}`}
          label={label}
          hint={hint}
          checked={options[id] ?? false}
          onChange={(on) => onSwitch(id, on)}
        />
      ))}
    </div>
  </fieldset>
);

const Progress = ({ filled, total }: { filled: number; total: number }) => (
  <div className="min-w-0 grow">
    <p className="figures text-sm font-strong">
      {filled} of {total} filled
    </p>
    <progress
      value={filled}
      max={total}
      aria-label="Fields filled"
      className="mt-1 block h-1.5 w-full appearance-none overflow-clip rounded-full bg-line [&::-moz-progress-bar]:bg-highlight [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-highlight"
    />
  </div>
);

const DownloadButton = ({ making, label }: { making: boolean; label: string }) => (
  <Button type="submit" disabled={making} className="shrink-0 px-5!">
    <Download aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
    {making ? words.making : label}
  </Button>
);

function Outcome({ state, left }: { state: ReturnType<typeof useFilledFile>["state"]; left: number }) {
  const rest = left === 0 ? "" : ` ${left} ${left === 1 ? "field is" : "fields are"} still marked in it.`;
  return (
    <div className={state.kind === "made" || state.kind === "failed" ? "mb-3" : ""}>
      <StatusLine kind="good">{state.kind === "made" && `${state.fileName} is in your downloads.${rest}`}</StatusLine>
      <StatusLine kind="problem">{state.kind === "failed" && words.failed}</StatusLine>
    </div>
  );
}

/** Typed words that are neither kept nor downloaded would be lost with the page. */
function useWarningBeforeLeaving(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved]);
}
