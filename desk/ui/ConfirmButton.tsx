import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { Sheet } from "./Sheet.tsx";
import { onSingleClick } from "./single-click.ts";

const alert = "border-alert! text-alert! hover:bg-alert-wash!";
const looks = { alert, quiet: "border-transparent! px-2! text-muted! hover:text-alert!", plain: "" };

interface Props extends Pick<ComponentProps<typeof Button>, "disabled" | "aria-label"> {
  label: string;
  tone?: keyof typeof looks;
  /** What is asked, with the name of whom or what it is about. */
  title: string;
  confirm: string;
  /** Something else has to be done before it can be confirmed. */
  mayConfirm?: boolean;
  onConfirm: () => void;
  /** What happens then. */
  children: ReactNode;
}

/** For what cannot be taken back: a dialog asks first. */
export function ConfirmButton({
  label,
  tone = "alert",
  title,
  confirm,
  mayConfirm = true,
  onConfirm,
  children,
  ...button
}: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} look="outline" className={looks[tone]} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Sheet title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="space-y-4 text-sm">
          {children}
          <div className="flex flex-wrap-reverse justify-between gap-2">
            <Button look="outline" onClick={onSingleClick(() => setOpen(false))}>
              Go back
            </Button>
            <Button
              className={tone === "plain" ? "" : "border-alert! bg-alert! text-sheet!"}
              disabled={!mayConfirm}
              onClick={onSingleClick(() => {
                setOpen(false);
                onConfirm();
              })}
            >
              {confirm}
            </Button>
          </div>
        </div>
      </Sheet>
    </>
  );
}
