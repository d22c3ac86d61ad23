interface Props {
  /** What was answered, in a line. */
  text: string;
  /** What opens the form again. */
  change: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** On narrow screens, in place of a form whose result is shown: what was answered, and a way back to it. */
export const AnswerLine = ({ text, change, isOpen, onToggle }: Props) => (
  <button
    type="button"
    aria-expanded={isOpen}
    onClick={onToggle}
    className="no-print flex min-h-12 items-center justify-between gap-4 border-y border-line text-left text-sm lg:hidden"
  >
    <span className="min-w-0 py-2 break-words">{text}</span>
    <span className="link shrink-0 font-strong">{change}</span>
  </button>
);
