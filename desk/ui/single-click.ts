import type { MouseEvent } from "react";

/** The second of two clicks at one place does nothing: what came up under the pointer was not meant. */
export const onSingleClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act();
};
