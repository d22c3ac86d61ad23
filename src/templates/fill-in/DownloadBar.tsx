import { Download, TriangleAlert } from "lucide-react";
import { fillInCopy as copy } from "../../../content/templates/template-library.ts";
import type { Warning } from "../../../domain/templates/warnings.ts";
import { Button } from "../../ui/Button.tsx";
import { StatusLine } from "../../ui/StatusLine.tsx";
import type { FileState } from "./useFilledFile.ts";

interface ProgressProps {
  filled: number;
  total: number;
  /** Fields that hold their usual value; not part of the others. */
  preset: number;
}

export const Progress = ({ filled, total, preset }: ProgressProps) => (
  <div className="min-w-0 grow">
    <p className="figures flex flex-wrap justify-between gap-x-4 text-sm">
      <span className="font-strong">{`${filled} of ${total} filled`}</span>
      {preset > 0 && <span className="text-muted">{`${preset} at their usual value`}</span>}
    </p>
    <progress
      value={filled}
      max={total}
      aria-label="Fields filled"
      className="mt-1 block h-1.5 w-full appearance-none overflow-clip rounded-full bg-line [&::-moz-progress-bar]:bg-highlight [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-highlight"
    />
  </div>
);

export const DownloadButton = ({ making, label }: { making: boolean; label: string }) => (
  <Button type="submit" disabled={making} className="shrink-0 px-5!">
    <Download aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
    {making ? copy.making : label}
  </Button>
);

interface ToCheckProps {
  warnings: readonly Warning[];
  onPick: (variable: string) => void;
}

/** What to look at again before signing, beside the button that makes the file. Nothing here stops it. */
export const ToCheck = ({ warnings, onPick }: ToCheckProps) => (
  <div
    className={
      warnings.length > 0
        ? "mb-3 max-h-28 overflow-y-auto rounded-sm border border-alert/30 bg-alert-wash px-4 py-2 text-sm lg:max-h-40 lg:shrink-0"
        : ""
    }
  >
    <p role="status" className="flex gap-2 font-strong text-alert">
      {warnings.length > 0 && (
        <>
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.5} />
          {`${warnings.length} ${warnings.length === 1 ? "value" : "values"} to check before signing`}
        </>
      )}
    </p>
    {warnings.length > 0 && (
      <ul aria-label={copy.toCheck}>
        {warnings.map(({ variable, message }) => (
          <li key={variable.id} className="py-1">
            <button type="button" onClick={() => onPick(variable.id)} className="link min-h-6 text-left font-strong">
              {variable.label}
            </button>
            {`: ${message}`}
          </li>
        ))}
      </ul>
    )}
  </div>
);

export function Outcome({ state, left }: { state: FileState; left: number }) {
  const rest =
    left === 0 ? ` ${copy.beforeUse}` : ` ${left} ${left === 1 ? "field is" : "fields are"} still marked in it.`;
  return (
    <div className={state.kind === "made" || state.kind === "failed" ? "mb-3" : ""}>
      <StatusLine kind="good">{state.kind === "made" && `${state.fileName} is in your downloads.${rest}`}</StatusLine>
      <StatusLine kind="problem">{state.kind === "failed" && copy.failed}</StatusLine>
    </div>
  );
}
