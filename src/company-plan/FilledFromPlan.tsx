import { filledFromPlan as words } from "../../content/filled-from-plan.ts";

/** Says where the answers of a form come from, and takes them out again. */
export const FilledFromPlan = ({ onUndo }: { onUndo: () => void }) => (
  <p
    data-from-plan=""
    className="flex items-center justify-between gap-3 border-l-3 border-action bg-action-wash px-4 py-1 text-sm"
  >
    <span role="status">{words.text}</span>
    <button type="button" onClick={onUndo} className="min-h-11 shrink-0 px-1 font-strong text-action underline">
      {words.undo}
    </button>
  </p>
);
