import type { ReactNode } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { ActionError } from "./ActionError.tsx";
import type { FormState } from "./useActionForm.ts";

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
      onSave();
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
