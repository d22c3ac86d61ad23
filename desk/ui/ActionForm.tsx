import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { longestNote } from "../../domain/desk/enquiry.ts";
import { Button } from "../../src/ui/Button.tsx";
import { TextArea } from "../../src/ui/Field.tsx";
import { StatusLine } from "../../src/ui/notices.tsx";
import { errorText, serverAway } from "../shell/errors.ts";
import type { FormState } from "./drafts.ts";

interface Props {
  form: FormState;
  label?: string;
  className?: string;
  button: string;
  look?: "primary" | "outline";
  disabled?: boolean;
  /** What is missing is said by the server, at its field. */
  noValidate?: boolean;
  onSave: () => void;
  /** More buttons. */
  more?: ReactNode;
  children: ReactNode;
}

/** Fields, the button that saves them, and what went wrong. */
export const ActionForm = ({
  form: { isPending, error },
  label,
  className = "space-y-3",
  button,
  look = "primary",
  disabled = false,
  noValidate = false,
  onSave,
  more,
  children,
}: Props) => (
  <form
    aria-label={label}
    noValidate={noValidate}
    className={className}
    onSubmit={(event) => {
      event.preventDefault();
      if (!disabled && !isPending) onSave();
    }}
  >
    {children}
    <div className="col-span-full space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look={look} disabled={disabled || isPending}>
          {button}
        </Button>
        {more}
      </div>
      <ActionError error={error} />
    </div>
  </form>
);

/** Where somebody acted: what went wrong. It comes into view, also where the form is longer than the screen. */
export function ActionError({ error }: { error: Error | null }) {
  const place = useRef<HTMLDivElement>(null);
  const isAway = serverAway.use();
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  return (
    <div ref={place}>
      <StatusLine kind="problem">{error && errorText(error, isAway)}</StatusLine>
    </div>
  );
}

/** A few words beside something else that is saved. */
export const NoteField = ({
  label = "Note",
  ...field
}: Omit<ComponentProps<typeof TextArea>, "label"> & { label?: string }) => (
  <TextArea {...field} label={label} className="min-h-16!" rows={2} maxLength={longestNote} />
);

/** As an action has it: nothing where nothing was written. */
export const noteOf = (text: string): { note?: string } => (text.trim() ? { note: text.trim() } : {});
