import { Eye, PenLine } from "lucide-react";
import { type SubmitEvent, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Template } from "../../../content/schemas/template.ts";
import { fillInCopy as copy } from "../../../content/templates/template-library.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { askedVariables, fill, initialValues, type Values } from "../../../domain/templates/fill.ts";
import { isFilled } from "../../../domain/templates/format.ts";
import { templateWarnings } from "../../../domain/templates/warnings.ts";
import { useFromPlan } from "../../company-plan/from-plan.tsx";
import { Button } from "../../ui/Button.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import { DownloadButton, Outcome, Progress, ToCheck } from "./DownloadBar.tsx";
import { LiveDocument } from "./LiveDocument.tsx";
import { useDraft } from "./useDraft.ts";
import { type FileState, useFilledFile } from "./useFilledFile.ts";
import { fieldId } from "./VariableField.tsx";
import { useWarningBeforeLeaving, useWideScreen } from "./window-hooks.ts";

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
