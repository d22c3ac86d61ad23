import { useState } from "react";
import { Button } from "../../src/ui/Button.tsx";

interface Props {
  children: string;
  /** What the button says when it is asked to be sure. */
  sure: string;
  disabled?: boolean;
  onSure: () => void;
}

/** For what cannot be undone: the button asks again, and forgets the question when it loses the focus. */
export function SureButton({ children, sure, disabled, onSure }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Button
      look="outline"
      disabled={disabled}
      className={`border-alert! ${isAsking ? "bg-alert! text-sheet!" : "text-alert! hover:bg-alert-wash!"}`}
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
