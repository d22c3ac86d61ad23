import { Download, Eye, PenLine, TriangleAlert } from "lucide-react";
import {
  memo,
  type SubmitEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import type { Template } from "../../../content/schemas/template.ts";
import { fillInCopy as copy } from "../../../content/templates/template-library.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { askedVariables, fill, initialValues, type Values } from "../../../domain/templates/fill.ts";
import type { DocumentModel } from "../../../domain/templates/filled-document.ts";
import { isFilled } from "../../../domain/templates/format.ts";
import { templateWarnings, type Warning } from "../../../domain/templates/warnings.ts";
import { useFromPlan } from "../../company-plan/from-plan.tsx";
import { Button } from "../../ui/Button.tsx";
import { StatusLine } from "../../ui/notices.tsx";
import { DocumentView } from "../document/DocumentView.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import { useDraft } from "./useDraft.ts";
import { type FileState, useFilledFile } from "./useFilledFile.ts";
import { fieldId } from "./VariableField.tsx";

interface ProgressProps {
  filled: number;
  total: number;
  /** Fields that hold their usual value; not part of the others. */
  preset: number;
}

const Progress = ({ filled, total, preset }: ProgressProps) => (
  <div className="min-w-0 grow">
    <p className="figures flex flex-wrap justify-between gap-x-4 text-sm">
      <span className="font-strong">{`${filled} of ${total} filled`}</span>
      {preset > 0 && <span className="text-muted">{`${preset} at their usual value`}</span>}
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
    {making ? copy.making : label}
  </Button>
);

interface ToCheckProps {
  warnings: readonly Warning[];
  onPick: (variable: string) => void;
}

/** What to look at again before signing, beside the button that makes the file. Nothing here stops it. */
const ToCheck = ({ warnings, onPick }: ToCheckProps) => (
  <div
    className={
      warnings.length > 0
        ? "mb-3 max-h-28 overflow-y-auto rounded-sm border border-alert/30 bg-alert-wash px-4 py-2 text-sm lg:max-h-40 lg:shrink-0"
        : ""
    }
  >
    <p role="status" className="flex gap-2 font-strong text-alert">
      {warnings.length > 0 && (
        <>
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.5} />
          {`${warnings.length} ${warnings.length === 1 ? "value" : "values"} to check before signing`}
        </>
      )}
    </p>
    {warnings.length > 0 && (
      <ul aria-label={copy.toCheck}>
        {warnings.map(({ variable, message }) => (
          <li key={variable.id} className="py-1">
            <button type="button" onClick={() => onPick(variable.id)} className="link min-h-6 text-left font-strong">
              {variable.label}
            </button>
            {`: ${message}`}
          </li>
        ))}
      </ul>
    )}
  </div>
);

interface LiveDocumentProps {
  model: DocumentModel;
  version: string;
  /** The variable being typed: its places in the text are marked, and the first is brought into view. */
  active: string | undefined;
  /** A field of the text was pressed. */
  onPick: (variable: string) => void;
}

const LiveDocument = memo(function LiveDocument({ model, version, active, onPick }: LiveDocumentProps) {
  const region = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new model draws its fields anew, so they are marked anew
  useEffect(() => {
    const frame = region.current;
    if (!frame || !active) return;
    const places = [...frame.querySelectorAll<HTMLElement>(`[data-field="${active}"]`)];
    for (const place of places) place.dataset.active = "";
    const [first] = places;
    if (first && !places.some((place) => isInside(place, frame))) {
      const top = first.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop;
      frame.scrollTo({ top: top - frame.clientHeight / 3 });
    }
    return () => {
      for (const place of places) delete place.dataset.active;
    };
  }, [active, model]);

  useEffect(() => {
    const frame = region.current;
    if (!frame) return;
    const pick = (event: MouseEvent) => {
      const place = (event.target as Element).closest<HTMLElement>("[data-field]");
      if (place) onPick(place.dataset.field!);
    };
    frame.addEventListener("click", pick);
    return () => frame.removeEventListener("click", pick);
  }, [onPick]);

  return (
    <section
      ref={region}
      aria-label={copy.document}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 grow motion-safe:scroll-smooth [&_[data-field]]:cursor-pointer [&_span[data-field]]:underline [&_span[data-field]]:decoration-action/50 [&_span[data-field]]:decoration-dotted [&_span[data-field]]:underline-offset-3 lg:overflow-y-auto lg:overscroll-contain lg:[mask-image:linear-gradient(to_top,transparent,#000_2rem)]"
    >
      <DocumentView model={model} version={version} />
    </section>
  );
});

const wide = "(min-width: 64rem)";

/** Whether form and document fit side by side. */
const useWideScreen = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wide);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(wide).matches,
  );

interface Props {
  template: Template;
  brand: string;
  onClose: () => void;
}

