import { useState } from "react";
import { Button } from "../../src/ui/Button.tsx";

interface Props {
  children: string;
  /** What the button says when it is asked to be sure. */
  sure: string;
  /** Whether something is lost by it, or only cannot be taken back; quiet where it is rarely what one wants. */
  tone?: "alert" | "action" | "quiet";
  disabled?: boolean;
  onSure: () => void;
}

const looks = {
  alert: {
    calm: "border-alert! text-alert! hover:bg-alert-wash!",
    asking: "border-alert! bg-alert! text-sheet!",
  },
  quiet: {
    calm: "border-transparent! px-2! text-muted! hover:text-alert!",
    asking: "border-alert! bg-alert! text-sheet!",
  },
  action: { calm: "bg-action! text-sheet!", asking: "border-action-deep! bg-action-deep! text-sheet!" },
};

/** For what cannot be undone: the button asks again, and forgets the question when it loses the focus. */
export function SureButton({ children, sure, tone = "alert", disabled, onSure }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Button
      look="outline"
      disabled={disabled}
      className={isAsking ? looks[tone].asking : looks[tone].calm}
      onClick={() => {
        if (isAsking) onSure();
        setAsking(!isAsking);
      }}
      onBlur={() => setAsking(false)}
    >
      {isAsking ? sure : children}
    </Button>
  );
}
