interface Props {
  label: string;
  count?: number | undefined;
  isOn: boolean;
  onClick: () => void;
}

/** Narrows a list to what it names. */
export const Chip = ({ label, count, isOn, onClick }: Props) => (
  <button
    type="button"
    aria-pressed={isOn}
    className="min-h-11 rounded-full border border-line-strong bg-sheet px-3.5 text-sm aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-sheet lg:min-h-8"
    onClick={onClick}
  >
    {label} {count}
  </button>
);
