import { Download } from "lucide-react";
import { fillInCopy as copy } from "../../../content/template-library.ts";
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

export function Outcome({ state, left }: { state: FileState; left: number }) {
  const rest = left === 0 ? "" : ` ${left} ${left === 1 ? "field is" : "fields are"} still marked in it.`;
  return (
    <div className={state.kind === "made" || state.kind === "failed" ? "mb-3" : ""}>
      <StatusLine kind="good">{state.kind === "made" && `${state.fileName} is in your downloads.${rest}`}</StatusLine>
      <StatusLine kind="problem">{state.kind === "failed" && copy.failed}</StatusLine>
    </div>
  );
}
