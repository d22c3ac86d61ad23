import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { ActionError } from "../ui/ActionError.tsx";
import type { Read } from "./edits.ts";
import type { OpenForm } from "./useOpenForm.ts";

interface Ending<Value> {
  label: string;
  read: () => Read<Value>;
  onSave: (value: Value) => void;
}

interface Props<Value, Other> {
  form: OpenForm;
  title: string;
  intro?: string | undefined;
  save: Ending<Value>;
  /** Another way to end it, from the same fields. */
  other?: Ending<Other> | undefined;
  /** More buttons. */
  more?: ReactNode;
  children: (field: (name: string) => ReturnType<OpenForm["field"]> & { error: string | undefined }) => ReactNode;
}

/** A part of the quotation that is being changed. What is wrong is said once somebody wants to save it, until it is right. */
export function EditForm<Value, Other = never>({
  form,
  title,
  intro,
  save,
  other,
  more,
  children,
}: Props<Value, Other>) {
  const [tried, setTried] = useState<"save" | "other">();
  const read = tried === "save" ? save.read() : tried === "other" ? other?.read() : undefined;
  const element = useRef<HTMLFormElement>(null);
  const focusFirst = useEffectEvent(() => {
    if (form.takeFocus()) element.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  });
  useEffect(() => focusFirst(), []);
  function end<Which>({ read: readNow, onSave }: Ending<Which>, which: "save" | "other") {
    setTried(which);
    const outcome = readNow();
    if ("value" in outcome) onSave(outcome.value);
    else requestAnimationFrame(() => element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  }
  return (
    <form
      ref={element}
      aria-label={title}
      noValidate
      autoComplete="off"
      className="space-y-3 border-l-3 border-action bg-sheet p-4"
      onSubmit={(event) => {
        event.preventDefault();
        end(save, "save");
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") form.close();
      }}
    >
      {intro && <p className="max-w-prose text-sm text-muted">{intro}</p>}
      {children((name) => ({ ...form.field(name), error: read && "errors" in read ? read.errors[name] : undefined }))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={form.isPending}>
          {save.label}
        </Button>
        {other && (
          <Button look="outline" disabled={form.isPending} onClick={() => end(other, "other")}>
            {other.label}
          </Button>
        )}
        {more}
        <Button look="outline" onClick={form.close}>
          Cancel
        </Button>
      </div>
      <ActionError error={form.error} />
    </form>
  );
}