/** The form and the document it fills, side by side; on a narrow screen, one at a time. */
export function FillIn({ template, brand, onClose }: Props) {
  const { values, setValues, addValues, options, setOptions, draft } = useDraft(template);
  const fromPlan = useFromPlan({
    ready: true,
    values,
    untouched: initialValues(template),
    load: async () => {
      const { templateValues } = await import("../../../domain/company-plan/template-values.ts");
      return (plan: CompanyPlan, typed: Values) => templateValues(template, plan, typed);
    },
    add: addValues,
  });
  const [active, setActive] = useState<string>();
  const [typing, setTyping] = useState<string>();
  /** The field last edited: where the other side opens on a narrow screen. */
  const last = useRef<string>(undefined);
  const [documentOpen, setDocumentOpen] = useState(false);
  const [notes, setNotes] = useState(false);
  const wide = useWideScreen();
  const file = useFilledFile(template, brand);
  const workspace = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The document follows a moment after the typing, so that no keystroke waits for it.
  const shownValues = useDeferredValue(values);
  const model = useMemo(() => fill(template, shownValues, options), [template, shownValues, options]);
  const asked = useMemo(() => askedVariables(template, model), [template, model]);
  const filled = asked.filter((variable) => isFilled(variable, values[variable.id]));
  const preset = filled.filter((variable) => variable.default !== undefined).length;
  // A warning waits until the visitor has left the field; one that is shown stays when the field is entered again, so that nothing moves.
  const warnings = templateWarnings(template, asked, values).filter(({ variable }) => variable.id !== typing);
  const left = asked.length - filled.length;
  const progress = <Progress filled={filled.length - preset} total={asked.length - preset} preset={preset} />;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, []);

  const onType = useCallback(
    (id: string, value: string) => {
      last.current = id;
      setTyping(id);
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
    setTyping(undefined);
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

  // What is typed after a download is not in it.
  const isOld = file.state.kind === "made" && (file.state.values !== values || file.state.options !== options);
  const state: FileState = isOld ? { kind: "idle" } : file.state;
  useWarningBeforeLeaving(draft.changed && !draft.kept && state.kind !== "made");

  const download = (event: SubmitEvent) => {
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
        <DetailsForm
          {...{
            template,
            asked,
            values,
            options,
            draft,
            fromPlan,
            notes,
            warnings,
            heading,
            onType,
            onSwitch,
            onActive,
            onClose,
          }}
          onNotes={setNotes}
        />
        {wide && (
          <div className="mt-4 grid">
            <DownloadButton making={state.kind === "making"} label={copy.download} />
          </div>
        )}
      </div>

      <div className="lg:sticky lg:top-22 lg:h-[calc(100dvh-7rem)] lg:self-start">
        <div className="flex h-full flex-col">
          {wide && (
            <div className="mb-4 flex items-center justify-between gap-6">
              {progress}
              <DownloadButton making={state.kind === "making"} label={copy.download} />
            </div>
          )}
          {wide && <Outcome state={state} left={left} />}
          {wide && <ToCheck warnings={warnings} onPick={onPick} />}
          {showDocument && <LiveDocument model={model} version={template.version} active={active} onPick={onPick} />}
        </div>
      </div>

      {!wide && (
        <div className="sticky bottom-0 z-20 -mx-[clamp(1.25rem,4vw,2.5rem)] mt-8 border-t border-line-strong bg-paper/95 px-[clamp(1.25rem,4vw,2.5rem)] py-3 backdrop-blur-sm">
          <Outcome state={state} left={left} />
          <ToCheck warnings={warnings} onPick={onPick} />
          {progress}
          <div className="mt-2.5 grid grid-cols-2 gap-3">
            <Button look="outline" className="px-3!" onClick={turnOver}>
              {documentOpen ? (
                <PenLine aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
              ) : (
                <Eye aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
              )}
              {documentOpen ? copy.seeForm : copy.seeDocument}
            </Button>
            <DownloadButton making={state.kind === "making"} label={copy.downloadShort} />
          </div>
        </div>
      )}
    </form>
  );
}

/** Text that is neither saved nor downloaded would be lost with the page. */
function useWarningBeforeLeaving(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved]);
}

function isInside(place: HTMLElement, frame: HTMLElement): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  const view = frame.getBoundingClientRect();
  return top >= view.top && bottom <= view.bottom;
}

function Outcome({ state, left }: { state: FileState; left: number }) {
  const rest =
    left === 0 ? ` ${copy.beforeUse}` : ` ${left} ${left === 1 ? "field is" : "fields are"} still marked in it.`;
  return (
    <div className={state.kind === "made" || state.kind === "failed" ? "mb-3" : ""}>
      <StatusLine kind="good">{state.kind === "made" && `${state.fileName} is in your downloads.${rest}`}</StatusLine>
      <StatusLine kind="problem">{state.kind === "failed" && copy.failed}</StatusLine>
    </div>
  );
}
