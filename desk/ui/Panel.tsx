import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { ServerAway } from "../shell/errors.ts";

interface Props {
  id: string;
  title: string;
  /** A figure beside the title. */
  count?: number;
  /** It can wait, or is only to be known. */
  isQuiet?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page: a title on a ledger line, and what belongs to it. */
export const Panel = ({ id, title, count, isQuiet = false, actions, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-heading`} className="min-w-0">
    <div
      className={`flex min-h-11 items-end justify-between gap-4 border-b pb-1.5 ${isQuiet ? "border-line-strong text-muted" : "border-ink"}`}
    >
      <h2 id={`${id}-heading`} className={isQuiet ? "text-base" : "text-lg"}>
        {title}
        {count !== undefined && <span className="ml-2 text-base font-normal text-muted tabular-nums">{count}</span>}
      </h2>
      {actions}
    </div>
    {children}
  </section>
);

/** Where there is nothing, and what that means. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="border-b border-line py-6 text-sm text-muted">{children}</p>
);

/** Shows what was asked for as soon as it is there; if it never came, says so. Old data stay while newer are asked for. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "refetch">;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <p className="py-6 text-sm text-muted">Loading…</p>;
  return (
    <div role="alert" className="space-y-3 py-6 text-sm">
      <p>{query.error instanceof ServerAway ? "The server does not answer." : query.error.message}</p>
      <Button look="outline" onClick={() => query.refetch()}>
        Try again
      </Button>
    </div>
  );
}

export type Fact = readonly [label: string, value: ReactNode];

/** Labels and values on ledger lines; what has no value is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="text-sm">
    {facts.map(
      ([label, value]) =>
        value && (
          <div
            key={label}
            className="grid grid-cols-[minmax(6.5rem,2fr)_minmax(0,3fr)] gap-4 border-b border-line py-2 last:border-0"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ),
    )}
  </dl>
);

/** Short facts in one line, with dots between them; a line never begins with a dot. */
export const Parts = ({ parts }: { parts: readonly (string | false | null | undefined)[] }) => {
  const given = parts.filter(Boolean);
  return given.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two facts may read alike
    <span key={index}>
      {index > 0 && " "}
      <span className="inline-block max-w-full">
        {part}
        {index < given.length - 1 && "\u00a0·"}
      </span>
    </span>
  ));
};
