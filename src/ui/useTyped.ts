import { useState } from "react";

/**
 * What a form shows: what was typed, although not all of it may be accepted yet. A value that is accepted from elsewhere (a
 * link, Back, a button) takes the place of what was typed for it, and of nothing else. While `accepted` is undefined,
 * everything stays as typed.
 */
export function useTyped<Values extends { [Field in keyof Values]: string }>(
  accepted: Values | undefined,
  empty = accepted as Values,
) {
  const [typed, setTyped] = useState(accepted ?? empty);
  const [seen, setSeen] = useState(accepted);

  if (JSON.stringify(accepted) !== JSON.stringify(seen)) {
    setSeen(accepted);
    const changed = Object.entries(accepted ?? {}).filter(([field, value]) => seen?.[field as keyof Values] !== value);
    setTyped({ ...typed, ...Object.fromEntries(changed) });
  }

  /** `accepting` is what the form accepts at the same time, where that differs from what was typed. */
  function type(changes: Partial<Values>, accepting?: Values) {
    setTyped((before) => ({ ...before, ...changes }));
    if (accepting) setSeen(accepting);
  }

  return [typed, type] as const;
}
