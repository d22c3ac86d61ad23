import { useAttempts } from "./page-state.ts";

/** Calls with others of which nobody has said yet what came of them. */
export function OtherAttempts({ id, onChoose }: { id: string; onChoose: (id: string) => void }) {
  const others = useAttempts().filter(({ enquiryId }) => enquiryId !== id);
  return others.map(({ enquiryId, name }) => (
    <button
      key={enquiryId}
      type="button"
      className="mb-3 block min-h-11 w-full bg-highlight-wash px-3 py-2 text-left text-sm font-strong"
      onClick={() => onChoose(enquiryId)}
    >
      How did it go with {name}?
    </button>
  ));
}
