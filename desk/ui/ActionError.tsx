import { useEffect, useRef } from "react";
import { StatusLine } from "../../src/ui/notices.tsx";
import { serverAway } from "../shell/connection.ts";
import { errorText } from "../shell/errors.ts";

/** Where somebody acted: what went wrong. It comes into view, also where the form is longer than the screen. */
export function ActionError({ error }: { error: Error | null }) {
  const place = useRef<HTMLDivElement>(null);
  const isAway = serverAway.use();
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  return (
    <div ref={place}>
      <StatusLine kind="problem">{error && errorText(error, isAway)}</StatusLine>
    </div>
  );
}
