import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { ServerAway } from "../shell/errors.ts";

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
